/** Limits of the total cost that one can choose, in whole rufiyaa; 0 is free. */
export const MAX_COSTS: readonly number[] = [
  0, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000, 200_000,
];

/** True for an amount in whole rufiyaa that a filter may have besides these. */
export function isAmount(value: string): boolean {
  return /^(?:0|[1-9]\d{0,6})$/.test(value);
}

/** "Free", "Up to MVR 28,500". */
export function costLabel(value: string): string {
  return value === "0" ? "Free" : `Up to MVR ${Number(value).toLocaleString("en")}`;
}
