/**
 * Rich text without a first heading that only repeats the heading of its section: "Modules" below
 * "Course Modules".
 */
export function withoutRepeatedTitle(html: string, title: string): string {
  const found = /^\s*<(h[1-6])>([^<]*)<\/\1>\s*/.exec(html);
  if (!found) return html;
  const said = found[2]!.trim().replace(/:$/, "").toLowerCase();
  return said !== "" && title.toLowerCase().endsWith(said) ? html.slice(found[0].length) : html;
}
