import { paths } from "#web/paths.ts";
import { shippedText, type WrittenSection } from "./shipped-text.server.ts";

const sections: WrittenSection[] = [
  {
    id: "who-they-are-for",
    title: "Who they are for",
    content: `
      For everybody whose words or pictures appear on the site: institutions and their staff, people
      who let us quote them, and advertisers. The question behind each rule is the same: can a
      reader of sixteen rely on this?`,
  },
  {
    id: "conflicts-of-interest",
    title: "Conflicts of interest",
    content: `
      - Say who you are. Staff of an institution do not praise it as if they were students.
      - Do not write about a competitor, for better or worse.
      - No payment, gift or discount for a favourable quotation, nor for taking one back.`,
  },
  {
    id: "promotion",
    title: "Promotion",
    content: `
      - Describe the course. “The best”, “world-class” and “guaranteed job” say nothing.
      - State discounts with the day on which they end, in the fee remarks and nowhere else.
      - No advertisements within descriptions. There are [places for them](${paths.advertise()}),
        which are labelled.
      - No links that are there only to be followed, and no code.`,
  },
  {
    id: "privacy",
    title: "Privacy",
    content: `
      - No private telephone numbers or addresses: give those of the office.
      - Name a person only with that person's permission.
      - Nothing about the health, faith, marks or money of anybody who can be recognised.`,
  },
  {
    id: "intellectual-property",
    title: "Intellectual property and review",
    content: `
      - Send only what you made yourself or have permission for.
      - Do not copy descriptions from the pages of others.
      - Use the name of an awarding body only for courses that it does award.

      We may review what is sent in, before or after it appears, and shorten, correct or remove it.
      If something here is yours, see the [infringement policy](${paths.infringement()}).`,
  },
  {
    id: "photos",
    title: "Photos",
    content: `
      - Show your own campus, rooms, workshops and events as they are today.
      - No text, prices or telephone numbers within the picture: they cannot be read aloud.
      - People in a photo have agreed to it; for children a parent or guardian has agreed.
      - No photo libraries, no pictures of other places, no heavy filters.
      - Describe each picture in a few words for those who cannot see it.`,
  },
  {
    id: "institution-accounts",
    title: "Institution accounts",
    content: `
      - An owner's account may add content to the page of its own institution only.
      - It belongs to the institution, not to a person. Tell us when that person leaves.
      - Do not share its password. Each member of staff can have an account.
      - Keep fees, intakes and contacts up to date. What is out of date may be hidden.
      - We may close an account that breaks these rules, after telling its institution why.`,
  },
  {
    id: "report",
    title: "Tell us",
    content: `
      If you see something that breaks these rules, send us the address of the page with the
      [contact form](${paths.contact()}).`,
  },
];

export const contentGuidelines = shippedText(
  "What may stand on this site, so that readers can rely on it.",
  sections,
  [{ label: "Last updated", day: "2026-11-21" }],
);
