const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    nbsp: " ",
    "#39": "'",
  }),
);

/** The lines of sanitised rich text: one for each paragraph, heading and item of a list. */
export function plainLines(html: string): string[] {
  return html
    .replace(/<\/?(?:strong|em|a)\b[^<>]*>/g, "")
    .split(/<[^<>]*>/)
    .map((piece) => decoded(piece).replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

function decoded(text: string): string {
  return text.replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
}
