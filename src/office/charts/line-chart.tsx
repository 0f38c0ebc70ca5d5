import { type PointerEvent, type ReactNode, useState } from "react";
import {
  type ChartData,
  type ChartPoint,
  chartWords,
  highestOf,
  NO_NUMBER,
  numberText,
} from "./chart-data.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { axisTicks, labelsWithRoom } from "./chart-scale.ts";
import { type Measured, useMeasured } from "./use-measured.ts";

interface LineChartProps {
  data: ChartData;
  fileTitle?: string | undefined;
  note?: ReactNode;
}

/** How each series is drawn: lines differ by their dashes, not by colour alone. */
const LOOKS = [
  { line: "stroke-brand", dot: "fill-brand", dashes: undefined },
  { line: "stroke-accent-ink", dot: "fill-accent-ink", dashes: "6 4" },
  { line: "stroke-ink-soft", dot: "fill-ink-soft", dashes: "1.5 4" },
] as const;

const lookOf = (at: number) => LOOKS[at % LOOKS.length] ?? LOOKS[0];

/** Numbers over time. */
export function LineChart({ data, fileTitle, note }: LineChartProps) {
  const [holder, measured] = useMeasured();
  const [touched, setTouched] = useState<number | null>(null);
  const plot = measured && plotOf(data, measured);
  const point = touched === null ? undefined : data.points[touched];
  return (
    <ChartFigure data={data} fileTitle={fileTitle} note={note}>
      {data.series.length > 1 && <Legend series={data.series} />}
      <div ref={holder} className="min-w-0 overflow-hidden text-xs">
        {plot && (
          <svg
            role="img"
            aria-label={`${data.title}. ${chartWords(data)}`}
            width={plot.width}
            height={plot.height}
            className="block touch-pan-y"
            onPointerMove={(event) => setTouched(nearestPoint(event, plot, data.points.length))}
            onPointerLeave={() => setTouched(null)}
          >
            <Axes plot={plot} />
            {data.series.map((name, at) => (
              <Series key={name} data={data} at={at} plot={plot} />
            ))}
            {touched !== null && (
              <line
                className="stroke-line-strong"
                x1={plot.x(touched)}
                x2={plot.x(touched)}
                y1={plot.top}
                y2={plot.bottom}
              />
            )}
          </svg>
        )}
      </div>
      <p aria-hidden="true" className="tabular min-h-6 text-sm text-ink-soft">
        {point ? readingWords(data, point) : "Touch or point at the chart to read a number."}
      </p>
    </ChartFigure>
  );
}

function Legend({ series }: Pick<ChartData, "series">) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map((name, at) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="8" className="shrink-0">
            <line x1="0" x2="28" y1="4" y2="4" {...strokeOf(at)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function readingWords({ series }: ChartData, { label, values }: ChartPoint): string {
  const read = series.map((name, at) => {
    const value = values[at] ?? null;
    return `${name} ${value === null ? NO_NUMBER.toLowerCase() : numberText(value)}`;
  });
  return `${label}: ${read.join(", ")}`;
}

function strokeOf(at: number) {
  const { line, dashes } = lookOf(at);
  return { className: line, strokeWidth: 2.5, strokeDasharray: dashes, fill: "none" };
}

/** Where things are, in pixels. */
interface Plot {
  width: number;
  height: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  ticks: readonly number[];
  font: number;
  /** Pixels of the widest label of the axis below. */
  widest: number;
  labels: readonly string[];
  x: (at: number) => number;
  y: (value: number) => number;
}

/** Width of a letter, in parts of its height: of digits and short words in Figtree, rounded up. */
const LETTER_WIDTH = 0.62;

/** Height of a chart, in parts of the height of its text. */
const LINES_HIGH = 13;

function plotOf(data: ChartData, { width, font }: Measured): Plot {
  const ticks = axisTicks(highestOf(data));
  const highest = ticks.at(-1) ?? 1;
  const letter = font * LETTER_WIDTH;
  const left = letter * numberText(highest).length + 8;
  const labels = data.points.map(({ short, label }) => short ?? label);
  const widest = Math.max(0, ...labels.map(({ length }) => length)) * letter;
  // The last label stands below the last point, whole.
  const right = widest / 2 + 2;
  const top = font;
  const height = font * LINES_HIGH;
  const bottom = height - font * 2;
  const last = Math.max(1, data.points.length - 1);
  return {
    width,
    height,
    top,
    bottom,
    left,
    right,
    ticks,
    font,
    widest,
    labels,
    x: (at) => left + (at / last) * Math.max(0, width - left - right),
    y: (value) => bottom - (value / highest) * (bottom - top),
  };
}

function nearestPoint(
  { clientX, currentTarget }: PointerEvent<SVGSVGElement>,
  { left, right, width }: Plot,
  count: number,
): number {
  const from = clientX - currentTarget.getBoundingClientRect().left - left;
  const at = Math.round((from / Math.max(1, width - left - right)) * (count - 1));
  return Math.min(count - 1, Math.max(0, at));
}

function Axes({ plot }: { plot: Plot }) {
  const { left, right, width, ticks, height, font, widest, labels, x, y } = plot;
  const shown = labelsWithRoom(labels.length, width - left - right, widest + font);
  return (
    <g className="fill-ink-soft">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="stroke-line" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {numberText(tick)}
          </text>
        </g>
      ))}
      {shown
        .filter((at) => x(at) >= widest / 2)
        .map((at) => (
          <text key={at} x={x(at)} y={height - 4} textAnchor="middle">
            {labels[at]}
          </text>
        ))}
    </g>
  );
}

/** As many points are marked one by one; more would run into one another. */
const MAX_DOTS = 31;

function Series({ data: { points }, at, plot }: { data: ChartData; at: number; plot: Plot }) {
  const places = points.map(({ values }, index) => {
    const value = values[at] ?? null;
    return value === null ? null : { x: plot.x(index), y: plot.y(value) };
  });
  const path = places
    .map((place, index) => place && `${places[index - 1] ? "L" : "M"}${place.x} ${place.y}`)
    .filter(Boolean)
    .join("");
  const alone = (index: number) => !(places[index - 1] || places[index + 1]);
  return (
    <>
      <path d={path} strokeLinejoin="round" {...strokeOf(at)} />
      {places.map(
        (place, index) =>
          place &&
          (points.length <= MAX_DOTS || alone(index)) && (
            <circle key={place.x} cx={place.x} cy={place.y} r="3" className={lookOf(at).dot} />
          ),
      )}
    </>
  );
}
