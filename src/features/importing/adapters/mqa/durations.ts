/** A register's duration, for display and comparison. */
export interface Duration {
  text: string | null;
  /** The shortest of the given durations, in months; null where it is unclear. */
  months: number | null;
  remarks: string | null;
  /** False where the spelling was not understood and is stored unchanged. */
  understood: boolean;
}

type Mode = "full-time" | "part-time";

interface Span {
  text: string;
  months: number | null;
  mode: Mode | null;
}

/** Months of a unit; a year may have 52 weeks. The length of a trimester differs too much. */
const MONTHS_OF_UNIT: ReadonlyMap<string, number | null> = new Map(
  Object.entries({
    year: 12,
    month: 1,
    week: 12 / 52,
    day: 12 / 365,
    trimester: null,
  }),
);

const NUMBER_PATTERN = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = "(years?|months?|weeks?|days?|trimesters?)";
const RANGE = new RegExp(`^${NUMBER_PATTERN} ?(?:${UNIT})? ?(?:-|to) ?${NUMBER_PATTERN} ${UNIT}$`);
const SUM = new RegExp(`^${NUMBER_PATTERN} ${UNIT}(?: ${NUMBER_PATTERN} ${UNIT})?$`);
const BRACKET = /\(([^()]*)\)/g;
const REMARK = /\b(?:previous|previously|changed|amended)\b/i;

/**
 * Reads one of the register's spellings.
 *
 * @param bothModes true for "full time / part time": the shorter of two durations is then the
 * full-time one.
 */
export function readDuration(written: string, bothModes: boolean): Duration {
  const found = [...written.matchAll(BRACKET)].find(([bracket]) => REMARK.test(bracket));
  const remark = found?.[1] ?? null;
  const text = written
    .replace(found?.[0] ?? "", found ? " " : "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  const remarks = remark === null ? null : asSentence(remark);
  if (text === "") return { text: null, months: null, remarks, understood: true };
  const spans = alternatives(text).map(readSpan);
  if (spans.some((span) => span === null)) {
    return {
      text: written.replace(/\s+/g, " ").trim(),
      months: null,
      remarks: null,
      understood: false,
    };
  }
  const known = nameModes(spans as Span[], bothModes);
  const months = known.flatMap((span) => span.months ?? []);
  return {
    text: known.map((span) => (span.mode ? `${span.text} ${span.mode}` : span.text)).join(" / "),
    months: months.length === known.length ? rounded(Math.min(...months)) : null,
    remarks,
    understood: true,
  };
}

/**
 * "1 year / 2 years", "3 years (4-7 years)" and "ft 6 months (pt 18 months)" are alternatives; a
 * bracket in a smaller unit, as in "1 year (30 weeks)", repeats the same duration.
 */
function alternatives(text: string): string[] {
  const modes = text.replace(/\((ft|pt)\)/g, " $1 ");
  return modes
    .replace(/(?<=years? )\((\d+) (weeks?|months?)\)/g, "[$1 $2]")
    .replace(/\(([^()]*)\)/g, "/ $1")
    .split("/")
    .map((part) => part.replace(/\s+/g, " ").trim());
}

function readSpan(part: string): Span | null {
  const mode: Mode | null = /\bft\b/.test(part)
    ? "full-time"
    : /\bpt\b/.test(part)
      ? "part-time"
      : null;
  const again = /\[([^[\]]+)\]/.exec(part)?.[1];
  const text = part.replace(/\[[^[\]]+\]|\b(?:ft|pt)\b/g, "").trim();
  const range = RANGE.exec(text);
  if (range) return { ...readRange(range), mode };
  const sum = SUM.exec(text);
  if (!sum) return null;
  const terms = [term(sum[1], sum[2]), sum[3] ? term(sum[3], sum[4]) : null].filter(
    (t) => t !== null,
  );
  const months = terms.flatMap((t) => t.months ?? []);
  return {
    text: terms.map((t) => t.text).join(" ") + (again ? ` (${again})` : ""),
    months: months.length === terms.length ? months.reduce((a, b) => a + b) : null,
    mode,
  };
}

function readRange([, low, lowUnit, high, unit]: RegExpExecArray): Omit<Span, "mode"> {
  const first = term(low, lowUnit ?? unit);
  const last = term(high, unit);
  const sameUnit = !lowUnit || singular(lowUnit) === singular(unit);
  return {
    text: sameUnit ? `${Number(low)} to ${last.text}` : `${first.text} to ${last.text}`,
    months: first.months,
  };
}

const singular = (unit = "") => unit.replace(/s$/, "");

function term(number = "", unit = ""): { text: string; months: number | null } {
  const count = Number(number);
  const one = singular(unit);
  const each = MONTHS_OF_UNIT.get(one) ?? null;
  return {
    text: `${count} ${count === 1 ? one : `${one}s`}`,
    months: each === null ? null : count * each,
  };
}

function nameModes(spans: Span[], bothModes: boolean): Span[] {
  const [first, second] = spans;
  const unnamed = spans.length === 2 && spans.every(({ mode }) => mode === null);
  if (!bothModes || !unnamed || !first?.months || !second?.months) return spans;
  if (first.months >= second.months) return spans;
  return [
    { ...first, mode: "full-time" },
    { ...second, mode: "part-time" },
  ];
}

const rounded = (months: number) => Math.round(months * 10) / 10;

function asSentence(text: string): string {
  const lower = text.replace(/\s+/g, " ").trim().toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
