/** Largest number of a row, and of a page: what a 32-bit column holds. */
export const MAX_INTEGER = 2_147_483_647;

/** Reads the number of a row, as an address has it; null where no row can have it. */
export function recordNumber(text: string): number | null {
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return number <= MAX_INTEGER ? number : null;
}

/** Reads numbers of rows with commas between, each once; what is none is left out. */
export function recordNumbers(text: string): number[] {
  return [...new Set(text.split(",").flatMap((id) => recordNumber(id.trim()) ?? []))];
}
