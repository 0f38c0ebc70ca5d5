import { type SiteData, useSiteData } from "./site-data.ts";

/** Says on every page how many of its records are fictional, while there are any. */
export function SampleStrip() {
  const data = useSiteData();
  const invented = data && inventedPart(data);
  if (!invented) return null;
  return (
    <aside
      aria-label="About the data"
      data-all-sample={isAllSample(data) || undefined}
      className="bg-sample px-4 py-1.5 text-center text-xs text-on-sample"
    >
      <strong className="font-bold">Sample data:</strong> {invented}
    </aside>
  );
}

type Records = Pick<SiteData, "stats" | "sampleStats">;

function isAllSample({ stats, sampleStats }: Records): boolean {
  return sampleStats.courses === stats.courses && sampleStats.institutions === stats.institutions;
}

/** "887 of 2,985 courses and 12 of 111 institutions are invented ..."; null without sample data. */
export function inventedPart({ stats, sampleStats }: Records): string | null {
  const kinds = [
    share(sampleStats.courses, stats.courses, "course"),
    share(sampleStats.institutions, stats.institutions, "institution"),
  ].filter((text) => text !== null);
  if (kinds.length === 0) return null;
  if (isAllSample({ stats, sampleStats })) return "everything listed here is invented";
  const isOne = sampleStats.courses + sampleStats.institutions === 1;
  return `${kinds.join(" and ")} ${isOne ? "is" : "are"} invented, and marked as a fictional sample`;
}

function share(some: number, all: number, thing: string): string | null {
  if (some === 0) return null;
  const count = (number: number) => number.toLocaleString("en");
  const things = all === 1 ? thing : `${thing}s`;
  return some === all ? `${count(all)} ${things}` : `${count(some)} of ${count(all)} ${things}`;
}
