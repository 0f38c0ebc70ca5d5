import type { Published } from "#features/publishing/published.service.server.ts";
import { readPerVersion } from "#features/publishing/read-per-version.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { siteName } from "#platform/site-name.ts";
import { readPostedTexts } from "./fixed-pages.repository.server.ts";
import {
  FIXED_PAGE_NAMES,
  type FixedPageName,
  fixedPage,
  type ShownText,
  type TextDate,
  type TextFigures,
  withFigures,
} from "./fixed-pages.ts";
import { maldivesDayOf, type PostedText, textsAt } from "./posted-texts.ts";
import type { ShippedTexts } from "./shipped/shipped-texts.server.ts";

interface FixedPagesParts {
  storage: Storage;
  published: Published;
  shipped: ShippedTexts;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** What the fixed pages say now. */
export function createFixedPages(parts: FixedPagesParts) {
  const { published, shipped, now = () => new Date() } = parts;
  const posted = readPerVersion({ ...parts, read: readPostedTexts });
  const of = (page: FixedPageName, texts: readonly PostedText[]) =>
    textsAt(
      texts.filter((text) => text.page === page),
      now(),
    );

  const shownText = (
    page: FixedPageName,
    text: PostedText | null,
    when: Pick<ShownText, "coming" | "isFrom">,
  ): ShownText => {
    const { summary, sections } = text?.text ?? shipped[page];
    const dates = text ? textDates(text, when.isFrom !== null) : shipped[page].dates;
    return withFigures({ summary, sections, dates, ...when }, textFigures(published));
  };

  return {
    /** Reads the texts before the first page is asked for. */
    open: posted.current,

    /** The text of a page that is in force. */
    shown: async (page: FixedPageName): Promise<ShownText> => {
      const { inForce, coming } = of(page, await posted.current());
      const announced = fixedPage(page).noticeDays === null ? [] : coming;
      return shownText(page, inForce, {
        coming: announced.map(({ id, effective_at }) => ({ id, day: maldivesDayOf(effective_at) })),
        isFrom: null,
      });
    },

    /** An announced text before it is in force; null where there is none with this id. */
    coming: async (page: FixedPageName, id: number): Promise<ShownText | null> => {
      const { coming } = of(page, await posted.current());
      const found = coming.find((text) => text.id === id);
      if (!found || fixedPage(page).noticeDays === null) return null;
      return shownText(page, found, { coming: [], isFrom: maldivesDayOf(found.effective_at) });
    },

    /** Names which texts are in force now: another text when one takes effect. */
    edition: () => {
      const texts = posted.shown() ?? [];
      return FIXED_PAGE_NAMES.map((page) => of(page, texts).inForce?.id ?? 0).join(",");
    },
  };
}

export type FixedPagesService = ReturnType<typeof createFixedPages>;

/** What texts may name in braces, as it is now. */
export function textFigures(published: Published): TextFigures {
  const { courses, institutions } = published.current().stats;
  return {
    courses: courses.toLocaleString("en"),
    institutions: institutions.toLocaleString("en"),
    site: siteName,
  };
}

/** What a page says of when an operator's text was posted, and since when it holds. */
function textDates({ page, posted_at, effective_at }: PostedText, isComing: boolean): TextDate[] {
  const effective = maldivesDayOf(effective_at);
  if (fixedPage(page).noticeDays === null) return [{ label: "Last updated", day: effective }];
  return [
    { label: "Posted", day: maldivesDayOf(posted_at) },
    { label: isComing ? "In force from" : "In force since", day: effective },
  ];
}
