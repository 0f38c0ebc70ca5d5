import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import type { Storage } from "./database.ts";

const raise = (storage: Storage) =>
  storage.write((trx) =>
    trx
      .updateTable("catalogue_state")
      .set(({ eb }) => ({ version: eb("version", "+", 1) }))
      .execute(),
  );

onEachEngine((open) => {
  it("hears of every published change, and of nothing else", async () => {
    const storage = await open();
    const heard = vi.fn();
    const announcements = storage.listen(heard, (error) => expect.fail(String(error)));
    if (storage.engine === "sqlite") {
      await raise(storage);
      expect(heard).not.toHaveBeenCalled();
      return await announcements.stop();
    }
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await raise(storage);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    // Taking the lock writes the same version again; a change that is rolled back is none.
    await storage.write((trx) =>
      trx
        .updateTable("catalogue_state")
        .set(({ ref }) => ({ version: ref("version") }))
        .execute(),
    );
    await raise(storage);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
    await announcements.stop();
    await raise(storage);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it("listens again after its connection was cut, and asks what it missed", async () => {
    const storage = await open();
    if (storage.engine === "sqlite") {
      const fail = () => expect.fail();
      return await storage.listen(fail, fail).stop();
    }
    const heard = vi.fn();
    const failed = vi.fn();
    const announcements = storage.listen(heard, failed);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    const cut = await sql<{ pid: number }>`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'magu server' and datname = current_database()
    `.execute(storage.db);
    expect(cut.rows).toHaveLength(1);
    await raise(storage);
    await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThan(1), 5_000);
    expect(failed).toHaveBeenCalled();
    // It may hear of the change as well as ask for it, where it is back before the commit.
    await sleep(300);
    const before = heard.mock.calls.length;
    await raise(storage);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(before + 1), 5_000);
    await announcements.stop();
  });
});
