import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { atInstitution } from "#catalogue/filters.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import type { Typefaces } from "./lettering.ts";
import { readTypefaces, renderPng } from "./renderer.server.ts";
import { courseSharePicture, institutionSharePicture, siteSharePicture } from "./share-picture.ts";

/** Bytes of finished pictures kept in memory: about 400 of them. */
const MAX_PICTURE_CACHE_BYTES = 32 * 1024 * 1024;

/** Pictures drawn at the same time, each on a thread; the others wait in line. */
const AT_ONCE = 2;

/** Beyond this many that wait, a further one is refused: it would come too late anyway. */
const MAX_WAITING_PICTURES = 40;

/** A drawing, before it is rendered. */
export interface SharePicture {
  /** Names the drawing by its content: the same on every server, other when it looks other. */
  name: string;
  svg: string;
}

interface SharingOptions {
  render?: (svg: string) => Promise<Uint8Array>;
}

/** Share pictures are drawn when asked for, once for all who ask at the same time, and kept. */
export function createSharingService(
  published: Published,
  { render = renderPng }: SharingOptions = {},
) {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_PICTURE_CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const drawing = new Map<string, Promise<Uint8Array>>();
  const inTurn = queue(AT_ONCE, MAX_WAITING_PICTURES);
  let faces: Typefaces | undefined;
  // Read when the first picture is asked for: most starts of the server draw none.
  const typefaces = () => {
    faces ??= readTypefaces();
    return faces;
  };

  const draw = async ({ name, svg }: SharePicture) => {
    const png = await inTurn(() => render(svg));
    cache.set(name, png);
    return png;
  };
  return {
    /** @throws NotFoundError when there is no such published course. */
    course: (id: number): SharePicture => {
      const course = published.current().course(id);
      if (!course) throw new NotFoundError("Course");
      return withHash(courseSharePicture(course, typefaces()));
    },
    /** @throws NotFoundError when there is no such published institution. */
    institution: (id: number): SharePicture => {
      const catalogue = published.current();
      const institution = catalogue.institutions.find((known) => known.id === id);
      if (!institution) throw new NotFoundError("Institution");
      const filters = atInstitution(institution.name);
      const { meta } = catalogue.searchCourses({ filters, page: 1, limit: 1, order: "DESC" });
      return withHash(institutionSharePicture(institution, meta.total, typefaces()));
    },
    site: (): SharePicture => withHash(siteSharePicture(published.current().stats, typefaces())),
    /** The picture as PNG. @throws DomainError "overloaded" (503) when too many are asked for. */
    png: (picture: SharePicture): Promise<Uint8Array> => {
      const ready = cache.get(picture.name);
      if (ready) return Promise.resolve(ready);
      const begun =
        drawing.get(picture.name) ?? draw(picture).finally(() => drawing.delete(picture.name));
      drawing.set(picture.name, begun);
      return begun;
    },
  };
}

export type SharingService = ReturnType<typeof createSharingService>;

function withHash(svg: string): SharePicture {
  return { name: createHash("sha256").update(svg).digest("base64url").slice(0, 22), svg };
}

/** Lets a few tasks run at once, and the others wait for their turn. */
function queue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (waiting.length >= mostWaiting) throw new TooManyPicturesError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      // The next in line takes over this slot; a new request cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

class TooManyPicturesError extends DomainError {
  constructor() {
    super("overloaded", 503, "The server is busy. Please try again in a moment.");
  }
}
