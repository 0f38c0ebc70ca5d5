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
});
