import type { PageText, TextSection } from "#features/fixed-pages/fixed-pages.ts";

/** A section in the editor: known by a number, since a new one has no anchor yet. */
export interface EditedSection extends TextSection {
  key: number;
}

export interface EditedText {
  summary: string;
  sections: readonly EditedSection[];
}

let lastKey = 0;

/** A text as the editor holds it. */
export function editedText({ summary, sections }: PageText): EditedText {
  return { summary, sections: sections.map((section) => ({ ...section, key: ++lastKey })) };
}

/** The words alone, as they are sent and drawn. */
export function wordsOfEdited({ summary, sections }: EditedText): {
  summary: string;
  sections: TextSection[];
} {
  return { summary, sections: sections.map(({ key: _, ...section }) => section) };
}

/** The sections with an empty one behind the others of its part. */
export function withNewSection(sections: readonly EditedSection[], part: string) {
  const at = sections.findLastIndex((section) => section.part === part) + 1;
  const added: EditedSection = { key: ++lastKey, part, id: "", title: "", html: "" };
  return { added, sections: sections.toSpliced(at, 0, added) };
}
