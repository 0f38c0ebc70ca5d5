import { expect, it } from "vitest";
import { publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { openPublished } from "./published.service.server.ts";

onEachEngine((open) => {
  it("reports a look that fails, but none that is cut short because it stops", async () => {
    const storage = await open();
    await publish(storage, smallDirectory);
    let isLost = false;
    let announce = () => {};
    const losing = {
      ...storage,
      get db() {
        if (isLost) throw new Error("the database is lost");
        return storage.db;
      },
      listen: (onPublished: () => void) => {
        announce = onPublished;
        return { stop: async () => undefined };
      },
    };
    const failures: unknown[] = [];
    const published = await openPublished(losing, (error) => failures.push(error));
    isLost = true;
    announce();
    await expect.poll(() => failures.length).toBeGreaterThan(0);

    failures.length = 0;
    announce();
    await published.stop();
    expect(failures).toEqual([]);
  });

  it("has an intake once that was stated twice, also where it is stored twice", async () => {
    const storage = await open();
    const [course, ...others] = smallDirectory.courses;
    const twice = { ...course!, intakes: ["May 2027", "Soon", "May 2027"] };
    await publish(storage, { ...smallDirectory, courses: [twice, ...others] });
    const stored = storage.db.selectFrom("course_intakes").select(["course_id", "label"]);
    const labels = (await stored.execute()).map(({ label }) => label);
    expect(labels.filter((label) => label === "May 2027")).toHaveLength(1);
    const { course_id } = await stored.where("label", "=", "Soon").executeTakeFirstOrThrow();
    await storage.db
      .insertInto("course_intakes")
      .values({ course_id, position: 2, label: "May 2027" })
      .execute();
    const published = await openPublished(storage, () => {});
    expect(published.current().course(course_id)?.intakes).toEqual(["May 2027", "Soon"]);
    await published.stop();
  });
});
