import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { openPublished } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { MAX_VISITED_PATH, VISITS_PER_ADDRESS } from "./visit-limits.ts";
import { openVisits } from "./visits.service.server.ts";

const PERSON = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0" };
const TODAY = maldivesDay(new Date());

onEachEngine((open) => {
  const build = () => buildTestApp(open, { records: smallDirectory });

  it("counts views, and writes them down when the server stops", async () => {
    const { app, storage } = await build();
    for (const path of ["/", "/courses?name=x", "/courses/2", "/"]) {
      expect((await send(app, { path })).json()).toEqual({ data: { counted: 1 } });
    }
    expect(await stored(storage)).toEqual([]);
    await app.close();
    expect(await stored(storage)).toEqual([
      { day: TODAY, path: "/", views: 2 },
      { day: TODAY, path: "/courses", views: 2 },
    ]);
  });

  it("knows the pages of courses and institutions that are published", async () => {
    const { app, storage } = await build();
    const { id, institution } = (await app.inject("/api/v1/p/courses?limit=1")).json().data[0];
    const paths = [`/courses/${id}/x`, `/institutions/${institution.id}`, "/courses/99999/x"];
    const counted = [];
    for (const path of paths) counted.push((await send(app, { path })).json().data.counted);
    expect(counted).toEqual([1, 1, 0]);
    await app.close();
    expect((await stored(storage)).map(({ path }) => path)).toEqual([
      `/courses/${id}`,
      `/institutions/${institution.id}`,
    ]);
  });

  it("respects who does not want to be counted, and passes over programs and other sites", async () => {
    const { app, storage } = await build();
    const refusals: Record<string, string>[] = [
      { ...PERSON, dnt: "1" },
      { ...PERSON, "sec-gpc": "1" },
      { "user-agent": "Googlebot/2.1" },
      { ...PERSON, "sec-fetch-site": "cross-site" },
    ];
    for (const headers of refusals) {
      const answer = await send(app, { path: "/" }, headers);
      expect([answer.statusCode, answer.json().data.counted]).toEqual([200, 0]);
    }
    await app.close();
    expect(await stored(storage)).toEqual([]);
  });

  it("refuses what no page sends, and too much of it", async () => {
    const { app } = await build();
    for (const body of [
      {},
      null,
      { path: 1 },
      { path: "x" },
      { path: `/${"a".repeat(MAX_VISITED_PATH)}` },
    ]) {
      expect((await send(app, body)).statusCode, JSON.stringify(body)).toBe(422);
    }
    expect((await send(app, { path: `/${"a".repeat(20_000)}` })).statusCode).toBe(413);
    let last = 200;
    for (let index = 0; index < VISITS_PER_ADDRESS.max; index++) {
      last = (await send(app, { path: "/" })).statusCode;
    }
    expect(last).toBe(429);
  });

  it("adds to what other servers count, by the day in the Maldives", async () => {
    const storage = await open();
    const onError = (error: unknown) => {
      throw error;
    };
    const published = await openPublished(storage, onError);
    let time = new Date("2026-03-01T18:59:59Z");
    const servers = [1, 2, 3].map(() =>
      openVisits({ storage, published, onError, now: () => time }),
    );
    for (let round = 0; round < 4; round++) {
      for (const server of servers) for (const path of ["/", "/courses"]) server.count({ path });
      await Promise.all(servers.map((server) => server.flush()));
    }
    time = new Date("2026-03-01T19:00:00Z");
    servers[0]?.count({ path: "/" });
    await Promise.all(servers.map((server) => server.close()));
    await published.stop();
    expect(await stored(storage)).toEqual([
      { day: "2026-03-01", path: "/", views: 12 },
      { day: "2026-03-01", path: "/courses", views: 12 },
      { day: "2026-03-02", path: "/", views: 1 },
    ]);
  });

  it("keeps views that could not be written down for the next time", async () => {
    const storage = await open();
    const published = await openPublished(storage, () => undefined);
    let isDown = true;
    const flaky: typeof storage = {
      ...storage,
      write: (change) => (isDown ? Promise.reject(new Error("down")) : storage.write(change)),
    };
    const visits = openVisits({ storage: flaky, published, onError: () => undefined });
    visits.count({ path: "/" });
    await expect(visits.flush()).rejects.toThrow("down");
    visits.count({ path: "/" });
    isDown = false;
    await visits.close();
    await published.stop();
    expect(await stored(storage)).toMatchObject([{ path: "/", views: 2 }]);
  });
});

function send(app: FastifyInstance, body: unknown, headers: Record<string, string> = PERSON) {
  return app.inject({
    method: "POST",
    url: "/api/v1/visits",
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(body),
  });
}

function stored({ db }: Storage) {
  return db.selectFrom("page_views").selectAll().orderBy("day").orderBy("path").execute();
}
