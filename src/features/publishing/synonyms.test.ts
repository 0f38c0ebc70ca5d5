import { expect, it, onTestFinished } from "vitest";

import { openForServing, type Storage } from "#platform/db/database.ts";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { publish } from "../../../test/app.ts";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { openPublished, type Published } from "./published.service.server.ts";
import { createSynonyms } from "./synonyms.service.server.ts";

const GROUP = {
  terms: ["swimming", "water safety", "ފެތުން"],
  source: "Calls of May 2026",
  stated_on: "2026-05-31",
};

const BY = { operator: "test" };

onEachEngine((open) => {
  it("count on two servers, and no more once they are removed", async () => {
    const { storage, servers } = await serveTwice(open);
    const synonyms = createSynonyms(storage, raiseCatalogueVersion);
    const states = servers.map((server) => server.state());
    const { id } = await synonyms.add(GROUP, BY);
    for (const [at, server] of servers.entries()) {
      await expect.poll(() => namesFor(server, "water safety")).toEqual(["Swimming"]);
      expect(namesFor(server, "ފެތުން")).toEqual(["Swimming"]);
      // Cached pages are not those of before.
      expect(server.state()).not.toBe(states[at]);
    }
    expect(servers[0]?.state()).toBe(servers[1]?.state());
    await synonyms.remove(id, BY);
    for (const server of servers) {
      await expect.poll(() => namesFor(server, "water safety")).toEqual([]);
    }
  });

  it("stay with the next catalogue, and with a server that starts", async () => {
    const { storage, servers } = await serveTwice(open);
    await createSynonyms(storage, raiseCatalogueVersion).add(GROUP, BY);
    const [first, ...others] = smallDirectory.courses;
    const courses = [{ ...first!, name: "Diploma in Selling" }, ...others];
    await publish(storage, { ...smallDirectory, courses });
    for (const server of servers) {
      await server.refresh();
      expect(namesFor(server, "selling")).toEqual(["Diploma in Selling"]);
      expect(namesFor(server, "water safety")).toEqual(["Swimming"]);
    }
    const late = await serve(storage.settings);
    expect(namesFor(late, "water safety")).toEqual(["Swimming"]);
  });

  it("are listed with source and date until they are removed", async () => {
    const synonyms = createSynonyms(await open(), raiseCatalogueVersion);
    const { id } = await synonyms.add(
      { ...GROUP, terms: [" Swimming ", "swimming", "Sea  legs"] },
      BY,
    );
    const stored = { id, ...GROUP, terms: ["swimming", "Sea legs"] };
    expect(await synonyms.list()).toEqual([stored]);
    expect(await synonyms.remove(id, BY)).toEqual(stored);
    expect(await synonyms.list()).toEqual([]);
    await expect(synonyms.remove(id, BY)).rejects.toMatchObject({ code: "not_found" });
  });

  it("are refused field by field, and change nothing", async () => {
    const storage = await open();
    const synonyms = createSynonyms(storage, raiseCatalogueVersion);
    await expect(
      synonyms.add({ terms: ["one", " ONE "], source: " ", stated_on: "May" }, BY),
    ).rejects.toMatchObject({
      code: "invalid_input",
      fields: {
        terms: expect.stringContaining("two or more"),
        source: expect.stringContaining("who says"),
        stated_on: expect.stringContaining("2026-03-01"),
      },
    });
    await expect(synonyms.add({ ...GROUP, terms: ["one", "?!"] }, BY)).rejects.toMatchObject({
      fields: { terms: expect.stringContaining("a letter or a digit") },
    });
    const { id } = await synonyms.add(GROUP, BY);
    await expect(
      synonyms.add({ ...GROUP, terms: ["Water-Safety", "Swimming"] }, BY),
    ).rejects.toMatchObject({
      code: "known_synonyms",
      message: expect.stringContaining(`Group ${id}`),
    });
    expect(await synonyms.list()).toHaveLength(1);
  });
});

/** The names of the courses that a text finds. */
function namesFor(server: Published, typed: string): string[] {
  return server
    .current()
    .spotlight(typed, 1)
    .results.map(({ name }) => name);
}

async function serveTwice(open: OpenStorage) {
  const storage = await open();
  await publish(storage, smallDirectory);
  const servers = [await serve(storage.settings), await serve(storage.settings)];
  return { storage, servers };
}

/** A server of its own on the database. */
async function serve(settings: Parameters<typeof openForServing>[0]): Promise<Published> {
  const storage: Storage = openForServing(settings);
  const published = await openPublished(storage, (error) => {
    throw error;
  });
  onTestFinished(async () => {
    await published.stop();
    await storage.close();
  });
  return published;
}
