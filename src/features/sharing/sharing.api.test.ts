import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

onEachEngine((open) => {
  it("gives share pictures of the site, a course and an institution", async () => {
    const { app } = await buildTestApp(open, { records: smallDirectory });
    const first = (await app.inject("/api/v1/p/courses?limit=1")).json().data[0];
    const addresses = [
      "/pictures/share.png",
      `/pictures/courses/${first.id}/share.png`,
      `/pictures/institutions/${first.institution.id}/share.png`,
    ];
    for (const address of addresses) {
      const { statusCode, headers, rawPayload } = await app.inject(address);
      expect([statusCode, headers["content-type"]], address).toEqual([200, "image/png"]);
      expect(headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
      expect(rawPayload.subarray(1, 4).toString()).toBe("PNG");
      const again = await app.inject({
        url: address,
        headers: { "if-none-match": String(headers.etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  it("has none for what is not published", async () => {
    const { app } = await buildTestApp(open, { records: smallDirectory });
    for (const id of ["999999", "0", "-1", "1.5", "abc", "9".repeat(40)]) {
      for (const kind of ["courses", "institutions"]) {
        const { statusCode } = await app.inject(`/pictures/${kind}/${id}/share.png`);
        expect(statusCode, `${kind} ${id}`).toBe(404);
      }
    }
  });
});
