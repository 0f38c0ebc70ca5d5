import type { ContentKind } from "#features/content/content-kinds.ts";
import type { PicturePurpose } from "#web/uploaded-picture.ts";

/** How a field of a record is filled in. */
type ContentFieldKind = "line" | "text" | "rich" | "address" | "picture" | "status" | "time";

export interface ContentField {
  name: string;
  label: string;
  kind: ContentFieldKind;
  hint?: string;
  /** Characters at most. */
  max?: number;
  /** What a picture is uploaded for. */
  purpose?: PicturePurpose;
}

/** What the office says of one list, and what is filled in of its records. */
export interface ContentList {
  title: string;
  /** Where the site shows it. */
  shown: string;
  add: string;
  /** What one is called, in a sentence. */
  noun: string;
  fields: readonly ContentField[];
}

const STATUS: ContentField = { name: "status", label: "Shown on the site", kind: "status" };

const LINK_HINT = "https://..., or a page of this site such as /courses";

export const CONTENT_LISTS: Readonly<Record<ContentKind, ContentList>> = {
  faqs: {
    title: "Questions",
    shown: "Questions and answers on the page About us.",
    add: "Add a question",
    noun: "question",
    fields: [
      { name: "question", label: "Question", kind: "line", max: 300 },
      { name: "answer", label: "Answer", kind: "rich" },
      STATUS,
    ],
  },
  testimonials: {
    title: "Testimonials",
    shown: "What people say, on the home page. Only with their permission.",
    add: "Add a testimonial",
    noun: "testimonial",
    fields: [
      { name: "name", label: "Who said it", kind: "line", max: 120 },
      { name: "text", label: "What they said", kind: "text", max: 600 },
      {
        name: "photo_url",
        label: "Photo",
        kind: "picture",
        purpose: "portrait",
        hint: "Optional: without one, their first letter is shown. Square looks best.",
      },
      STATUS,
    ],
  },
  partners: {
    title: "Partners",
    shown: "Partners and sponsors at the foot of the home page.",
    add: "Add a partner",
    noun: "partner",
    fields: [
      { name: "name", label: "Name", kind: "line", max: 120 },
      {
        name: "logo_url",
        label: "Logo",
        kind: "picture",
        purpose: "partner",
        hint: "Optional: without one, the site draws one. Its name stands beside it.",
      },
      {
        name: "link",
        label: "Address of their website (optional)",
        kind: "address",
        hint: "https://...",
      },
      STATUS,
    ],
  },
  messages: {
    title: "News lines",
    shown: "One after the other in the line above the header, on every page.",
    add: "Add a news line",
    noun: "news line",
    fields: [
      { name: "text", label: "Text", kind: "line", max: 120 },
      { name: "link", label: "Where it leads (optional)", kind: "address", hint: LINK_HINT },
      {
        name: "starts_at",
        label: "Shown from (optional)",
        kind: "time",
        hint: "Time in the Maldives. Empty: at once.",
      },
      {
        name: "ends_at",
        label: "Shown until (optional)",
        kind: "time",
        hint: "Time in the Maldives. Empty: until you remove it.",
      },
    ],
  },
};

/** A record as the calls answer it: its fields depend on its list. */
export interface ContentItem {
  id: number;
  etag: string;
  sample: boolean;
  [field: string]: unknown;
}

/** What people call a record: its name, or the first of what it says. */
export function itemTitle(item: Readonly<Record<string, unknown>>): string {
  return String(item.question ?? item.name ?? item.text ?? "");
}

/** Where a record stands now, in a word or two. */
export function itemStateWords(item: ContentItem, now: string): string {
  if (item.status === "inactive") return "Not shown";
  if (typeof item.ends_at === "string" && item.ends_at <= now) return "Over";
  if (typeof item.starts_at === "string" && item.starts_at > now) return "Planned";
  return "Shown";
}

/** Fields of a record that is not there yet. */
export function emptyItem({ fields }: ContentList): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const isOptional = kind === "address" || kind === "picture" || kind === "time";
      return [name, kind === "status" ? "active" : isOptional ? null : ""];
    }),
  );
}
