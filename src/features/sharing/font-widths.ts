/** How far each letter of a font moves the pen. */
export interface FontWidths {
  /** Width of a text set in one line at a size, in the units of the size. Kerning is left out. */
  widthOf(text: string, size: number): number;
}

/**
 * Reads the widths out of a TrueType or OpenType file: its tables `cmap`, `hhea` and `hmtx`
 * (OpenType specification 1.9.1).
 *
 * @throws where the file has no Unicode character map of format 4.
 */
export function readFontWidths(bytes: Uint8Array): FontWidths {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(file);
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
  const unitsPerEm = file.getUint16(table("head") + 18);
  const fullEntries = file.getUint16(table("hhea") + 34);
  const hmtx = table("hmtx");
  const glyphOf = characterMap(file, table("cmap"));
  const advance = (glyph: number) =>
    file.getUint16(hmtx + Math.min(glyph, fullEntries - 1) * 4) / unitsPerEm;
  return {
    widthOf: (text, size) =>
      [...text].reduce((sum, letter) => sum + advance(glyphOf(letter.codePointAt(0) ?? 0)), 0) *
      size,
  };
}

/** Where each table begins, by its tag. */
function tablesOf(file: DataView): Map<string, number> {
  const count = file.getUint16(4);
  const records = Array.from({ length: count }, (_, index) => 12 + index * 16);
  return new Map(
    records.map((at) => {
      const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(file.getUint8(at + byte)));
      return [tag.join(""), file.getUint32(at + 8)];
    }),
  );
}

/** Number of the glyph for a code point; 0, the sign for what is missing, where there is none. */
function characterMap(file: DataView, cmap: number): (codePoint: number) => number {
  const start = unicodeTable(file, cmap);
  const segments = file.getUint16(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + segments * 2];
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
  return (codePoint) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (file.getUint16(ends + segment * 2) < codePoint) continue;
      const first = file.getUint16(starts + segment * 2);
      if (first > codePoint) return 0;
      const delta = file.getUint16(deltas + segment * 2);
      const range = file.getUint16(ranges + segment * 2);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = file.getUint16(ranges + segment * 2 + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Start of a format 4 subtable: the basic multilingual plane, which holds Latin and Thaana. */
function unicodeTable(file: DataView, cmap: number): number {
  const count = file.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const start = cmap + file.getUint32(cmap + 4 + index * 8 + 4);
    if (file.getUint16(start) === 4) return start;
  }
  throw new Error("The font has no Unicode character map of format 4");
}
