const ENTITY_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
]);

/**
 * Rich text of paragraphs and lists as lines that people edit, the other way round of `htmlFromText`;
 * of any other rich text it gives something that reads back otherwise.
 */
export function textFromHtml(html: string): string {
  return html
    .replaceAll("<br />", "\n")
    .replaceAll("</li><li>", "\n- ")
    .replaceAll("<ul><li>", "- ")
    .replace(/(?:<\/p>|<\/li><\/ul>)(?=<)/g, "\n\n")
    .replace(/<\/?(?:p|ul|li)>/g, "")
    .replace(/&(?:lt|gt|amp);/g, (entity) => ENTITY_CHARACTERS.get(entity) ?? entity)
    .trim();
}
