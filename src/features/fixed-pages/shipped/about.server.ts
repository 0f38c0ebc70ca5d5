import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import { shippedText, type WrittenSection } from "./shipped-text.server.ts";

/** Texts of one part; their titles are their anchors. */
function textsOfPart(
  name: string,
  texts: readonly [title: string, content: string][],
): WrittenSection[] {
  return texts.map(([title, content], at) => ({
    part: name,
    id: `${name}-${at + 1}`,
    title,
    content,
  }));
}

const INTRO = `
  {site} brings the courses of colleges, universities and training institutions in the Maldives into
  one place: {courses} courses at {institutions} institutions today. You can filter them by
  qualification framework level, delivery modality, field and awarding body, local or international,
  and compare up to ${SHORTLIST_LIMIT} side by side.

  It is free to use, needs no account, and puts no course before another because somebody paid for
  it.`;

export const about = shippedText(
  "The way from wondering what to study to a course that you can name, with its fee, its place and its start.",
  [
    ...textsOfPart("intro", [["Introduction", INTRO]]),
    ...textsOfPart("vision", [
      [
        "Vision",
        "Everyone in the Maldives, on whichever island, knows what they could study next.",
      ],
    ]),
    ...textsOfPart("mission", [
      [
        "Mission",
        "To collect every course, state it in the same plain terms, and make choosing between them fair and quick.",
      ],
    ]),
    ...textsOfPart("values", [
      [
        "Accessibility",
        "It works on an old phone, on a slow line, with a screen reader, and on paper.",
      ],
      [
        "User-Centric Approach",
        "What a student needs to decide comes first; what we would like to say comes last.",
      ],
      ["Innovation", "We try out better ways to search and to compare, and keep those that help."],
      [
        "Lifelong Learning",
        "A first certificate at sixteen, a degree at forty: both have their place here.",
      ],
      ["Impact", "We count it as success when somebody finds a course that they finish."],
      ["Empowerment", "You get the facts, gaps included, and choose for yourself."],
      [
        "Collaboration",
        "Institutions, teachers and students tell us what is wrong, and we mend it together.",
      ],
    ]),
    ...textsOfPart("students", [
      [
        "Filter courses",
        `By level, delivery, field, language, institution and awarding body. Each choice says how many courses it leaves. [Open the list](${paths.courses()})`,
      ],
      [
        "Responsive and friendly",
        "The same pages on a phone, a tablet and a desk, in words that need no dictionary.",
      ],
      [
        "Search courses",
        `It understands short forms, plurals and a slip of the finger. [Search](${paths.search()})`,
      ],
      [
        "Course comparison",
        `Up to ${SHORTLIST_LIMIT} courses in one table: fees, length, entry, modules. It prints, and it has a link to send home. [Compare](${paths.compare()})`,
      ],
      [
        "Experienced team",
        "Behind the pages are people who know courses and software. Write to them: they answer.",
      ],
      [
        "All courses in one platform",
        "From a certificate of six weeks to a doctorate, without opening twelve websites.",
      ],
    ]),
    ...textsOfPart("institutions", [
      [
        "Increase in student base",
        "Your courses come up where people decide, also on islands that your posters do not reach.",
      ],
      [
        "Online presence",
        "A page of your own with overview, pictures, campuses, faculties, maps and all your courses.",
      ],
      [
        "Reinforce course attractiveness",
        "Modules, careers and entry requirements stand where they are looked for, beside the fee.",
      ],
      [
        "Free listing",
        "Listing is free for registered institutions. There is no fee for a place in the results.",
      ],
      [
        "Easy listing and full control",
        `Change courses one by one, by spreadsheet or from your own system. What your page says about you is yours to correct. [List your courses](${paths.listYourCourses()})`,
      ],
      [
        "Branding and competitive advantage",
        "Your name, logo and strengths side by side with others, in a comparison that is fair.",
      ],
    ]),
  ],
  [],
);
