import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { maldivesDay } from "#platform/maldives-day.ts";
import { buildTestApp } from "../../../test/app.ts";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { stillPng } from "../../../test/tiny-pictures.ts";
import { ADVERT_REPORTS_PER_ADDRESS, MAX_REPORTED_VIEWS } from "./advert-limits.ts";
import { advertFolder } from "./advert-pictures.server.ts";
import { openAdverts } from "./adverts.service.server.ts";
import { createBookingService } from "./booking.service.server.ts";

const SEEN = "/api/v1/adverts/seen";
const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";
const HOUSE = [1, 2, 3, 4, 5];
const TODAY = maldivesDay(new Date());

onEachEngine((open) => {
  it("adds up what was seen and followed, and writes it down when it closes", async () => {
    const { app, storage } = await build(open);
    expect((await report(app, { seen: [1, 2, 1] })).json()).toEqual({ data: { counted: 2 } });
    expect((await report(app, { seen: [1] })).json()).toEqual({ data: { counted: 1 } });
    const click = await app.inject({ method: "POST", url: clickOf(2), headers: person() });
    expect(click.json()).toEqual({ data: { counted: 1 } });
    expect(click.headers["cache-control"]).toBe("no-store");
    await app.close();
    expect(await stored(storage)).toEqual([
      { advert_id: 1, day: TODAY, impressions: 2, clicks: 0 },
      { advert_id: 2, day: TODAY, impressions: 1, clicks: 1 },
    ]);
  });

  it("adds to what other servers count, and loses nothing at once", async () => {
    const storage = await open();
    const onError = (error: unknown) => {
      throw error;
    };
    const servers = await Promise.all([1, 2, 3].map(() => openAdverts(storage, { onError })));
    for (let round = 0; round < 5; round++) {
      for (const server of servers) server.seen(HOUSE);
      await Promise.all(servers.map((server) => server.refresh()));
    }
    for (const server of servers) server.clicked(3);
    await Promise.all(servers.map((server) => server.close()));
    const counts = await stored(storage);
    expect(counts.map(({ impressions }) => impressions)).toEqual([15, 15, 15, 15, 15]);
    expect(counts.map(({ clicks }) => clicks)).toEqual([0, 0, 3, 0, 0]);
  });

  it("keeps counts that could not be written down for the next time", async () => {
    const storage = await open();
    let isDown = false;
    const flaky: typeof storage = {
      ...storage,
      write: (change) => (isDown ? Promise.reject(new Error("down")) : storage.write(change)),
    };
    const adverts = await openAdverts(flaky, { onError: () => {} });
    adverts.seen([1]);
    isDown = true;
    await expect(adverts.refresh()).rejects.toThrow("down");
    adverts.seen([1]);
    isDown = false;
    await adverts.close();
    expect(await stored(storage)).toMatchObject([{ advert_id: 1, impressions: 2 }]);
  });

  it("counts by the day in the Maldives, and only what runs", async () => {
    const storage = await open();
    const booking = createBookingService({ storage, folder: tmpdir(), by: { operator: "tester" } });
    const news = { slot: "topline", alt: null, text: "News", link: "https://news.example/" };
    const id = await booking.add(
      { ...news, advertiser: "Fictional", starts_on: "2026-03-01", ends_on: "2026-03-02" },
      null,
    );
    let time = "2026-02-28T18:00:00Z";
    const adverts = await openAdverts(storage, { onError: () => {}, now: () => new Date(time) });
    const seenAt = async (next: string) => {
      time = next;
      await adverts.refresh();
      return adverts.seen([id]);
    };
    expect(await seenAt("2026-02-28T18:59:00Z"), "before its first day").toBe(0);
    expect(await seenAt("2026-02-28T19:01:00Z"), "on its first day").toBe(1);
    expect(await seenAt("2026-03-02T18:59:00Z"), "on its last day").toBe(1);
    expect(await seenAt("2026-03-02T19:01:00Z"), "on a page from before midnight").toBe(1);
    expect(adverts.board().booked.topline).toBeUndefined();
    expect(await seenAt("2026-03-03T19:01:00Z"), "a day later").toBe(0);
    await adverts.close();
    expect((await stored(storage)).map(({ day }) => day)).toEqual([
      "2026-03-01",
      "2026-03-02",
      "2026-03-03",
    ]);
  });

  it("passes over unknown adverts and programs", async () => {
    const { app, storage } = await build(open);
    expect((await report(app, { seen: [999, 1] })).json().data.counted).toBe(1);
    for (const headers of [
      person("Googlebot/2.1"),
      { ...person(), "sec-fetch-site": "cross-site" },
    ]) {
      expect((await report(app, { seen: [1] }, headers)).json().data.counted).toBe(0);
      const click = await app.inject({ method: "POST", url: clickOf(1), headers });
      expect(click.json().data.counted).toBe(0);
    }
    const drawn = { ...person(), "sec-fetch-dest": "image", "sec-fetch-site": "same-origin" };
    await app.inject({ url: clickOf(1), headers: drawn });
    await app.close();
    expect(await stored(storage)).toMatchObject([{ advert_id: 1, impressions: 1, clicks: 0 }]);
  });

  it("refuses reports that no page sends", async () => {
    const { app } = await build(open);
    for (const body of [{}, null, { seen: 1 }, { seen: ["1"] }, { seen: [1.5] }, { seen: [0] }]) {
      expect((await report(app, body)).statusCode, JSON.stringify(body)).toBe(422);
    }
    const longest = Array<number>(MAX_REPORTED_VIEWS).fill(1);
    expect((await report(app, { seen: longest })).json().data.counted).toBe(1);
    expect((await report(app, { seen: [...longest, 1] })).statusCode).toBe(422);
    expect((await report(app, { seen: [], more: "x".repeat(9_000) })).statusCode).toBe(413);
  });

  it("limits one address", async () => {
    const { app } = await build(open);
    const statuses = new Set<number>();
    for (let count = 0; count < ADVERT_REPORTS_PER_ADDRESS.max; count++) {
      statuses.add((await report(app, { seen: [] })).statusCode);
    }
    expect([...statuses]).toEqual([200]);
    expect((await report(app, { seen: [] })).statusCode).toBe(429);
  });

  it("leads on to the advertiser, and counts people who follow", async () => {
    const { app, storage, id } = await withBooked(open);
    const follow = (headers: Record<string, string>, method: "GET" | "HEAD" = "GET") =>
      app.inject({ method, url: clickOf(id), headers });
    for (const answer of [
      await follow(person()),
      await follow({ ...person(), "sec-fetch-site": "same-origin" }),
      await follow({ "user-agent": "Googlebot/2.1" }),
      await follow({ ...person(), "sec-fetch-site": "cross-site" }),
      await follow(person(), "HEAD"),
    ]) {
      expect(answer.statusCode).toBe(302);
      expect(answer.headers).toMatchObject({
        location: "https://college.example/open-day",
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      });
    }
    await app.close();
    expect(await stored(storage)).toMatchObject([{ advert_id: id, clicks: 2 }]);
  });

  it("leads nowhere else", async () => {
    const { app } = await build(open);
    for (const id of ["999", "0", "x", "1%2e5"]) {
      const answer = await app.inject({ url: `/api/v1/adverts/${id}/click`, headers: person() });
      expect([404, 422], id).toContain(answer.statusCode);
      expect(answer.headers.location).toBeUndefined();
    }
  });

  it("serves pictures for good, and no other file", async () => {
    const { app, id, picture } = await withBooked(open);
    const answer = await app.inject(`/pictures/adverts/${picture}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(new Uint8Array(answer.rawPayload)).toEqual(stillPng({ width: 803, height: 133 }));
    for (const file of [
      `${id}-0000000000000000.png`,
      "..%2f..%2fmagu.sqlite",
      `..%2fadverts%2f${picture}`,
      `${picture}.txt`,
    ]) {
      expect((await app.inject(`/pictures/adverts/${file}`)).statusCode, file).toBe(404);
    }
  });
});

function build(open: OpenStorage, settings: Record<string, string> = {}) {
  return buildTestApp(open, { records: smallDirectory, settings });
}

/** An app on which one banner is booked for today. */
async function withBooked(open: OpenStorage) {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-adverts-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  let picture = "";
  let id = 0;
  const { app, storage } = await build(
    async () => {
      const opened = await open();
      const booking = createBookingService({
        storage: opened,
        folder: advertFolder(dataDir),
        by: { operator: "tester" },
      });
      id = await booking.add(
        {
          slot: "home_main",
          advertiser: "Fictional College",
          link: "https://college.example/open-day",
          starts_on: TODAY,
          ends_on: TODAY,
          alt: "Open day",
          text: null,
        },
        stillPng({ width: 803, height: 133 }),
      );
      picture = (await booking.list()).find((advert) => advert.id === id)?.picture ?? "";
      return opened;
    },
    { DATA_DIR: dataDir },
  );
  return { app, storage, id, picture };
}

type Storage = Awaited<ReturnType<OpenStorage>>;

const stored = ({ db }: Pick<Storage, "db">) =>
  db.selectFrom("advert_counts").selectAll().orderBy("advert_id").orderBy("day").execute();

const clickOf = (id: number) => `/api/v1/adverts/${id}/click`;

const person = (agent = PERSON): Record<string, string> => ({ "user-agent": agent });

function report(app: FastifyInstance, body: unknown, headers = person()) {
  return app.inject({
    method: "POST",
    url: SEEN,
    headers: { ...headers, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
}
