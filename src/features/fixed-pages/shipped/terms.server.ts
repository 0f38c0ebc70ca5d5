import { paths } from "#web/paths.ts";
import { shippedText, type WrittenSection } from "./shipped-text.server.ts";

const sections: WrittenSection[] = [
  {
    id: "who-we-are",
    title: "Who we are",
    content: `
      {site} is a website owned and run by a company. In this text “we” is that company, “the site” is
      {site}, and “you” is whoever uses it.

      By using the site you accept these terms. If you do not accept them, do not use it.`,
  },
  {
    id: "what-the-site-is",
    title: "What the site is, and is not",
    content: `
      The site is a directory. It shows courses, their institutions, fees, dates and requirements,
      and helps you to compare them.

      - We are not a college, and no course here is ours.
      - You cannot apply through the site. An application is between you and the institution.
      - Nothing on the site is a promise of a place, a grant, a visa or a job.`,
  },
  {
    id: "information",
    title: "The information on it",
    content: `
      What we show comes from institutions and from public registers. Fees and dates change, and a
      source can be wrong. Before you pay or sign anything, ask the institution.

      “Not stated” means that our source does not say. It does not mean none, no, or free.

      Entries marked as sample data are invented, to show how the site works. Do not apply by them.`,
  },
  {
    id: "use",
    title: "How you may use it",
    content: `
      You may search, read, compare, print and share whatever the site shows, and read its public
      API, without asking us. You may not:

      - present entries of the site as your own work, or change what they say;
      - overload it, break into it, or get around its limits;
      - send messages that are unlawful, insulting, or advertisements.

      We may stop serving those who do.`,
  },
  {
    id: "rights",
    title: "What belongs to whom",
    content: `
      Names, logos, pictures and descriptions of institutions belong to the institutions. The name
      {site}, its mark and its drawings belong to us.

      If something here infringes a right of yours, the [infringement
      policy](${paths.infringement()}) says what to send us.`,
  },
  {
    id: "advertisements",
    title: "Advertisements and other sites",
    content: `
      Advertisements are labelled as such. Paying for one does not move a course or an institution
      up in any list.

      The site links to others, among them those of institutions, partners and advertisers. What
      they say and do is theirs to answer for.`,
  },
  {
    id: "as-is",
    title: "The site is used as is",
    content: `
      You use the site as it is and as it is available. We do not warrant that it is complete,
      correct, up to date, free of faults, or always within reach.

      As far as the law allows, we do not answer for losses that come from relying on the site or
      from not being able to use it. This takes nothing away from rights that the law gives you and
      that no contract may remove.`,
  },
  {
    id: "privacy",
    title: "Your data",
    content: `
      The [privacy policy](${paths.privacy()}) says what we store and what stays in your browser.`,
  },
  {
    id: "notices",
    title: "Notices",
    content: `
      A notice under these terms may be sent by e-mail or by registered mail. It counts as received
      five days after it was sent.

      Notices to us go to the address at the foot of this page.`,
  },
  {
    id: "changes",
    title: "Changes of these terms",
    content: `
      We post changes on this page with a new date. A change takes effect 30 days after it was
      posted. If you go on using the site after that, you accept it.`,
  },
  {
    id: "law",
    title: "Law and courts",
    content: `
      These terms are governed by the law of the Maldives. Disputes about them are for the courts of
      the Maldives to decide.`,
  },
];

/** Facts of the specification, 2.14, in our own words. */
export const terms = shippedText(
  "What you can expect of this directory, what we expect of you, and which law applies between us.",
  sections,
  [
    { label: "Last updated", day: "2023-10-25" },
    { label: "Effective from", day: "2023-11-01" },
  ],
);
