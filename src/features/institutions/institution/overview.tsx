import { useId, useRef, useState } from "react";
import { NOT_STATED, type Nullable } from "#catalogue/course.ts";
import type { Slide } from "#catalogue/institution.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { RichText } from "#ui/rich-text.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { areDrawn, Gallery } from "./gallery.tsx";

interface OverviewProps {
  /** The institution's own text; `start` is the part of a long one that is shown first. */
  overview: Nullable<{ html: string; start: Nullable<string> }>;
  slides: readonly Slide[];
}

/** The institution's own text beside its pictures. */
export function Overview({ overview, slides }: OverviewProps) {
  return (
    <section
      aria-labelledby="overview"
      className={classNames(
        "grid items-start gap-x-12 gap-y-8",
        slides.length > 0 &&
          (areDrawn(slides)
            ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
            : "lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"),
      )}
    >
      <div className="min-w-0">
        <SectionHeading id="overview" title="Overview" />
        <div className="mt-4">
          {overview === null && <p className="text-ink-faint">{NOT_STATED}</p>}
          {overview?.start === null && <RichText html={overview.html} />}
          {overview?.start && <FoldedText html={overview.html} start={overview.start} />}
        </div>
      </div>
      <Gallery slides={slides} />
    </section>
  );
}

/** The start of a long text until the visitor opens the rest; all of it without JavaScript. */
function FoldedText({ html, start }: { html: string; start: string }) {
  const [whole, setWhole] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const toggle = () => {
    setWhole(!whole);
    // Closing removes the text that was being read: scroll to its start if that is out of view.
    if (whole && (frame.current?.getBoundingClientRect().top ?? 0) < 0) {
      frame.current?.closest("section")?.scrollIntoView();
    }
  };
  return (
    <div ref={frame}>
      <div id={id}>
        <div hidden={whole} className="noscript:hidden">
          <RichText html={start} />
        </div>
        <div hidden={!whole} data-shown-without-script>
          <RichText html={html} />
        </div>
      </div>
      <Button
        variant="quiet"
        aria-expanded={whole}
        aria-controls={id}
        onClick={toggle}
        className="-ms-4 mt-2 noscript:hidden print:hidden"
      >
        {whole ? "Read Less" : "Read More"}
      </Button>
    </div>
  );
}
