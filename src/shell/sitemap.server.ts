import type { FastifyInstance } from "fastify";
import { listCourseAddresses } from "#features/courses/course-addresses.repository.server.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { NotFoundError } from "#platform/errors.ts";
import { escapeText } from "#platform/html.ts";
import { conditionalGet } from "#platform/http/conditional-get.server.ts";
import { PAGES, type PageName, pathTo } from "#web/pages.ts";
import { paths } from "#web/paths.ts";

/** Addresses in one sitemap (sitemaps.org, "Sitemap index files"). */
const PART_SIZE = 50_000;

interface SitemapOptions {
  published: Published;
  storage: Storage;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
}

interface SitemapEntry {
  path: string;
  /** ISO 8601 UTC time of the last change, where it is known. */
  changed?: string;
}

interface SitemapPart {
  name: string;
  entries: () => Promise<SitemapEntry[]>;
}

/**
 * Lists every public address for search engines: `/sitemap.xml` with its parts, and `/robots.txt`.
 */
export async function sitemap(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { published, publicUrl } = options;
  const schema = { hide: true };
  conditionalGet(app, () => `${published.state()} ${publicUrl}`);

  app.get("/sitemap.xml", { schema }, async (_request, reply) => {
    const addresses = partsOf(options).map(({ name }) => ({ path: `/sitemaps/${name}.xml` }));
    return reply
      .type("application/xml; charset=utf-8")
      .send(document("sitemapindex", "sitemap", publicUrl, addresses));
  });

  app.get<{ Params: { part: string } }>(
    "/sitemaps/:part(^[a-z]+-\\d+).xml",
    { schema },
    async (request, reply) => {
      const part = partsOf(options).find(({ name }) => name === request.params.part);
      if (!part) throw new NotFoundError("Sitemap");
      const entries = await part.entries();
      return reply
        .type("application/xml; charset=utf-8")
        .send(document("urlset", "url", publicUrl, entries));
    },
  );

  app.get("/robots.txt", { schema }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robots(publicUrl)),
  );
}

function partsOf({ published, storage }: SitemapOptions): SitemapPart[] {
  const { stats, institutions, leftOut } = published.current();
  // Records that could not be indexed have no page.
  const missing = new Set(leftOut.filter(({ kind }) => kind === "course").map(({ id }) => id));
  const courses = async (start: number) => {
    const stored = await listCourseAddresses(storage.db, { offset: start, limit: PART_SIZE });
    return stored
      .filter(({ id }) => !missing.has(id))
      .map((course) => ({ path: paths.course(course), changed: course.updated_at }));
  };
  return [
    { name: "pages-1", entries: async () => listedPages() },
    ...cut("institutions", institutions.length, async (start) =>
      institutions
        .slice(start, start + PART_SIZE)
        .map(({ id }) => ({ path: paths.institution(id) })),
    ),
    ...cut("courses", stats.courses + missing.size, courses),
  ];
}

function listedPages(): SitemapEntry[] {
  const names = Object.keys(PAGES) as PageName[];
  return names.filter((name) => PAGES[name].isInSitemap).map((name) => ({ path: pathTo(name) }));
}

/** Splits a list of `total` addresses into parts; `entries` reads the part from a row on. */
function cut(
  kind: string,
  total: number,
  entries: (start: number) => Promise<SitemapEntry[]>,
): SitemapPart[] {
  return Array.from({ length: Math.ceil(total / PART_SIZE) }, (_, index) => ({
    name: `${kind}-${index + 1}`,
    entries: () => entries(index * PART_SIZE),
  }));
}

/** An XML document of the sitemap protocol, 0.9. */
function document(root: string, item: string, publicUrl: string, entries: SitemapEntry[]): string {
  const lines = entries.map(({ path, changed }) => {
    const modified = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `<${item}><loc>${escapeText(publicUrl + path)}</loc>${modified}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>\n`,
  ].join("\n");
}

function robots(publicUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
