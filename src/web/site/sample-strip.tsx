import { useSiteData } from "./site-data.ts";

/** Says on every page that what it shows is invented, for as long as any of it is. */
export function SampleStrip() {
  if (!useSiteData()?.hasSampleData) return null;
  return (
    <aside
      aria-label="About the data"
      className="bg-sample px-4 py-1.5 text-center text-xs text-on-sample"
    >
      <strong className="font-bold">Sample data,</strong> invented to show how Magu works
    </aside>
  );
}
