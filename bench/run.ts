import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import project from "../package.json" with { type: "json" };
import { checkEqual, time } from "./compare.ts";
import { dataset } from "./dataset.ts";
import { crossfilter2, itemsJs, magu } from "./engines.ts";
import { setParents } from "./facet-values.ts";
import { listingQueries } from "./queries.ts";

const { label, source } = await dataset();
setParents(
  new Map(source.categories.flatMap(({ name, parent }) => (parent ? [[name, parent.name]] : []))),
);
const queries = listingQueries(source.courses, 200);
const engines = [magu, crossfilter2, itemsJs].map((build) => build(source));
checkEqual(engines, queries);
const timings = time(engines, queries, { rounds: 6, share: 700 });
const own = timings[0];

const versions: Record<string, string> = project.devDependencies;
const version = (name: string) => (versions[name] ? ` ${versions[name]}` : "");
const table = timings.map(
  ({ name, rate, p99 }) =>
    `| ${name}${version(name)} | ${rate.toFixed(rate < 100 ? 1 : 0)} | ${p99.toFixed(2)} | ${((own?.rate ?? 0) / rate).toFixed(1)} |`,
);
const report = `# Results

Made by \`npm run bench\`. Figures are only comparable within one run: read the ratios.

## Listing page with all facet counts

${source.courses.length.toLocaleString("en")} courses, ${label}. Each answer is one page of the
listing: the total, the first ten ids and the count of every value of all seven facets, a facet
ignoring its own selection. ${queries.length} queries with none to four filters; totals and counts of
all engines were equal on every one before anything was timed.

| engine | answers/s | p99 ms | Magu is faster by |
|---|---|---|---|
${table.join("\n")}

Node ${process.versions.node}, one thread, ${cpus()[0]?.model ?? "unknown processor"}.
`;
writeFileSync(join(import.meta.dirname, "RESULTS.md"), report);
console.log(report);
