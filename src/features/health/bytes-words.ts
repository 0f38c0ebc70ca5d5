const BYTE_UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** Bytes for people: "1.4 GB". */
export function bytesWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** power;
  return `${value.toLocaleString("en", { maximumFractionDigits: power === 0 ? 0 : 1 })} ${BYTE_UNITS[power]}`;
}
