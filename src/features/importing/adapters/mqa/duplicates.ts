import type { CourseInput } from "#records/record.schema.ts";

export interface MergedRows<Row> {
  rows: Row[];
  /** Number of rows merged into another. */
  merged: number;
  /** The rows with a name that another row has too. */
  kept: Row[];
}

/** Fields in which two rows of the same course must not contradict each other. */
const COMPARED = [
  "credits",
  "duration_text",
  "duration_remarks",
  "mode_of_study_text",
  "delivery_modalities",
] as const satisfies (keyof CourseInput)[];

type Compared = (typeof COMPARED)[number];

interface RegisterRow {
  value: CourseInput;
}

/**
 * Merges rows that state the same course. A row goes into another that says all it says; if those
 * that are left nowhere contradict each other, they become one. Otherwise all of them stay, for
 * the register approved the same name more than once on different terms. The first row's reference
 * stays in use.
 *
 * @param keyOf tells what makes two rows the same course: rows with different keys never merge.
 */
export function mergeDuplicates<Row extends RegisterRow>(
  rows: Row[],
  keyOf: (row: Row) => string,
): MergedRows<Row> {
  const result: MergedRows<Row> = { rows: [], merged: 0, kept: [] };
  for (const group of Map.groupBy(rows, keyOf).values()) {
    const left = mergeGroup(group);
    result.rows.push(...left);
    result.merged += group.length - left.length;
    if (left.length > 1) result.kept.push(...left);
  }
  return result;
}

function mergeGroup<Row extends RegisterRow>(group: Row[]): Row[] {
  const distinct = group.filter(
    (row, index) =>
      !group.some(
        (other, at) => at !== index && says(other, row) && !(says(row, other) && at > index),
      ),
  );
  const [first, ...others] = distinct;
  if (!first) return group;
  const oldest = group[0] ?? first;
  const agree = distinct.every((row) => distinct.every((other) => compatible(row, other)));
  if (agree)
    return [others.reduce((whole, row) => withGapsFrom(whole, row), withOldestName(first, oldest))];
  return distinct;
}

/** True when `row` states everything that `other` states, with the same words. */
function says(row: RegisterRow, other: RegisterRow): boolean {
  return COMPARED.every(
    (field) =>
      !isFieldStated(other, field) || comparableText(row, field) === comparableText(other, field),
  );
}

function compatible(row: RegisterRow, other: RegisterRow): boolean {
  return COMPARED.every(
    (field) =>
      !isFieldStated(row, field) ||
      !isFieldStated(other, field) ||
      comparableText(row, field) === comparableText(other, field),
  );
}

function withGapsFrom<Row extends RegisterRow>(row: Row, other: Row): Row {
  const gaps = COMPARED.filter(
    (field) => !isFieldStated(row, field) && isFieldStated(other, field),
  );
  const months = gaps.includes("duration_text")
    ? { duration_months: other.value.duration_months }
    : {};
  const filled = Object.fromEntries(gaps.map((field) => [field, other.value[field]]));
  return { ...row, value: { ...row.value, ...filled, ...months } };
}

const withOldestName = <Row extends RegisterRow>(row: Row, oldest: Row): Row => ({
  ...row,
  value: { ...row.value, ref: oldest.value.ref },
});

const comparableText = ({ value }: RegisterRow, field: Compared) =>
  JSON.stringify(value[field] ?? null);

function isFieldStated({ value }: RegisterRow, field: Compared): boolean {
  const content = value[field] ?? null;
  return Array.isArray(content) ? content.length > 0 : content !== null;
}
