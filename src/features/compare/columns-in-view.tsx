import { type RefObject, useEffect, useState } from "react";

interface ColumnsInViewProps {
  count: number;
  /** The part that scrolls sideways. */
  region: RefObject<HTMLElement | null>;
}

/** Part of a column's width that may be out of view while the column still counts as seen. */
const SLACK = 0.1;

/** On a phone, says which of the columns are in view: "Courses 1 to 2 of 3". */
export function ColumnsInView({ count, region }: ColumnsInViewProps) {
  const [seen, setSeen] = useState<{ from: number; to: number } | null>(null);
  useEffect(() => {
    const part = region.current;
    const look = () => {
      const heads = [...(part?.querySelectorAll("thead th:not(:first-child)") ?? [])];
      const places = heads.flatMap((head, at) => (part && isSeen(head, part) ? [at + 1] : []));
      setSeen({ from: places[0] ?? 1, to: places.at(-1) ?? 1 });
    };
    look();
    part?.addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      part?.removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [region]);
  if (count < 2) return null;
  const isAll = seen === null || seen.to - seen.from + 1 >= count;
  const range = !isAll && (seen.from === seen.to ? `${seen.from}` : `${seen.from} to ${seen.to}`);
  return (
    <p role="status" className="tabular mb-1 text-sm text-ink-soft sm:hidden print:hidden">
      {range ? `Courses ${range} of ${count}, swipe for the others` : `${count} courses`}
    </p>
  );
}

function isSeen(head: Element, part: Element): boolean {
  const { left, right, width } = head.getBoundingClientRect();
  const frame = part.getBoundingClientRect();
  return left >= frame.left - width * SLACK && right <= frame.right + width * SLACK;
}
