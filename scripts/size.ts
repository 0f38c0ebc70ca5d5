import { chromium, devices, type Request } from "@playwright/test";
import { CHROMIUM, withSampleSite } from "./sample-site.ts";

// Bytes that a phone loads for the first view of a page, compressed. Exits with 1 above a limit.

type Kind = "JavaScript" | "Fonts and pictures";

/**
 * Bytes of the first view by page; 1 KB is 1,000 of them. Each route of the site, those of staff too,
 * adds some 40 to every page: `routeDiscovery` says why.
 */
const LIMITS = new Map<string, Partial<Record<Kind, number>>>([
  ["/", { JavaScript: 131_000, "Fonts and pictures": 150_000 }],
  ["/courses", { JavaScript: 168_000 }],
]);

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["script", "JavaScript"],
  ["font", "Fonts and pictures"],
  ["image", "Fonts and pictures"],
]);

interface Loaded {
  kind: Kind;
  path: string;
  bytes: number;
}

const views = await withSampleSite(async (origin) => {
  const seen: { page: string; limits: Partial<Record<Kind, number>>; loaded: Loaded[] }[] = [];
  for (const [page, limits] of LIMITS) {
    seen.push({ page, limits, loaded: await firstView(origin + page) });
  }
  return seen;
});
const sums = views.flatMap(({ page, limits, loaded }) =>
  Object.entries(limits).map(([kind, limit]) => {
    const parts = loaded.filter((part) => part.kind === kind);
    return { page, kind, limit, parts, sum: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
  }),
);
for (const { page, kind, limit, parts, sum } of sums) {
  console.log(`\n${kind} of ${page}`);
  for (const { path, bytes } of parts.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${kilobytes(bytes)}  ${path}`);
  }
  console.log(`${kilobytes(sum)}  of ${kilobytes(limit).trim()}${sum > limit ? ": TOO MUCH" : ""}`);
}
process.exitCode = sums.some(({ sum, limit }) => sum > limit) ? 1 : 0;

/** Files of the counted kinds that a page loads before any interaction. */
async function firstView(address: string): Promise<Loaded[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM.path, args: CHROMIUM.flags });
  try {
    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? {};
    const page = await browser.newPage(phone);
    const finished: Request[] = [];
    page.on("requestfinished", (request) => finished.push(request));
    await page.goto(address, { waitUntil: "networkidle" });
    const parts = await Promise.all(finished.map(measured));
    return parts.filter((part) => part !== null);
  } finally {
    await browser.close();
  }
}

async function measured(request: Request): Promise<Loaded | null> {
  const path = new URL(request.url()).pathname;
  // The browser has no kind for a drawing that a page refers to.
  const isDrawing = path.endsWith(".svg");
  const kind = isDrawing ? "Fonts and pictures" : KINDS.get(request.resourceType());
  if (!kind) return null;
  const { responseBodySize } = await request.sizes();
  return { kind, path, bytes: responseBodySize };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} KB`;
}
