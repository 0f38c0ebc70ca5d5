import { AboutText } from "#features/about/about-text.tsx";
import {
  type FixedPageName,
  fixedPage,
  type PageText,
  type TextFigures,
  withFigures,
} from "#features/fixed-pages/fixed-pages.ts";
import { LongText } from "#features/fixed-pages/long-text.tsx";
import { sanitizeOwn } from "#platform/html.ts";
import { PublicPreview } from "../editor/public-preview.tsx";

interface TextPreviewProps {
  page: FixedPageName;
  text: PageText;
  figures: TextFigures;
  /** The site's mail address, at the foot of long texts. */
  operatorEmail: string;
}

/** A text as its own page would draw it. */
export function TextPreview({ page, text, figures, operatorEmail }: TextPreviewProps) {
  const filled = withFigures(text, figures);
  const shown = { ...filled, dates: [], coming: [], isFrom: null };
  return (
    <PublicPreview title={`Page: ${fixedPage(page).title}`} clean={sanitizeOwn}>
      {page === "about" ? (
        <AboutText text={filled} questions={null} contact={null} />
      ) : (
        <LongText page={page} text={shown} operatorEmail={operatorEmail} />
      )}
    </PublicPreview>
  );
}
