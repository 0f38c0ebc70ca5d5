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

/** After this long without scrolling the track is taken to rest, in milliseconds. */
const SETTLED_AFTER_MS = 120;

/** Distance from a resting place within which the track counts as there, in pixels. */
const CLOSE = 2;

export interface CarouselTrack {
  track: RefObject<HTMLUListElement | null>;
  /** The slide that shows, from 0. */
  current: number;
  /** True once copies of the last and the first slide stand at the ends, so that it can go round. */
  loops: boolean;
  step(by: 1 | -1): void;
  show(slide: number): void;
  onScroll(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Drives a row that snaps from slide to slide. Swiping is the browser's own scrolling; arrows and
 * dots scroll the same row. Where it rests on a copy, it moves to the slide itself unseen.
 */
export function useCarouselTrack(count: number): CarouselTrack {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The place that the row scrolls to, until it rests. */
  const heading = useRef<number | null>(null);
  /** The slide that showed before the copies came. */
  const start = useRef(0);
  const [current, setCurrent] = useState(0);
  const [loops, setLoops] = useState(false);

  useEffect(() => {
    if (track.current) start.current = scrollPosition(track.current);
    setLoops(count > 1);
  }, [count]);
  useLayoutEffect(() => {
    // The copy before the first slide pushes the row on, by the browser's own doing or not.
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

/** Where a key leads from a slide: to a neighbour, to the first, to the last; null for other keys. */
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

/** True where the visitor asked for less motion. */
function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
