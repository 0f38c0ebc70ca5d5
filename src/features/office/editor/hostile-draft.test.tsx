import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { LiveCourse } from "#features/courses/course/live-course.tsx";
import { LongText } from "#features/fixed-pages/long-text.tsx";
import { LiveInstitution } from "#features/institutions/institution/live-institution.tsx";
import { overviewStart } from "#features/institutions/institution/overview-start.ts";
import { sanitizeOwn } from "#platform/html.ts";
import { bannerAddress, logoAddress } from "#web/logo-address.ts";
import { NAMED_INSTITUTION } from "../../../../test/catalogue-source.ts";
import { aboutCourse, statedFields } from "../../../../test/office-courses.ts";
import { rendered } from "../../../../test/rendered.tsx";
import { type CourseFields, completeFields, courseOf } from "../course-fields.ts";
import { completeInstitution, editedInstitution } from "../institution/institution-fields.ts";
import { PreviewedPage } from "./public-preview.tsx";

/** What somebody sends as a value of a draft: every text of it, or every address. */
const HOSTILE = [
  '<p>Words</p><script>alert("x")</script><img src=x onerror="alert(1)"><p onclick="alert(2)">More</p>',
  '<p>Words</p><a href="javascript:alert(1)">go</a><a href=" jav&#x09;ascript:alert(1)">go</a>',
  '<p>Words</p><iframe src="https://evil.example/"></iframe><form action="https://evil.example/"><button>Go</button></form>',
  '<p>Words</p><svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p>Words</p><style>@import "https://evil.example/"</style><link rel=stylesheet href=//evil.example><base href=//evil.example/><meta http-equiv=refresh content="0;url=//evil.example">',
  "<div>Words".repeat(400),
  'Words "><script>alert(1)</script>',
  "javascript:alert(1)//Words",
  "data:text/html,Words<script>alert(1)</script>",
  "https://evil.example/Words",
];
const SAID = { ref: "reef", sources: [], field_sources: {} };

/** The value with each of its texts replaced, whatever holds them. */
function filled(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, text));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, filled(each, text)]),
    );
  }
  return value === null || typeof value === "string" ? text : value;
}

const INTAKE = { label: "", year: 2027, month: 3, day: null, all_year: null, deadline: "2027-02" };

function coursePage(text: string): ReactNode {
  const { mnqf_level: _, ...words } = completeFields({});
  const fields = filled({ ...statedFields, ...words, mode_of_study_text: null }, text);
  const course = courseOf(
    {
      ...(fields as CourseFields),
      intakes: [text],
      intake_details: [{ ...INTAKE, label: text, apply_url: text }],
    },
    { ...aboutCourse, institution: { ...aboutCourse.institution, name: text } },
    { ...SAID, facts: { approval: null, cost: null, intakes: null, entry: null, record: null } },
  );
  return (
    <LiveCourse
      course={course}
      grant={text}
      campuses={[
        {
          id: 7,
          name: text,
          place: text,
          phone: text,
          email: text,
          link_website: text,
          place_codes: [],
        },
      ]}
      contactsStated={null}
      responseDays={null}
      similar={[]}
      opened={null}
      today="2026-11-22"
      isPreview
    />
  );
}

function institutionPage(text: string): ReactNode {
  const contact = {
    ...(filled(completeInstitution({ campuses: [{}] }).campuses[0], text) as object),
  };
  const fields = completeInstitution({
    ...(filled(completeInstitution({}), text) as object),
    slides: [{ order: 0, url: text, alt: text }],
    campuses: [contact],
    faculties: [contact],
  });
  const institution = editedInstitution(fields, NAMED_INSTITUTION, {
    ...SAID,
    facts: NAMED_INSTITUTION.facts,
  });
  return (
    <LiveInstitution
      institution={{
        ...institution,
        logo: logoAddress(institution, 128),
        banner: bannerAddress(institution),
        overview: { html: text, start: overviewStart(text) },
      }}
      courses={[]}
      total={0}
      responseDays={null}
      today="2026-11-22"
    />
  );
}

function longText(text: string): ReactNode {
  const sections = [{ part: "text", id: "a", title: text, html: text }];
  return (
    <LongText
      page="privacy"
      text={{ summary: text, sections, dates: [], coming: [], isFrom: null }}
      operatorEmail="office@magu.example"
    />
  );
}

/** What would run or load something of others in a drawn page. */
function harmIn(html: string): string[] {
  const tags = html.match(/<[a-z][^\s/>]*(?:"[^"]*"|'[^']*'|[^>"'])*>/gi) ?? [];
  return tags.filter(
    (tag) =>
      (/^<(?:script|style|iframe|frame|object|embed|link|meta|base|math)\b/i.test(tag) &&
        // React's own hints to fetch a picture or font.
        !/^<link rel="preload" (?:[^"]*"[^"]*")*[^"]*as="(?:image|font)"/.test(tag)) ||
      /^<form\b[^>]*\saction="(?!\/)/i.test(tag) ||
      /\son[a-z]+\s*=(?=(?:[^"]*"[^"]*")*[^"]*$)/i.test(tag) ||
      /\s(?:href|action|xlink:href|srcdoc)="(?:\s|&#?\w+;)*(?:javascript|data|vbscript):/i.test(
        tag,
      ) ||
      /\ssrcdoc=/i.test(tag),
  );
}

it("would be told where it was drawn as it is", () => {
  const told = HOSTILE.slice(0, 5).map((text) => harmIn(text).length);
  expect(told.every((count) => count > 0)).toBe(true);
});

const PAGES = [
  ["a course", coursePage, undefined],
  ["an institution", institutionPage, undefined],
  ["a fixed page", longText, sanitizeOwn],
] as const;

for (const [name, page, clean] of PAGES) {
  it(`draws nothing of ${name} that runs or loads what others say`, async () => {
    for (const text of HOSTILE) {
      const html = await rendered(<PreviewedPage clean={clean}>{page(text)}</PreviewedPage>);
      expect(html).toContain("Words");
      expect(harmIn(html)).toEqual([]);
    }
  });
}
