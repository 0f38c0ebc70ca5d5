import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nearest, slideAt, twinOf } from "./carousel-track.ts";

/** Without scrolling for this time, in milliseconds, the row counts as at rest. */
const SETTLED_AFTER_MS = 120;

/** Distance from a slide, in pixels, within which the row counts as at that slide. */
const CLOSE = 2;

export interface CarouselTrack {
  track: RefObject<HTMLUListElement | null>;
  /** The current slide, from 0. */
  current: number;
  /** True once copies of the last and first slide are at the ends, so that the row can loop. */
  loops: boolean;
  step(by: 1 | -1): void;
  show(slide: number): void;
  onScroll(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Controls a row that snaps from slide to slide. Swiping is the browser's own scrolling; arrows and
 * dots scroll the same row. When it rests on a copy, it jumps to the original, which looks the
 * same.
 */
export function useCarouselTrack(count: number): CarouselTrack {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The place that the row is scrolling to, until it rests. */
  const heading = useRef<number | null>(null);
  /** The slide shown before the copies were added. */
  const start = useRef(0);
  const [current, setCurrent] = useState(0);
  const [loops, setLoops] = useState(false);

  useEffect(() => {
    if (track.current) start.current = scrollPosition(track.current);
    setLoops(count > 1);
  }, [count]);
  useLayoutEffect(() => {
    // Adding the copy before the first slide shifts the row, unless the browser corrects its scroll
    // position.
    if (loops && track.current) jump(track.current, start.current + 1);
  }, [loops]);
  useEffect(() => () => clearTimeout(rest.current), []);

  const settle = useCallback(() => {
    const row = track.current;
    if (!row) return;
    heading.current = null;
    const place = scrollPosition(row);
    const twin = twinOf(place, count, loops);
    if (twin !== place && Math.abs(row.scrollLeft - (offsetsOf(row)[place] ?? 0)) < CLOSE) {
      jump(row, twin);
    }
  }, [count, loops]);

  const scrollToPlace = useCallback((place: number) => {
    const row = track.current;
    if (!row) return;
    heading.current = place;
    row.scrollTo({ left: offsetsOf(row)[place] ?? 0, behavior: calm() ? "instant" : "smooth" });
  }, []);

  const step = useCallback(
    (by: 1 | -1) => {
      const row = track.current;
      if (!row) return;
      const from = heading.current ?? scrollPosition(row);
      const twin = twinOf(from, count, loops);
      if (twin !== from) jump(row, twin);
      const places = row.children.length;
      scrollToPlace((twin + by + places) % places);
    },
    [count, loops, scrollToPlace],
  );

  const show = useCallback(
    (slide: number) => scrollToPlace(slide + (loops ? 1 : 0)),
    [loops, scrollToPlace],
  );

  const onScroll = () => {
    if (track.current) setCurrent(slideAt(scrollPosition(track.current), count, loops));
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, SETTLED_AFTER_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMove(event.key, count);
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if ("by" in move) step(move.by);
    else show(move.to);
  };
  return { track, current, loops, step, show, onScroll, onKeyDown };
}

/** The target of a key press: a neighbour, the first slide, the last slide; null for other keys. */
function keyMove(key: string, count: number): { by: 1 | -1 } | { to: number } | null {
  if (key === "ArrowRight") return { by: 1 };
  if (key === "ArrowLeft") return { by: -1 };
  if (key === "Home") return { to: 0 };
  if (key === "End") return { to: count - 1 };
  return null;
}

function offsetsOf(row: HTMLElement): number[] {
  const places = [...row.children] as HTMLElement[];
  const start = places[0]?.offsetLeft ?? 0;
  return places.map((place) => place.offsetLeft - start);
}

function scrollPosition(row: HTMLElement): number {
  return nearest(offsetsOf(row), row.scrollLeft);
}

function jump(row: HTMLElement, place: number): void {
  row.scrollTo({ left: offsetsOf(row)[place] ?? 0, behavior: "instant" });
}

/** True where the visitor prefers reduced motion. */
function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
