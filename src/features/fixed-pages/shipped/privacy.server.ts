import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import {
  NETWORK_DAYS,
  SESSION_IDLE_DAYS,
  STAFF_IDLE_HOURS,
} from "#features/accounts/account-limits.ts";
import { UNCONFIRMED_ORDER_DAYS } from "#features/adverts/sales/sales-limits.ts";
import {
  APPLICATION_LINK_DAYS,
  RETURNED_APPLICATION_DAYS,
} from "#features/applications/application-limits.ts";
import { APPLIED_KEY } from "#features/applying/what-is-kept.ts";
import { CHAT_DAYS } from "#features/chat/chat-limits.ts";
import { USES_KEPT_KEY } from "#features/chat/what-is-kept.ts";
import { ONLY_KEY, UNDER_SCHEME_KEY, WHAT_I_HAVE_KEY } from "#features/entry/what-is-kept.ts";
import { INVITATION_DAYS } from "#features/memberships/membership-limits.ts";
import { QUESTION_DAYS } from "#features/questions/question-limits.ts";
import { MIN_SEARCHES_SHOWN, TEXT_DAYS } from "#features/visits/visit-limits.ts";
import { AUDIT_YEARS } from "#records/audit/audit-limits.ts";
import { paths } from "#web/paths.ts";
import {
  htmlTable,
  type ShippedText,
  shippedText,
  type WrittenSection,
} from "./shipped-text.server.ts";

/** Hosts that visitors' data reaches beside our own server; null for none. */
export interface OtherHosts {
  /** Where the operator's own statistics script comes from. */
  analytics: string | null;
  /** The language model that answers in the chat. */
  modelHost: string | null;
}

/** Name, content and end of what browsers keep. */
const IN_BROWSER = [
  [
    "coursesToShortlist",
    `numbers of at most ${SHORTLIST_LIMIT} courses on your shortlist`,
    "you clear the shortlist or the browser's data",
  ],
  [
    APPLIED_KEY,
    "which courses you say you applied for and when, and which papers you ticked as ready",
    "you untick them, or clear the browser's data; with an account, you sign out",
  ],
  [
    "my_island",
    "which island you live on, if you say it",
    "you forget it, or clear the browser's data",
  ],
  [
    WHAT_I_HAVE_KEY,
    "the passes, certificates and work that you filled in, to see what you can enter",
    "you delete it there, or clear the browser's data",
  ],
  [
    UNDER_SCHEME_KEY,
    `that the ${GRANT_SCHEME} applies to you, so that prices are what you pay`,
    "you delete it there, or clear the browser's data",
  ],
  [
    ONLY_KEY,
    "that lists show only what you can enter",
    "you untick it, or clear the browser's data",
  ],
  ["auth_token", "the key to your session, only if you sign in to an account", "you sign out"],
  [
    "__Host-session (a cookie; \u201csession\u201d without https)",
    "the same for pages that are yours alone, out of reach of scripts; no other site gets it",
    "you sign out, or after 180 days",
  ],
  [
    "office_institution (a cookie)",
    "which institution you work for in the office, only if you speak for several",
    "you clear the browser's data",
  ],
  [
    "office_unsent …",
    "what you typed in the office, while it is not saved or sent",
    "it is saved or sent, or you close the tab",
  ],
  [
    "chat_device_id",
    "a random number under which you chat, only if you open the chat",
    "you clear the browser's data",
  ],
  [
    USES_KEPT_KEY,
    "that the chat may use what you have, your island and shortlist",
    "you untick it, or clear the browser's data",
  ],
  [
    "react-router-scroll-positions",
    "how far down each page you were, so that Back returns there",
    "you close the tab",
  ],
];

