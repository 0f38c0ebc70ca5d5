import { Link } from "react-router";
import { paths } from "#web/paths.ts";
import type { LegalDate, LegalSection } from "./legal-page.tsx";

const dates: LegalDate[] = [{ label: "Last updated", day: "2026-11-21" }];

const sections: LegalSection[] = [
  {
    id: "who-they-are-for",
    title: "Who they are for",
    content: (
      <p>
        For everybody whose words or pictures appear on the site: institutions and their staff,
        people who let us quote them, and advertisers. The question behind each rule is the same:
        can a reader of sixteen rely on this?
      </p>
    ),
  },
  {
    id: "conflicts-of-interest",
    title: "Conflicts of interest",
    content: (
      <ul>
        <li>Say who you are. Staff of an institution do not praise it as if they were students.</li>
        <li>Do not write about a competitor, for better or worse.</li>
        <li>No payment, gift or discount for a favourable quotation, nor for taking one back.</li>
      </ul>
    ),
  },
  {
    id: "promotion",
    title: "Promotion",
    content: (
      <ul>
        <li>Describe the course. “The best”, “world-class” and “guaranteed job” say nothing.</li>
        <li>
          State discounts with the day on which they end, in the fee remarks and nowhere else.
        </li>
        <li>
          No advertisements within descriptions. There are{" "}
          <Link to={paths.advertise()}>places for them</Link>, which are labelled.
        </li>
        <li>No links that are there only to be followed, and no code.</li>
      </ul>
    ),
  },
  {
    id: "privacy",
    title: "Privacy",
    content: (
      <ul>
        <li>No private telephone numbers or addresses: give those of the office.</li>
        <li>Name a person only with that person's permission.</li>
        <li>Nothing about the health, faith, marks or money of anybody who can be recognised.</li>
      </ul>
    ),
  },
  {
    id: "intellectual-property",
    title: "Intellectual property and review",
    content: (
      <>
        <ul>
          <li>Send only what you made yourself or have permission for.</li>
          <li>Do not copy descriptions from the pages of others.</li>
          <li>Use the name of an awarding body only for courses that it does award.</li>
        </ul>
        <p>
          We may review what is sent in, before or after it appears, and shorten, correct or remove
          it. If something here is yours, see the{" "}
          <Link to={paths.infringement()}>infringement policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: "photos",
    title: "Photos",
    content: (
      <ul>
        <li>Show your own campus, rooms, workshops and events as they are today.</li>
        <li>No text, prices or telephone numbers within the picture: they cannot be read aloud.</li>
        <li>People in a photo have agreed to it; for children a parent or guardian has agreed.</li>
        <li>No photo libraries, no pictures of other places, no heavy filters.</li>
        <li>Describe each picture in a few words for those who cannot see it.</li>
      </ul>
    ),
  },
  {
    id: "institution-accounts",
    title: "Institution accounts",
    content: (
      <ul>
        <li>An owner's account may add content to the page of its own institution only.</li>
        <li>It belongs to the institution, not to a person. Tell us when that person leaves.</li>
        <li>Do not share its password. Each member of staff can have an account.</li>
        <li>Keep fees, intakes and contacts up to date. What is out of date may be hidden.</li>
        <li>We may close an account that breaks these rules, after telling its institution why.</li>
      </ul>
    ),
  },
  {
    id: "report",
    title: "Tell us",
    content: (
      <p>
        If you see something that breaks these rules, send us the address of the page with the{" "}
        <Link to={paths.contact()}>contact form</Link>.
      </p>
    ),
  },
];

export const contentGuidelines = {
  title: "Content Guidelines",
  summary: "What may stand on this site, so that readers can rely on it.",
  dates,
  sections,
};
