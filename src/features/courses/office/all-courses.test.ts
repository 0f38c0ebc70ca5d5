import { expect, it } from "vitest";
import { buildTestApp } from "../../../../test/app.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../../test/office.ts";
import { smallDirectory } from "../../../../test/small-directory.ts";

onEachEngine((open) => {
  it("lists the courses of all institutions by what they lack, as a page and as a file", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "editor" }));
    const listed = async (query = "") => {
      const { rows, meta } = (await editor.page(`/all-courses?${query}`).get()).json();
      return { names: rows.map(({ name }: { name: string }) => name), total: meta.total };
    };
    const all = await listed();
    expect(all.total, "one of the six is not public").toBe(5);
    const without = await listed("missing=cost");
    expect(without.names).not.toContain("Diploma in Marketing");
    expect(without.total).toBeGreaterThan(0);
    expect(without.total).toBeLessThan(all.total);
    expect((await listed("name=marketing")).names).toContain("Diploma in Marketing");
    expect((await listed("standing=changed")).total).toBe(all.total);
    await storage.db.updateTable("courses").set({ updated_at: "2020-01-01T00:00:00Z" }).execute();
    expect((await listed("standing=changed")).total).toBe(0);
    await storage.db.updateTable("course_sources").set({ stated_on: "2020" }).execute();
    expect((await listed("standing=old")).total).toBe(all.total);
    const file = await editor.page("/all-courses?missing=cost&as=csv&page=9").get();
    expect(file.body.trim().split("\r\n")).toHaveLength(without.total + 1);
    expect(file.headers["content-disposition"]).toContain("all-courses.csv");
  });
});
