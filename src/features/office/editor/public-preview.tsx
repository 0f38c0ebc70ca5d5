import { Monitor, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { previewed, sanitize } from "#platform/html.ts";
import { classNames } from "#ui/class-names.ts";
import { CleaningContext } from "#ui/rich-text.tsx";
import { ToggleButton } from "./toggle-button.tsx";

interface PublicPreviewProps {
  /** Name of the page. */
  title: string;
  /** Whether it is the page as it would be, or as it was. */
  isPast?: boolean;
  /** The page as it would be. */
  children: ReactNode;
  /** What cleans its texts when they are written. */
  clean?: typeof sanitize;
  /** What is said below it. */
  below?: ReactNode;
}

/** A public page as it would be or was, as wide as on a phone or on a computer. */
export function PublicPreview({
  title,
  isPast = false,
  children,
  clean,
  below,
}: PublicPreviewProps) {
  const [isWide, setWide] = useState(false);
  return (
    <section
      aria-label={`The public page as it ${isPast ? "was" : "would be"}`}
      className="office-preview"
    >
      <div className="flex items-center justify-between gap-2 px-3 py-1.5">
        <p className="text-sm font-semibold">As the public {isPast ? "saw" : "would see"} it</p>
        <div className="flex">
          <ToggleButton
            className="size-11"
            name="As on a phone"
            isOn={!isWide}
            onPress={() => setWide(false)}
          >
            <Smartphone aria-hidden size={16} />
          </ToggleButton>
          <ToggleButton
            className="size-11"
            name="As on a computer"
            isOn={isWide}
            onPress={() => setWide(true)}
          >
            <Monitor aria-hidden size={16} />
          </ToggleButton>
        </div>
      </div>
      <OwnDocument title={title} isWide={isWide}>
        <PreviewedPage clean={clean}>{children}</PreviewedPage>
      </OwnDocument>
      {below}
    </section>
  );
}

interface OwnDocumentProps {
  title: string;
  isWide: boolean;
  children: ReactNode;
}

/**
 * A document of its own, so that the page has the width of a phone or computer, and its headings and
 * ids are not those of the editor.
 */
function OwnDocument({ title, isWide, children }: OwnDocumentProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const fill = (frame: HTMLIFrameElement) => {
    const inner = frame.contentDocument;
    if (!inner) return;
    const styles = document.querySelectorAll('link[rel="stylesheet"], style');
    inner.head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)));
    inner.documentElement.lang = "en";
    inner.body.className = "office-page";
    setBody(inner.body);
  };
  return (
    <div className={classNames("office-sheet", isWide && "office-sheet-wide")}>
      <iframe
        title={title}
        // No script, form or pop-up of what is drawn works, whatever the policy; our own draws it.
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => fill(currentTarget)}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

/**
 * A page of what is typed or was sent as a draft, which is cleaned only when it is published: its
 * texts are drawn clean. Its links and buttons do nothing.
 */
export function PreviewedPage({
  children,
  clean = sanitize,
}: Pick<PublicPreviewProps, "children"> & { clean?: typeof sanitize | undefined }) {
  return (
    <CleaningContext value={(html) => previewed(html, clean)}>
      <div
        onClickCapture={(event) => {
          // The folds of the page may be opened.
          if (event.target instanceof Object && isInSummary(event.target as Element)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {children}
      </div>
    </CleaningContext>
  );
}

const isInSummary = (target: Element) => target.closest("summary") !== null;
