import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { buildTestApp, publish, TEST_ORIGIN } from "../../test/app.ts";
import { onEachEngine } from "../../test/engines.ts";
import { smallDirectory } from "../../test/small-directory.ts";

onEachEngine((open) => {
  const build = async () => (await buildTestApp(open, { records: smallDirectory })).app;

  it("lists its parts, and each part its addresses, absolute", async () => {
    const app = await build();
    const parts = await addressesIn(app, "/sitemap.xml");
    expect(parts).toEqual([
      `${TEST_ORIGIN}/sitemaps/pages-1.xml`,
      `${TEST_ORIGIN}/sitemaps/institutions-1.xml`,
      `${TEST_ORIGIN}/sitemaps/courses-1.xml`,
    ]);
    const [pages, institutions, courses] = await Promise.all(
      parts.map((part) => addressesIn(app, part.replace(TEST_ORIGIN, ""))),
    );
    expect(pages).toEqual(
      [
        "/",
        "/courses",
        "/institutions",
        "/calendar",
        "/careerguide",
        "/aboutus",
        "/advertise",
        "/places",
        "/sources",
        "/termsofservice",
        "/privacypolicy",
        "/infringementpolicy",
        "/contentguidelines",
        "/what-i-have",
        "/pathways",
        "/levels",
        "/list-your-courses",
      ].map((path) => TEST_ORIGIN + path),
    );
    expect(institutions).toHaveLength(3);
    expect(courses).toHaveLength(5);
    expect(courses?.some((address) => address.endsWith("/diploma-in-marketing"))).toBe(true);
    expect(courses?.some((address) => address.includes("hidden"))).toBe(false);
  });

  it("leaves out a course that could not be indexed: it has no page", async () => {
    const storage = await open();
    await publish(storage, smallDirectory);
    await storage.db
      .updateTable("courses")
      .set({ languages: "not json" })
      .where("external_ref", "=", "c1")
      .execute();
    const { app } = await buildTestApp(async () => storage, {
      records: { institutions: [], categories: [], courses: [] },
    });
    const courses = await addressesIn(app, "/sitemaps/courses-1.xml");
    expect(courses).toHaveLength(4);
  });

  it("knows no other parts", async () => {
    const app = await build();
    const statuses: Record<string, number> = {};
    for (const part of ["courses-2", "courses-0", "courses-01", "pages", "x-1"]) {
      statuses[part] = (await app.inject(`/sitemaps/${part}.xml`)).statusCode;
    }
    expect(new Set(Object.values(statuses))).toEqual(new Set([404]));
  });

  it("lists no part of what there is none of", async () => {
    const records = { institutions: [], categories: [], courses: [] };
    const { app } = await buildTestApp(open, { records });
    expect(await addressesIn(app, "/sitemap.xml")).toEqual([`${TEST_ORIGIN}/sitemaps/pages-1.xml`]);
  });

  it("tells crawlers where it is and what to leave alone", async () => {
    const app = await build();
    const { body, headers } = await app.inject("/robots.txt");
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body.split("\n")).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Disallow: /api/",
        `Sitemap: ${TEST_ORIGIN}/sitemap.xml`,
      ]),
    );
  });
});

async function addressesIn(app: FastifyInstance, path: string): Promise<string[]> {
  const answer = await app.inject(path);
  expect(answer.statusCode, path).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^application\/xml/);
  return [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}
