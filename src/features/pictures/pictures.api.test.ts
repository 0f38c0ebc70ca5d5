import { existsSync, readdirSync, utimesSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { jpeg } from "../../../test/pictures.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { createFolderStore } from "./folder-store.server.ts";
import { PICTURES_PER_PERSON, UNUSED_PICTURE_MS } from "./picture-limits.ts";
import { PICTURE_HOLDERS } from "./pictures.repository.server.ts";
import { createPictures } from "./pictures.service.server.ts";

const SIZE = { width: 400, height: 300 };

onEachEngine((open) => {
  async function build() {
    const made = await buildTestApp(open, { records: smallDirectory });
    const a = await idOf(made.storage, "institution", "reef");
    const b = await idOf(made.storage, "institution", "atoll");
    const token = await signUpAs(made.app, made.storage, {
      name: "Member A",
      member: { of: a, as: "member" },
    });
    return { ...made, a, b, token };
  }

  const send = async (
    { app }: Pick<TestApp, "app">,
    {
      token,
      bytes,
      type = "image/jpeg",
      ...query
    }: {
      token?: string | undefined;
      bytes?: Buffer | string;
      type?: string;
      purpose?: string;
      institution?: number;
    },
  ) =>
    await app.inject({
      method: "POST",
      url: "/api/v1/office/pictures",
      query: Object.fromEntries(
        Object.entries({ purpose: "slide", ...query }).map(([key, value]) => [key, String(value)]),
      ),
      headers: { "content-type": type, ...(token && { authorization: `Bearer ${token}` }) },
      payload: bytes ?? (await jpeg(SIZE)),
    });

  /** The pictures of a server, looked after by a service of our own. */
  const caretaker = ({ storage, dataDir }: TestApp) => {
    const store = createFolderStore(join(dataDir, "files", "pictures"));
    const parts = { storage, store, refuseUnlessEditable: async () => {}, onError: () => {} };
    return createPictures(parts);
  };
  const inADay = () => new Date(Date.now() + UNUSED_PICTURE_MS + 60_000);
  const slidesIn = (dataDir: string) => {
    const folder = join(dataDir, "files/pictures/slide");
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it("takes a picture, and serves it for good and as nothing but a picture", async () => {
    const { app, a, token } = await build();
    const answer = await send({ app }, { token, institution: a });
    expect(answer.statusCode, answer.body).toBe(201);
    const { url, ...size } = answer.json();
    expect(size).toEqual(SIZE);
    expect(url).toMatch(/^\/files\/slide\/[0-9a-f]{40}-400x300\/400\.webp$/);
    for (const [address, type] of [
      [url, "image/webp"],
      [url.replace(".webp", ".avif"), "image/avif"],
    ]) {
      const picture = await app.inject(address);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      });
      expect(picture.rawPayload.length).toBeGreaterThan(100);
    }
  });

  it("serves nothing else of the folder", async () => {
    const { app, a, token, dataDir } = await build();
    const { url } = (await send({ app }, { token, institution: a })).json();
    await writeFile(join(dataDir, "files/pictures/secret.webp"), "a secret");
    for (const address of [
      url.replace("400.webp", "401.webp"),
      url.replace("400.webp", "..%2fsecret.webp"),
      "/files/slide/../400.webp",
      "/files/..%2f/x/400.webp",
      url.replace("slide", "logo"),
      url.replace("400.webp", "400.svg"),
    ]) {
      expect((await app.inject(address)).statusCode, address).toBe(404);
    }
  });

  it("asks who sends it, and for what", async () => {
    const { app, storage, a, b, token } = await build();
    const person = (name: string, as: object) => signUpAs(app, storage, { name, ...as });
    const people = {
      nobody: undefined,
      visitor: await person("Visitor", {}),
      "member of A": token,
      "member of B": await person("Member B", { member: { of: b, as: "member" } }),
      "owner of A": await person("Owner A", { member: { of: a, as: "owner" } }),
      editor: await person("Editor", { role: "editor" }),
      admin: await person("Admin", { role: "admin" }),
    };
    const bytes = await jpeg(SIZE);
    const answersOf = async (query: object) => {
      const each = Object.entries(people).map(async ([who, bearer]) => {
        const { statusCode } = await send({ app }, { token: bearer, bytes, ...query });
        return [who, statusCode];
      });
      return Object.fromEntries(await Promise.all(each));
    };
    const ofA = {
      nobody: 401,
      visitor: 403,
      "member of A": 201,
      "member of B": 403,
      "owner of A": 201,
      editor: 201,
      admin: 201,
    };
    expect(await answersOf({ institution: a })).toEqual(ofA);
    expect(await answersOf({ institution: a, purpose: "logo" })).toEqual(ofA);
    expect(await answersOf({ purpose: "partner" })).toEqual({
      nobody: 401,
      visitor: 403,
      "member of A": 403,
      "member of B": 403,
      "owner of A": 403,
      editor: 201,
      admin: 201,
    });
    const unknown = await send({ app }, { token: people.admin, bytes, institution: 99_999 });
    expect(unknown.statusCode).toBe(404);
    const whose = await send({ app }, { token: people.admin, bytes });
    expect(whose.json()).toMatchObject({ fields: { institution: expect.any(String) } });
    const what = await send({ app }, { token: people.admin, bytes, purpose: "cat" });
    expect(what.json().fields.purpose).toContain("must be one of logo");
  });

  it("refuses what is no picture, whatever it is called, and keeps nothing of it", async () => {
    const { app, a, token, storage, dataDir } = await build();
    const whole = await jpeg(SIZE);
    const refused = async (bytes: Buffer | string, type?: string) => {
      const about = { token, institution: a, bytes, ...(type && { type }) };
      const answer = await send({ app }, about);
      return [answer.statusCode, answer.json().error];
    };
    expect(await refused("<svg/>", "image/svg+xml")).toEqual([422, expect.stringMatching(/SVG/)]);
    expect(await refused("<html>", "image/png")).toEqual([422, expect.stringMatching(/JPEG/)]);
    expect(await refused(whole.subarray(0, 900))).toEqual([422, expect.stringMatching(/whole/)]);
    expect(await refused(Buffer.alloc(8_000_001))).toEqual([413, expect.any(String)]);
    expect(await refused(whole, "text/html")).toEqual([415, expect.any(String)]);
    const { total } = await storage.db
      .selectFrom("pictures")
      .select(({ fn }) => fn.countAll().as("total"))
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(0);
    expect(slidesIn(dataDir)).toEqual([]);
  });

  it("takes a number of pictures of one person within an hour", async () => {
    const { app, a, token, storage } = await build();
    const query = { token, institution: a, bytes: "no picture" };
    await send({ app }, query);
    await storage.db.updateTable("limits").set({ used: PICTURES_PER_PERSON.max }).execute();
    const answer = await send({ app }, query);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_000);
  });

  it("says to come back where too many are on their way", async () => {
    const { app, storage, a } = await build();
    const token = await signUpAs(app, storage, { name: "Admin", role: "admin" });
    const bytes = await jpeg({ width: 400, height: 300 });
    const all = await Promise.all(
      Array.from({ length: 14 }, () => send({ app }, { token, institution: a, bytes })),
    );
    const statuses = all.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    const busy = all.find(({ statusCode }) => statusCode === 503);
    expect(busy?.headers["retry-after"]).toBe("10");
    expect(busy?.json().code).toBe("busy");
  });

  it("forgets what nothing shows after a day, and never what a record shows", async () => {
    const made = await build();
    const { app, a, token, storage, dataDir } = made;
    const office = officeOf(app, token);
    const bytes = [await jpeg(SIZE), await jpeg(SIZE), await jpeg(SIZE), await jpeg(SIZE)];
    const urls: string[] = [];
    for (const each of bytes) {
      urls.push((await send(made, { token, institution: a, bytes: each })).json().url);
    }
    const [shown = "", drafted = "", replaced = "", forgotten = ""] = urls;
    const publish = async (...pictures: string[]) => {
      const slides = pictures.map((url, order) => ({ order, url, alt: "A reef" }));
      await office.save(`/institutions/${a}`, { slides });
      const { statusCode, body } = await office.act(`/institutions/${a}`, "publish");
      expect(statusCode, body).toBe(200);
    };
    await publish(replaced);
    await publish(shown);
    await office.save(`/institutions/${a}`, { logo_url: drafted });

    const keeper = caretaker(made);
    await keeper.sweep(new Date());
    expect(slidesIn(dataDir)).toHaveLength(4);
    await keeper.sweep(inADay());
    await keeper.sweep(inADay());
    await keeper.close();
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect(await Promise.all([shown, drafted, replaced, forgotten].map(statusOf))).toEqual([
      200, 200, 200, 404,
    ]);
    // It can be sent again.
    expect((await send(made, { token, institution: a, bytes: bytes[3] })).json().url).toBe(
      forgotten,
    );
    expect(await statusOf(forgotten)).toBe(200);
    const rows = await storage.db.selectFrom("pictures").select("id").execute();
    expect(rows).toHaveLength(4);
  });

  it("clears away what an interrupted upload left", async () => {
    const made = await build();
    const root = join(made.dataDir, "files/pictures");
    const HASH = "0".repeat(40);
    const left = [".0f0e", `slide/${HASH}-400x300`];
    for (const folder of left) {
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(join(root, folder, "400.webp"), "half");
    }
    const keeper = caretaker(made);
    await keeper.sweep(new Date());
    expect(left.map((folder) => existsSync(join(root, folder)))).toEqual([true, true]);
    const yesterday = new Date(Date.now() - UNUSED_PICTURE_MS - 60_000);
    for (const folder of left) utimesSync(join(root, folder), yesterday, yesterday);
    await keeper.sweep(new Date());
    await keeper.close();
    expect(left.map((folder) => existsSync(join(root, folder)))).toEqual([false, false]);
  });

  it("knows every column that holds the address of a picture", async () => {
    const { storage } = await build();
    const held: ReadonlySet<string> = new Set(PICTURE_HOLDERS);
    // Drawn by people outside of the directory, or no picture.
    const others = ["contacts.map_url", "course_intakes.apply_url"];
    const tables = await storage.db.introspection.getTables();
    const named = tables
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => /\.(.*_url|url|picture|logo|banner|photo|image)$/.test(column));
    expect(named.filter((column) => !held.has(column) && !others.includes(column))).toEqual([]);
    for (const holder of held) {
      const [table = "", column = ""] = holder.split(".");
      const query = sql`select ${sql.ref(column)} from ${sql.table(table)}`;
      await expect(query.execute(storage.db), holder).resolves.toBeDefined();
    }
  });
});
