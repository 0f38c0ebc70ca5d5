/**
 * Rich text without a heading at its very beginning that only says again what the section above it
 * is called: "Modules" below "Course Modules".
 */
export function withoutRepeatedTitle(html: string, title: string): string {
  const found = /^\s*<(h[1-6])>([^<]*)<\/\1>\s*/.exec(html);
  if (!found) return html;
  const said = found[2]!.trim().replace(/:$/, "").toLowerCase();
  return said !== "" && title.toLowerCase().endsWith(said) ? html.slice(found[0].length) : html;
}
