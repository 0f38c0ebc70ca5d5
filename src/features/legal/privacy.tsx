import { Link } from "react-router";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { NETWORK_DAYS, SESSION_IDLE_DAYS } from "#features/accounts/account-limits.ts";
import { CHAT_DAYS } from "#features/chat/chat-limits.ts";
import { TableScroller } from "#ui/table-scroller.tsx";
import { paths } from "#web/paths.ts";
import type { LegalDate, LegalSection } from "./legal-page.tsx";

const dates: LegalDate[] = [{ label: "Last updated", day: "2026-11-21" }];

/** Hosts that visitors' data reaches beside our own server; null for none. */
interface OtherHosts {
  /** Where the operator's own statistics script comes from. */
  analytics: string | null;
  /** The language model that answers in the chat. */
  modelHost: string | null;
}

const sections = ({ analytics, modelHost }: OtherHosts): LegalSection[] => [
  {
    id: "in-short",
    title: "In short",
    content: (
      <ul>
        <li>The site sets no cookies.</li>
        <li>Your shortlist is kept in your own browser; with an account, also with the account.</li>
        <li>We store what you write to us with the contact form.</li>
        <li>If you make an account, we store it until you delete it. You can, at any time.</li>
        <li>We store what you write in the chat, until you delete it or do not come back.</li>
        {analytics === null && <li>No other company's scripts run on our pages.</li>}
        <li>We sell nothing about you.</li>
      </ul>
    ),
  },
  {
    id: "in-your-browser",
    title: "What stays in your browser",
    content: (
      <>
        <p>The site keeps a few things in the storage of your browser, on your device:</p>
        <TableScroller label="What the site keeps in your browser">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">What it holds</th>
                <th scope="col">Until</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>coursesToShortlist</td>
                <td>numbers of at most {SHORTLIST_LIMIT} courses on your shortlist</td>
                <td>you clear the shortlist or the browser's data</td>
              </tr>
              <tr>
                <td>auth_token</td>
                <td>the key to your session, only if you sign in to an account</td>
                <td>you sign out</td>
              </tr>
              <tr>
                <td>chat_device_id</td>
                <td>a random number under which you chat, only if you open the chat</td>
                <td>you clear the browser's data</td>
              </tr>
              <tr>
                <td>react-router-scroll-positions</td>
                <td>how far down each page you were, so that Back returns there</td>
                <td>you close the tab</td>
              </tr>
            </tbody>
          </table>
        </TableScroller>
        <p>
          The shortlist reaches our server when you open the comparison, as the numbers of the
          courses to show, and while you are signed in, to be saved with your account. If you share
          the link of a comparison, these numbers are part of it.
        </p>
      </>
    ),
  },
  {
    id: "messages",
    title: "What you write to us",
    content: (
      <>
        <p>
          The contact form stores your name, e-mail address, message and the time in our database,
          and sends the same to our mailbox, so that we can answer. We use it for nothing else.
        </p>
        <p>Ask us, and we delete your messages from both.</p>
      </>
    ),
  },
  {
    id: "account",
    title: "What an account keeps",
    content: (
      <>
        <p>An account is up to you. If you make one, we store:</p>
        <ul>
          <li>your name, e-mail address and mobile number, and when you registered</li>
          <li>your password, scrambled so that nobody can read it, not even we</li>
          <li>
            for each device that is signed in: which browser it says it is, and when it was used.
            That goes when you sign out, or after {SESSION_IDLE_DAYS} days without use
          </li>
          <li>
            the courses you saved, and what you and the assistant wrote while you were signed in
          </li>
          <li>
            for {NETWORK_DAYS} days, a scrambled note of the networks you signed in from, so that
            nobody can lock you out of your account
          </li>
        </ul>
        <p>
          We send you a mail when you register, when you ask for a new password, and when your
          password or address changes. A mail waits in our database until it has left. We send no
          advertising.
        </p>
        <p>
          On your <Link to={paths.profile()}>profile</Link> you can change all of it, sign devices
          out, take everything along as a file, and delete the account. Then everything above goes
          at once, but the scrambled notes, which end by themselves.
        </p>
      </>
    ),
  },
  {
    id: "chat",
    title: "What you say in the chat",
    content: (
      <>
        <p>
          The chat stores your messages and its answers in our database, so that you find them again
          and it knows what you said before. Without an account they are stored under the random
          number in your browser, and we do not know who you are unless you write it. We delete them{" "}
          {CHAT_DAYS} days after your last message.
        </p>
        <p>
          When you sign in, what you said on this device moves to your account and stays there until
          you delete it or the account. “Clear chat” deletes it at once; how many free messages you
          have used is kept.
        </p>
        {modelHost !== null && (
          <p>
            A language model at <strong>{modelHost}</strong> helps to write the answers. Your
            message and what was said shortly before are sent there, without your name, address or
            number.
          </p>
        )}
        <p>
          So that nobody takes all answers, we count free messages by network address too. For that
          a fingerprint of the address stays in the database for a day, without anything of what was
          said.
        </p>
      </>
    ),
  },
  {
    id: "visits",
    title: "What a visit leaves behind",
    content: (
      <>
        <p>
          Every web server sees the network address of who asks. Ours keeps it in memory for a few
          minutes, so that nobody can flood us with clicks. To limit the messages to us, the calls
          of accounts and those of the assistant it counts in the database, for at most a day, under
          a scrambled form of the address (a hash).
        </p>
        <p>
          We count how often each page was opened on a day, and how often an advertisement was seen
          and clicked. These are numbers by page, advertisement and day: they hold nothing about who
          it was, or what was searched for. A browser that asks sites not to track it (Global
          Privacy Control or Do Not Track) is left out of the page counts. When something goes
          wrong, the technical log notes the fault.
        </p>
        {analytics !== null && (
          <p>
            Beside that, our pages run a statistics script from <strong>{analytics}</strong>. It
            sees your network address and which pages you open here; what its operator does with
            that is in its own privacy policy.
          </p>
        )}
      </>
    ),
  },
  {
    id: "other-sites",
    title: "Maps and other sites",
    content: (
      <>
        <p>
          An institution's page can show a map of OpenStreetMap or Google. When it comes into view,
          your browser fetches it from there, and that company sees your network address. A logo or
          picture that an institution keeps on its own website is fetched from that website.
        </p>
        <p>
          Links to social networks are plain links: these companies learn of your visit only when
          you follow one. Our pages do not tell other sites which page you came from.
        </p>
      </>
    ),
  },
  {
    id: "who-sees-it",
    title: "Who sees your data",
    content: (
      <p>
        The people who run Magu, and those who host our server and mailbox for us. Nobody else,
        unless a court in the Maldives orders it. We do not sell or lend data, and we make no
        profiles.
      </p>
    ),
  },
  {
    id: "your-choices",
    title: "Your choices",
    content: (
      <ul>
        <li>Use the site without an account. Everything but the account itself works.</li>
        <li>
          Use it without JavaScript. Then nothing is kept in your browser, a shortlist included.
        </li>
        <li>Ask us what we have stored about you, to correct it, or to delete it.</li>
      </ul>
    ),
  },
  {
    id: "children",
    title: "Younger readers",
    content: (
      <p>
        The site is made for people who choose a course, many of them at sixteen. You need to tell
        us nothing to use it. If you are under eighteen, show a parent or guardian before you send
        us a message with your name.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes of this policy",
    content: (
      <p>
        When the site begins to handle data in another way, this page says so first, with a new
        date. As with the <Link to={paths.terms()}>terms of service</Link>, a change takes effect 30
        days after it was posted.
      </p>
    ),
  },
];

/** What the software does with data; change it together with the software. */
export function privacy(hosts: OtherHosts) {
  return { ...privacyHead, dates, sections: sections(hosts) };
}

export const privacyHead = {
  title: "Privacy Policy",
  summary: "What we store, what stays in your browser, and what we never learn.",
};
