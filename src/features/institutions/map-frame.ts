import type { Contact } from "#catalogue/institution.ts";
import { escapeText } from "#platform/html.ts";

/** The embedded map of a campus or faculty as HTML, or null where no map is stated. */
export function mapFrame({ name, address }: Pick<Contact, "name" | "address">): string | null {
  if (address.map_url === null) return null;
  const attributes = [
    `src="${escapeHtmlAttribute(address.map_url)}"`,
    `title="${escapeHtmlAttribute(`Map: ${name}`)}"`,
    'width="100%" height="320" style="border:0"',
    'loading="lazy" referrerpolicy="no-referrer"',
    'sandbox="allow-scripts allow-same-origin allow-popups"',
  ];
  return `<iframe ${attributes.join(" ")}></iframe>`;
}

function escapeHtmlAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
