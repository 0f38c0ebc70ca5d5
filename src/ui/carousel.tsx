import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { useCarouselTrack } from "./use-carousel-track.ts";
import { useRotation } from "./use-rotation.ts";

/** Time for which a slide is shown, in milliseconds (specification, 9). */
const CAROUSEL_INTERVAL_MS = 3_000;

interface CarouselSlide {
  key: string | number;
  content: ReactNode;
}

interface CarouselProps {
  /** Description of the slides for a screen reader. */
  label: string;
  slides: readonly CarouselSlide[];
  /**
   * Time for which a slide is shown, in milliseconds; null for slides that only the visitor moves.
   */
  interval?: number | null;
  className?: string;
  /** Classes of the row of slides: corners, a border. */
  trackClassName?: string;
}

/**
 * Shows slides one at a time in a loop: by swiping, arrows, dots and keys, and automatically until
 * the visitor points at them, focuses them or pauses. Without JavaScript it is a row to scroll.
 */
export function Carousel({
  label,
  slides,
  interval = CAROUSEL_INTERVAL_MS,
  className,
  trackClassName,
}: CarouselProps) {
  const frame = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  const row = useCarouselTrack(slides.length);
  const { current, loops, step } = row;
  const next = useCallback(() => step(1), [step]);
  const rotation = useRotation(frame, {
    interval: slides.length > 1 ? interval : null,
    restart: current,
    step: next,
  });
  const go = (slide: number, move: () => void) => {
    move();
    setSaid(`Slide ${slide + 1} of ${slides.length}`);
  };
  const turn = (by: 1 | -1) => go((current + by + slides.length) % slides.length, () => step(by));

  return (
    <section
      ref={frame}
      aria-label={label}
      aria-roledescription="carousel"
      className={className}
      {...rotation.focus}
    >
      <ul
        ref={row.track}
        // A row that scrolls must be within reach of the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={label}
        aria-live={rotation.running ? "off" : "polite"}
        onScroll={row.onScroll}
        onKeyDown={row.onKeyDown}
        {...rotation.hover}
        className={classNames(
          "flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] noscript:[scrollbar-width:auto]",
          trackClassName,
        )}
      >
        {loops && <Copy of={slides.at(-1)} />}
        {slides.map(({ key, content }) => (
          <li key={key} className="w-full shrink-0 snap-center snap-always">
            {content}
          </li>
        ))}
        {loops && <Copy of={slides[0]} />}
      </ul>
      {slides.length > 1 && (
        <div className="mt-2 flex items-center justify-between gap-2 noscript:hidden print:hidden">
          <div className="flex min-w-11 sm:min-w-22">
            {interval !== null && (
              <Button
                variant="quiet"
                size="icon"
                data-rotation
                aria-label={rotation.playing ? "Pause slides" : "Play slides"}
                onClick={() => rotation.setPlaying(!rotation.playing)}
              >
                {rotation.playing ? (
                  <Pause aria-hidden size={20} fill="currentColor" />
                ) : (
                  <Play aria-hidden size={20} fill="currentColor" />
                )}
              </Button>
            )}
          </div>
          <Dots
            slides={slides}
            current={current}
            onChoose={(slide) => go(slide, () => row.show(slide))}
          />
          <div className="flex min-w-22">
            <Button
              variant="quiet"
              size="icon"
              aria-label="Previous slide"
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden size={22} className="rtl:rotate-180" />
            </Button>
            <Button variant="quiet" size="icon" aria-label="Next slide" onClick={() => turn(1)}>
              <ChevronRight aria-hidden size={22} className="rtl:rotate-180" />
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** A copy that lets the row loop; hidden from screen readers. */
function Copy({ of: slide }: { of: CarouselSlide | undefined }) {
  return (
    <li aria-hidden inert className="w-full shrink-0 snap-center snap-always">
      {slide?.content}
    </li>
  );
}

interface DotsProps {
  slides: readonly CarouselSlide[];
  current: number;
  onChoose: (slide: number) => void;
}

function Dots({ slides, current, onChoose }: DotsProps) {
  return (
    <div className="flex flex-wrap justify-center">
      {slides.map(({ key }, slide) => (
        <button
          key={key}
          type="button"
          aria-label={`Slide ${slide + 1} of ${slides.length}`}
          aria-current={slide === current ? "true" : undefined}
          onClick={() => onChoose(slide)}
          className="group inline-flex h-11 w-6 items-center justify-center rounded-sm"
        >
          <span
            className={classNames(
              "size-2.5 rounded-full border transition-colors",
              slide === current
                ? "border-brand bg-brand"
                : "border-line-strong bg-transparent group-hover:border-brand",
            )}
          />
        </button>
      ))}
    </div>
  );
}
