import { join } from "node:path";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { takeUse } from "#platform/db/shared-limit.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { createAdmission, OverloadedError } from "#platform/http/admission.ts";
import { can } from "#platform/policy.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { type PicturePurpose, pictureAddress } from "#web/uploaded-picture.ts";
import { openBucketStore } from "./bucket-store.server.ts";
import { encodePicture } from "./encoding.server.ts";
import { createFolderStore } from "./folder-store.server.ts";
import {
  ENCODING,
  MAX_PICTURES_IN_QUEUE,
  PICTURE_RETRY_S,
  PICTURES_PER_PERSON,
  SWEEP_INTERVAL_MS,
  UNUSED_PICTURE_MS,
} from "./picture-limits.ts";
import type { PictureStore } from "./picture-store.ts";
import {
  deleteUnusedPictures,
  putPicture,
  readPictureNames,
} from "./pictures.repository.server.ts";

interface PictureParts {
  storage: Storage;
  dataDir: string;
  /** Bucket that holds the files; null for a folder in DATA_DIR. */
  filesUrl: string | null;
  /** @throws DomainError 403, 404 or 409 where the person may not change this institution. */
  refuseUnlessEditable: (me: SignedIn, institution: number) => Promise<void>;
  onError: (error: unknown) => void;
}

export type PicturesService = Awaited<ReturnType<typeof openPictures>>;

/** Opens the store of pictures, and begins to look for those that nothing shows. */
export async function openPictures({ dataDir, filesUrl, ...parts }: PictureParts) {
  const store = filesUrl
    ? await openBucketStore(filesUrl)
    : createFolderStore(join(dataDir, "files", "pictures"));
  return createPictures({ ...parts, store });
}

/** Pictures that people upload. */
export function createPictures({
  storage,
  store,
  refuseUnlessEditable,
  onError,
}: Omit<PictureParts, "dataDir" | "filesUrl"> & { store: PictureStore }) {
  const queue = createAdmission(ENCODING);
  const sweep = async (now: Date) => {
    const before = new Date(now.getTime() - UNUSED_PICTURE_MS);
    await storage.write((trx) => deleteUnusedPictures(trx, before.toISOString()));
    // Listed first: what is written meanwhile has its row later, and is not among them.
    const stored = await store.folders();
    const known = await readPictureNames(storage.db);
    for (const { name, writtenAt } of stored) {
      if (writtenAt < before && !known.has(name)) await store.remove(name);
    }
  };
  const sweeping = repeatWork(
    "Forget unused pictures",
    SWEEP_INTERVAL_MS,
    () => sweep(new Date()),
    onError,
  );

  return {
    /**
     * Keeps a picture, and says its address. One that no record shows within a day is deleted.
     *
     * @throws DomainError 403, 404, 409, 422, 429 or 503.
     */
    upload: async (
      me: SignedIn,
      { purpose, institution }: { purpose: PicturePurpose; institution: number | undefined },
      bytes: Uint8Array,
    ) => {
      if (OF_INSTITUTIONS.includes(purpose)) {
        if (institution === undefined) throw new InvalidInputError({ institution: WHOSE });
        await refuseUnlessEditable(me, institution);
      } else if (!can(me.role, "picture.add_to_site")) {
        throw new DomainError("forbidden", 403, "Your account may not do this.");
      }
      await storage.write((trx) => takeUse(trx, PICTURES_PER_PERSON, me.id, new Date()));
      if (queue.counts().waiting >= MAX_PICTURES_IN_QUEUE) throw new BusyPicturesError();
      const { id, width, height, files } = await queue
        .run(() => encodePicture(bytes, purpose))
        .catch((error: unknown) => {
          throw error instanceof OverloadedError ? new BusyPicturesError() : error;
        });
      // The files first: a row names nothing that is not there.
      await store.put(`${purpose}/${id}`, files);
      const now = new Date().toISOString();
      await storage.write((trx) => putPicture(trx, { purpose, id, now }));
      return { url: pictureAddress({ purpose, id }, width), width, height };
    },

    /** A file of a picture; null where there is none. */
    file: (folder: string, file: string) => store.read(folder, file),

    /** Deletes pictures that nothing has shown for a day, and files of interrupted uploads. */
    sweep,

    close: () => sweeping.stop(),
  };
}

/** What belongs to an institution; operators send the rest. */
const OF_INSTITUTIONS: readonly PicturePurpose[] = ["logo", "banner", "slide"];

const WHOSE = "Say which institution the picture is of.";

/** Too many pictures are being encoded. */
class BusyPicturesError extends DomainError {
  override readonly retryAfter = PICTURE_RETRY_S;

  constructor() {
    super("busy", 503, "Many pictures are on their way at the moment. Send it again in a little.");
  }
}
