/** A list of titled texts within a page. */
export interface PagePart {
  name: string;
  /** What the office calls it. */
  label: string;
  /** What one text of it is called, in a sentence; null where there is exactly one. */
  noun: string | null;
}

interface FixedPage {
  title: string;
  /** Where the site shows it. */
  path: "terms" | "privacy" | "infringement" | "contentGuidelines" | "about";
  /**
   * Days from posting until a new text takes effect: 30 for the terms (specification, 2.14), which the
   * privacy policy promises too. Null: at once, or at a time that is chosen.
   */
  noticeDays: number | null;
  parts: readonly PagePart[];
}

const LONG_TEXT_PARTS: readonly PagePart[] = [
  { name: "sections", label: "Sections", noun: "section" },
];

/** The pages whose words are the operator's to change; until then they are those that ship. */
export const FIXED_PAGES = {
  terms: { title: "Terms of Service", path: "terms", noticeDays: 30, parts: LONG_TEXT_PARTS },
  privacy: { title: "Privacy Policy", path: "privacy", noticeDays: 30, parts: LONG_TEXT_PARTS },
  infringement: {
    title: "Infringement Policy",
    path: "infringement",
    noticeDays: null,
    parts: LONG_TEXT_PARTS,
  },
  guidelines: {
    title: "Content Guidelines",
    path: "contentGuidelines",
    noticeDays: null,
    parts: LONG_TEXT_PARTS,
  },
  about: {
    title: "About us",
    path: "about",
    noticeDays: null,
    parts: [
      { name: "intro", label: "Introduction", noun: null },
      { name: "vision", label: "Vision", noun: null },
      { name: "mission", label: "Mission", noun: null },
      { name: "values", label: "Core values", noun: "value" },
      { name: "students", label: "Why students come", noun: "reason" },
      { name: "institutions", label: "Why list your courses?", noun: "reason" },
    ],
  },
} as const satisfies Record<string, FixedPage>;

export type FixedPageName = keyof typeof FIXED_PAGES;
export const FIXED_PAGE_NAMES = Object.keys(FIXED_PAGES) as FixedPageName[];

/** What this page is, and how a new text of it takes effect. */
export const fixedPage = (name: FixedPageName): FixedPage => FIXED_PAGES[name];

export interface TextSection {
  /** Name of the part that it is in. */
  part: string;
  /** Its anchor in the page's address. */
  id: string;
  title: string;
  /** Sanitised HTML. */
  html: string;
}

/** The words of a page. */
export interface PageText {
  /** What it comes down to, in a sentence; below the page's title. */
  summary: string;
  /** In the order of the page. */
  sections: readonly TextSection[];
}

/** Day of which a page says what happened on it. */
export interface TextDate {
  label: "Last updated" | "Effective from" | "Posted" | "In force since" | "In force from";
  /** YYYY-MM-DD */
  day: string;
}

/** A text as its page draws it. */
export interface ShownText extends PageText {
  dates: readonly TextDate[];
  /** Texts that are posted and not yet in force, the first that comes first. */
  coming: readonly { id: number; day: string }[];
  /** The day from which it is in force, of a text that is read before; null otherwise. */
  isFrom: string | null;
}

/** The texts of one part, in order. */
export function sectionsOfPart({ sections }: PageText, part: string): TextSection[] {
  return sections.filter((section) => section.part === part);
}

/** What texts name in braces, such as {courses}, by what it is called there; as text. */
export type TextFigures = Readonly<Record<"courses" | "institutions" | "site", string>>;

/** Writes figures of the directory, and the name of the site, into a text. */
export function withFigures<Text extends PageText>(text: Text, figures: TextFigures): Text {
  const fill = (words: string, { courses, institutions, site }: TextFigures) =>
    words
      .replaceAll("{courses}", courses)
      .replaceAll("{institutions}", institutions)
      .replaceAll("{site}", () => site);
  const inHtml = {
    ...figures,
    site: figures.site.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  };
  return {
    ...text,
    summary: fill(text.summary, figures),
    sections: text.sections.map((section) => ({ ...section, html: fill(section.html, inHtml) })),
  };
}
