import { paths } from "#web/paths.ts";
import { shippedText, type WrittenSection } from "./shipped-text.server.ts";

const sections: WrittenSection[] = [
  {
    id: "what-it-is-for",
    title: "What this policy is for",
    content: `
      Institutions give us names, logos, pictures and texts. If one of them is yours and stands here
      without your permission, send us a notice. If something of yours was taken down by mistake,
      send us a counter-notice.

      A wrong fee or date is no infringement: tell us with the [contact form](${paths.contact()}).`,
  },
  {
    id: "notice",
    title: "What a notice must contain",
    content: `
      1. The work or mark that is yours, described so that we can recognise it.
      2. The address of each page where it stands, and which part of the page it is.
      3. Your name, postal address, telephone number and e-mail address.
      4. A statement that you believe in good faith that the use is not permitted by the owner, by
         somebody who acts for the owner, or by law.
      5. A statement that what you write is correct, and that you are the owner or may act for the
         owner.
      6. Your signature, by hand or electronic.`,
  },
  {
    id: "what-we-do",
    title: "What we do with it",
    content: `
      We read every complete notice. If it holds, we take the material down, tell whoever supplied
      it, and pass your notice on to them. If something is missing from the notice, we write back
      and say what.

      Accounts that infringe again and again are closed.`,
  },
  {
    id: "counter-notice",
    title: "What a counter-notice must contain",
    content: `
      1. What was taken down, and the address of the page where it stood.
      2. A statement that you believe in good faith that it was taken down by mistake or was taken
         for something else.
      3. Your name, postal address, telephone number and e-mail address.
      4. A statement that you accept the courts of the Maldives for this dispute.
      5. Your signature, by hand or electronic.`,
  },
  {
    id: "after-a-counter-notice",
    title: "After a counter-notice",
    content: `
      We send it to whoever complained. Unless they tell us that they have taken the matter to
      court, we may put the material back.`,
  },
  {
    id: "be-honest",
    title: "Be careful what you state",
    content: `
      A notice or counter-notice that is knowingly false can make you liable for the harm that it
      does. If you are not sure whether you are right, ask a lawyer first. We cannot advise you.`,
  },
  {
    id: "where-to-send-it",
    title: "Where to send it",
    content: `
      By e-mail to the address below, or by registered mail. As with every notice under the [terms
      of service](${paths.terms()}), it counts as received five days after it was sent.`,
  },
];

export const infringement = shippedText(
  "What to send us when something here is yours, or was taken down by mistake.",
  sections,
  [{ label: "Last updated", day: "2026-11-21" }],
);
