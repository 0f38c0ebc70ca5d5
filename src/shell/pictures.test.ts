import { describe, expect, it } from "vitest";
import { paths } from "#web/paths.ts";
import { buildTestApp } from "../../test/app.ts";
import { onEachEngine } from "../../test/engines.ts";
import { smallDirectory } from "../../test/small-directory.ts";

onEachEngine((open) => {
  describe("drawn pictures", () => {
    it("are SVG that may be kept, and are not sent twice", async () => {
      const { app } = await buildTestApp(open, { records: smallDirectory });
      for (const url of [
        paths.cover(),
        paths.pattern("Courses & more"),
        paths.monogram({ id: 1 }),
        paths.banner({ id: 1 }),
      ]) {
        const first = await app.inject({ url });
        expect([url, first.statusCode]).toEqual([url, 200]);
        expect(first.headers["content-type"]).toMatch(/^image\/svg\+xml/);
        expect(first.headers["cache-control"]).toBe("public, max-age=86400");
        expect(first.body).toMatch(/^<svg [\s\S]*<\/svg>$/);
        const headers = { "if-none-match": String(first.headers.etag) };
        expect((await app.inject({ url, headers })).statusCode).toBe(304);
      }
    });

    it("do not exist for an institution that does not", async () => {
      const { app } = await buildTestApp(open, { records: smallDirectory });
      for (const id of ["999", "0", "abc", "1.0"]) {
        expect(
          (await app.inject({ url: `/pictures/institutions/${id}/logo.svg` })).statusCode,
        ).toBe(404);
      }
    });

    it("take any seed and hold none of its characters as markup", async () => {
      const { app } = await buildTestApp(open, { records: smallDirectory });
      const answer = await app.inject({ url: paths.pattern('"><script>alert(1)</script>') });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain("script");
    });
  });
});
