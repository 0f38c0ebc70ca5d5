import type { AdvertPage, Slot, SlotKey } from "../slots.ts";

/** A part of a page: its kind, then x, y, width, height on a page of 120 by 150. */
type DrawnPart = [kind: "sea" | "text" | "card" | "island" | SlotKey, ...place: number[]];

const row = (kind: "card", y: number, count: number, height: number): DrawnPart[] => {
  const width = (104 - (count - 1) * 4) / count;
  return Array.from({ length: count }, (_, at) => [kind, 8 + at * (width + 4), y, width, height]);
};

/** Layouts on a wide screen, below the line of news and the navigation that all pages have. */
const PAGE_DRAWINGS: Record<AdvertPage, DrawnPart[]> = {
  home: [
    ["sea", 0, 7, 120, 46],
    ["text", 10, 26, 50, 6],
    ["text", 10, 36, 64, 8],
    ["home_main", 8, 58, 80, 13],
    ["text", 8, 76, 26, 5],
    ["text", 60, 76, 52, 5],
    ["home_second", 8, 87, 80, 13],
    ["text", 8, 105, 40, 5],
    ...[124, 144].flatMap((y) => [18, 46, 74, 102].map((x): DrawnPart => ["island", x, y, 9])),
  ],
  compare: [
    ["sea", 0, 7, 120, 32],
    ["text", 10, 24, 56, 6],
    ["compare", 8, 45, 80, 13],
    ...[64, 72, 82, 92, 102, 112, 122, 132, 142].flatMap((y) => row("card", y, 4, 6)),
  ],
  search: [
    ["sea", 0, 7, 120, 34],
    ["text", 10, 22, 34, 5],
    ["text", 10, 30, 64, 6],
    ["search", 8, 47, 80, 13],
    ["text", 8, 67, 60, 5],
    ...[78, 96, 114, 132].flatMap((y) => row("card", y, 1, 14)),
  ],
  courses: [
    ["sea", 0, 7, 120, 34],
    ["text", 10, 22, 34, 5],
    ["text", 10, 30, 64, 6],
    ["card", 8, 47, 28, 103],
    ["text", 40, 47, 44, 5],
    ["card", 40, 56, 72, 22],
    ["card", 40, 82, 72, 22],
    ["courses", 40, 108, 48, 9],
    ["card", 40, 121, 72, 22],
  ],
  course: [
    ["sea", 0, 7, 120, 38],
    ["text", 10, 20, 74, 6],
    ["text", 10, 30, 40, 4],
    ["card", 8, 38, 104, 46],
    ["course", 8, 91, 80, 13],
    ["card", 8, 111, 24, 39],
    ["text", 38, 111, 50, 5],
    ["card", 38, 121, 74, 29],
  ],
  institutions: [
    ["sea", 0, 7, 120, 34],
    ["text", 10, 22, 44, 6],
    ["text", 10, 31, 60, 4],
    ["institutions", 8, 47, 80, 13],
    ...row("card", 67, 3, 38),
    ...row("card", 109, 3, 38),
  ],
  "every page": [
    ["topline", 0, 0, 120, 7],
    ["sea", 0, 7, 120, 44],
    ["text", 10, 28, 50, 6],
    ["text", 10, 38, 64, 4],
    ...row("card", 60, 3, 40),
    ...row("card", 104, 3, 40),
  ],
};

const FILLS = {
  sea: "fill-deep",
  text: "fill-line",
  card: "fill-line",
  island: "fill-line",
} as const;

/** A page drawn small, with one slot filled. */
export function SlotMap({ slot }: { slot: Slot }) {
  return (
    <svg
      viewBox="0 0 120 150"
      role="img"
      aria-label={`${slot.name}: ${slot.where.toLowerCase()}`}
      className="w-full rounded-md border border-line-strong bg-surface"
    >
      <rect width={120} height={7} className="fill-lagoon" />
      {PAGE_DRAWINGS[slot.page].map((part) => (
        <PartOfPage key={part.join(" ")} part={part} slot={slot} />
      ))}
    </svg>
  );
}

function PartOfPage({
  part: [kind, x = 0, y = 0, width = 0, height = 0],
  slot,
}: {
  part: DrawnPart;
  slot: Slot;
}) {
  if (kind === "island") return <circle cx={x} cy={y} r={width} className={FILLS.island} />;
  if (kind === slot.key) return <ForSale x={x} y={y} width={width} height={height} />;
  // Other slots of the page are drawn but not filled.
  const fill = Object.hasOwn(FILLS, kind)
    ? FILLS[kind as keyof typeof FILLS]
    : "fill-sunken stroke-line-strong";
  const onSea = kind === "text" && y < 45;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={kind === "sea" ? 0 : 1.5}
      strokeDasharray="2 2"
      className={onSea ? "fill-white opacity-80" : fill}
    />
  );
}

function ForSale({ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={1.5} className="fill-brand" />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.min(7, height * 0.75)}
        className="fill-on-brand font-bold"
      >
        Your advert
      </text>
    </g>
  );
}
