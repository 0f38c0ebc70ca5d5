import { join } from "node:path";
import sharp from "sharp";
import { createFolderStore } from "#features/pictures/folder-store.server.ts";
import { UNUSED_PICTURE_MS } from "#features/pictures/picture-limits.ts";
import type { PictureStore } from "#features/pictures/picture-store.ts";
import { readPictureNames } from "#features/pictures/pictures.repository.server.ts";
import { createPictures } from "#features/pictures/pictures.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { keptWidths, uploadedPicture } from "#web/uploaded-picture.ts";
import { jpeg } from "../test/pictures.ts";
import type { Figure } from "./fault.ts";
import type { KilledWork } from "./killed-work.ts";
import { type CallOffice, withoutDraft } from "./office-calls.ts";
import { none } from "./storage-load.ts";

const SIZE = { width: 480, height: 320 };

/**
 * Uploads of logos. Every second one is published on an institution, so that the sweep has to keep
 * it; nothing shows the others.
 */
export async function uploadsOfPictures(call: CallOffice): Promise<KilledWork> {
  const listed = await call("GET", "/institutions?limit=1");
  const institution: number | undefined = listed?.body.data[0]?.id;
  if (institution === undefined) throw new Error("the office lists no institution");
  const acknowledged: string[] = [];
  const published: string[] = [];
  return {
    attempt: async () => {
      const sent = await call("POST", `/pictures?purpose=logo&institution=${institution}`, {
        picture: new Uint8Array(await jpeg(SIZE)),
      });
      if (sent?.status !== 201) return false;
      const { url } = sent.body;
      acknowledged.push(url);
      if (acknowledged.length % 2 === 0) await publishLogo(call, institution, url, published);
      return true;
    },
    figures: (storage, dataDir) => pictureFigures(storage, dataDir, { acknowledged, published }),
  };
}

/** Puts the logo on the institution; `published` holds it once that was acknowledged. */
async function publishLogo(call: CallOffice, id: number, url: string, published: string[]) {
  const path = `/institutions/${id}`;
  const seen = await withoutDraft(call, path);
  if (seen?.status !== 200) return;
  const saved = await call("PUT", `${path}/draft`, {
    body: { fields: { logo_url: url } },
    etag: seen.body.etag,
  });
  if (saved?.status !== 200) return;
  const done = await call("POST", `${path}/publish`, { etag: saved.body.etag });
  if (done?.status === 200) published.push(url);
}

interface Uploads {
  /** Addresses of the pictures. */
  acknowledged: readonly string[];
  published: readonly string[];
}

async function pictureFigures(
  storage: Storage,
  dataDir: string,
  { acknowledged, published }: Uploads,
): Promise<Figure[]> {
  const store = createFolderStore(join(dataDir, "files", "pictures"));
  const whole = async (url: string) => await isWhole(store, url);
  const missing = await countFailing(acknowledged, whole);
  const rows = await readPictureNames(storage.db);
  const lost = acknowledged.filter((url) => !rows.has(nameOf(url)));
  const shown = await shownLogos(storage);
  const parts = { storage, store, refuseUnlessEditable: async () => {}, onError: () => {} };
  const caretaker = createPictures(parts);
  await caretaker.sweep(new Date(Date.now() + 2 * UNUSED_PICTURE_MS));
  await caretaker.close();
  const folders = (await store.folders()).map(({ name }) => name);
  const left = await readPictureNames(storage.db);
  const kept = new Set([...shown].map(nameOf));
  const orphans = new Set([...folders, ...left].filter((name) => !kept.has(name)));
  const gone = await countFailing([...shown], whole);
  return [
    none(`acknowledged uploads of ${acknowledged.length} that were lost`, lost.length + missing),
    none(
      `acknowledged logos of ${published.length} that the history does not have`,
      published.filter((url) => !shown.has(url)).length,
    ),
    none(`pictures of ${shown.size} shown that the sweep took, or that are half`, gone),
    none("pictures that nothing shows, after the sweep", orphans.size),
  ];
}

const nameOf = (url: string): string => {
  const picture = uploadedPicture(url);
  return `${picture?.purpose}/${picture?.id}`;
};

async function countFailing(urls: readonly string[], holds: (url: string) => Promise<boolean>) {
  const held = await Promise.all(urls.map(holds));
  return held.filter((is) => !is).length;
}

/** Whether every file of a picture is there, and can be drawn in its width. */
async function isWhole(store: PictureStore, url: string): Promise<boolean> {
  const picture = uploadedPicture(url);
  if (!picture) return false;
  const { purpose, width } = picture;
  const files = keptWidths(purpose, width, false).flatMap((kept) =>
    ["webp", "avif"].map(async (format) => {
      const bytes = await store.read(nameOf(url), `${kept}.${format}`);
      const drawn = bytes && (await sharp(bytes).raw().toBuffer({ resolveWithObject: true }));
      return drawn?.info.width === kept;
    }),
  );
  return (await Promise.all(files)).every(Boolean);
}

/** Addresses of the uploaded logos that institutions show, showed, or will show. */
async function shownLogos({ db }: Storage): Promise<ReadonlySet<string>> {
  const changes = await db
    .selectFrom("changes")
    .select(["before", "after"])
    .where("kind", "=", "institution")
    .execute();
  const now = await db.selectFrom("institutions").select("logo_url").execute();
  const drafts = await db.selectFrom("institution_drafts").select("fields").execute();
  const said = [
    ...changes
      .flatMap(({ before, after }) => [before, after])
      .map((fields) => JSON.parse(fields ?? "{}").logo_url),
    ...now.map(({ logo_url }) => logo_url),
    ...drafts.map(({ fields }) => JSON.parse(fields).logo_url),
  ];
  return new Set(said.filter((url) => typeof url === "string" && uploadedPicture(url) !== null));
}