const sections = ({ analytics, modelHost }: OtherHosts): WrittenSection[] => [
  {
    id: "in-short",
    title: "In short",
    content: `
      - The site sets one cookie, only if you sign in: the key to your session.
      - Your shortlist is kept in your own browser; with an account, also with the account.
      - We store what you write to us with the contact form, and what you ask institutions.
      - If you make an account, we store it until you delete it. You can, at any time.
      - We store what you write in the chat, until you delete it or do not come back.${analytics === null ? "\n- No other company's scripts run on our pages." : ""}
      - We sell nothing about you.`,
  },
  {
    id: "in-your-browser",
    title: "What stays in your browser",
    content: `
      The site keeps a few things in the storage of your browser, on your device:

      ${htmlTable(["Name", "What it holds", "Until"], IN_BROWSER)}

      The shortlist reaches our server when you open the comparison, as the numbers of the courses
      to show, and while you are signed in, to be saved with your account. If you share the link of
      a comparison, these numbers are part of it.

      What you have reaches our server while a list shows only what you can enter (that the scheme applies to you with any list), and when you look for paths to a goal, then with your island if you chose one. It is not stored or logged there, and is part of no address. The chat gets it, with your shortlist, only while you let it, and does not store it.`,
  },
  {
    id: "messages",
    title: "What you write to us",
    content: `
      The contact form stores your name, e-mail address, message and the time in our database, and
      sends the same to our mailbox, so that we can answer. We use it for nothing else.

      Who applies to list the courses of an institution gives a name, a position and an e-mail
      address, with the institution and its register number. We store them and send them to our
      mailbox once the address is proven, and delete them after ${APPLICATION_LINK_DAYS} days where it
      is not. Where we return it and it is not sent anew, it is deleted after
      ${RETURNED_APPLICATION_DAYS} days, and a year after we have decided.

      Ask us, and we delete your messages from both.`,
  },
  {
    id: "questions",
    title: "What you ask institutions",
    content: `
      The form for questions stores your name, your e-mail address or phone number, your question and
      the time in our database, and mails the same to the institution, or to us where the institution
      states no address. The people who speak for the institution here read it and may answer it here;
      the answer is stored with it.

      Questions and answers are deleted after ${QUESTION_DAYS} days. The link in the mail that you get
      deletes them at once. What was mailed to the institution already is theirs to delete.`,
  },
  {
    id: "account",
    title: "What an account keeps",
    content: `
      An account is up to you. If you make one, we store:

      - your name, e-mail address and mobile number, and when you registered
      - your password, scrambled so that nobody can read it, not even we
      - with two-factor sign-in, the key of your app, encrypted, and your recovery codes, scrambled
      - for each device that is signed in: which browser it says it is, and when it was used. That
        goes when you sign out, or after ${SESSION_IDLE_DAYS} days without use; the session of who
        works for an institution or for us ends after ${STAFF_IDLE_HOURS} hours without use
      - the institutions that you speak for, since when, and who invited you. Other members of them
        see your name and address
      - if you speak for an institution or work for us: what you changed in the directory and when,
        and which keys you made for systems of your institution.
        Whoever may change the same record sees your name beside it. The change stays when the
        account is deleted; your name does not
      - if you work for us, what you decided here, with your name; and what we decided about an account
        or an application, with its name and address. Both stay for ${AUDIT_YEARS} years, so that it can
        be found out who did what
      - your shortlist, what you noted of applying for its courses, and what you and the assistant wrote while you were signed in
      - the searches and courses that you saved to be kept posted, what we told you of them, when we
        last mailed you, and whether you stopped these mails or your address refused them
      - for ${NETWORK_DAYS} days, a scrambled note of the networks you signed in from, so that
        nobody can lock you out of your account

      We send you a mail when you register, when you ask for a new password, and when your password
      or address changes. If you save searches or courses and confirm your address, we also write to
      you when something of them changed, once a week at most; a link in each of these mails ends
      them. A mail that invites somebody to speak for an institution goes to the address
      that its owner typed, which we keep until the invitation is accepted or ${INVITATION_DAYS} days
      are over. Owners of an institution are told when a key to its courses is made, and whoever submitted or planned a change what became of it. A mail waits in our database until it has left. We send no advertising, and do not
      count who opens a mail.

      On your [profile](${paths.profile()}) you can change all of it, sign devices out, take
      everything along as a file, and delete the account. Then everything above goes at once, but
      the scrambled notes, which end by themselves.`,
  },
  {
    id: "chat",
    title: "What you say in the chat",
    content: `
      The chat stores your messages and its answers in our database, so that you find them again and
      it knows what you said before. Without an account they are stored under the random number in
      your browser, and we do not know who you are unless you write it. We delete them ${CHAT_DAYS}
      days after your last message.

      A question that the assistant could not answer is also kept for ${TEXT_DAYS} days without who
      asked it, so that we can mend that. Mail addresses and numbers of phones, identity cards and
      passports are cut out of it first.

      When you sign in, what you said on this device moves to your account and stays there until you
      delete it or the account. “Clear chat” deletes it at once; how many free messages you have
      used is kept.

${
  modelHost === null
    ? ""
    : `
      A language model at **${modelHost}** helps to write the answers. Your message and what was said
      shortly before are sent there, and your island and shortlist where you let the chat use
      them, without your name, address, number or results.`
}

      So that nobody takes all answers, we count free messages by network address too. For that a
      fingerprint of the address stays in the database for a day, without anything of what was said.`,
  },
  {
    id: "advert-orders",
    title: "When you order adverts",
    content: `
      We keep your name, organisation, address and e-mail with what you ordered, its material, its
      invoices and what we wrote to each other about it. An order that you do not confirm is deleted
      after ${UNCONFIRMED_ORDER_DAYS} days; invoices are kept as long as the law demands. You get mails
      to confirm the order, about our decision, your invoices and payments, and before your adverts
      end. Whoever has the secret address in these mails can open the order's page.`,
  },
  {
    id: "visits",
    title: "What a visit leaves behind",
    content: `
      Every web server sees the network address of who asks. Ours keeps it in memory for a few
      minutes, so that nobody can flood us with clicks. To limit the messages to us, the calls of
      accounts and those of the assistant it counts in the database, for at most a day, under a
      scrambled form of the address (a hash).

      We count how often each page was opened on a day, and how often an advertisement was seen and
      clicked. Of each course and institution we count how often it stood in a list or in what a
      search found, was shortlisted and compared, and how often its phone number, mail address and
      website were followed, and the way to apply; its institution sees these numbers. We count which filters are chosen
      and which texts are searched, so that we learn what people do not find. All of these are
      numbers by day that hold nothing about who it was. A searched text is kept for ${TEXT_DAYS}
      days, in small letters and without anything else, unless it is long or holds what may be an
      address or a number of a person; the people who run {site} see it once it was searched
      ${MIN_SEARCHES_SHOWN} times. A browser that asks sites not to track it (Global Privacy Control
      or Do Not Track) is left out of all this but the advertisements. When something goes wrong, the
      technical log notes the fault.
${
  analytics === null
    ? ""
    : `
      Beside that, our pages run a statistics script from **${analytics}**. It sees your network
      address and which pages you open here; what its operator does with that is in its own privacy
      policy.`
}`,
  },
  {
    id: "other-sites",
    title: "Maps and other sites",
    content: `
      An institution's page can show a map of OpenStreetMap or Google. When it comes into view, your
      browser fetches it from there, and that company sees your network address. A logo or picture
      that an institution keeps on its own website is fetched from that website.

      Links to social networks are plain links: these companies learn of your visit only when you
      follow one. Our pages do not tell other sites which page you came from.`,
  },
  {
    id: "who-sees-it",
    title: "Who sees your data",
    content: `
      The people who run {site}, and those who host our server and mailbox for us. Nobody else, unless
      a court in the Maldives orders it. We do not sell or lend data, and we make no profiles.`,
  },
  {
    id: "your-choices",
    title: "Your choices",
    content: `
      - Use the site without an account. Everything but the account itself works.
      - Use it without JavaScript. Then nothing is kept in your browser, a shortlist included.
      - Ask us what we have stored about you, to correct it, or to delete it.`,
  },
  {
    id: "children",
    title: "Younger readers",
    content: `
      The site is made for people who choose a course, many of them at sixteen. You need to tell us
      nothing to use it. If you are under eighteen, show a parent or guardian before you send us a
      message with your name.`,
  },
  {
    id: "changes",
    title: "Changes of this policy",
    content: `
      When the site begins to handle data in another way, this page says so first, with a new date.
      As with the [terms of service](${paths.terms()}), a change takes effect 30 days after it was
      posted.`,
  },
];

/** What the software does with data; change it together with the software. */
export function privacy(hosts: OtherHosts): ShippedText {
  return shippedText(
    "What we store, what stays in your browser, and what we never learn.",
    sections(hosts),
    [{ label: "Last updated", day: "2026-11-22" }],
  );
}
