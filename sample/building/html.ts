function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A paragraph of plain text. */
export function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

/** A list of plain texts; numbered where their order matters. */
export function htmlList(items: readonly string[], tag: "ul" | "ol" = "ul"): string {
  return `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</${tag}>`;
}

/** A heading inside a section of a course page. */
export function heading(text: string): string {
  return `<h3>${escaped(text)}</h3>`;
}
