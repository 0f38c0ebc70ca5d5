import { Disk, errors } from "flydrive";
import type { PictureStore } from "./picture-store.ts";

/** Place of a bucket: `s3://key:secret@host/bucket/folder?region=...`. */
interface BucketPlace {
  endpoint: string;
  bucket: string;
  /** Folder within it, with a slash at its end; empty for all of it. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reads the setting FILES_URL. `s3+http://` is for a bucket on one's own network. */
export function bucketPlace(address: string): BucketPlace {
  const url = new URL(address);
  const [bucket = "", ...folder] = url.pathname.split("/").filter(Boolean);
  return {
    endpoint: `${url.protocol === "s3+http:" ? "http" : "https"}://${url.host}`,
    bucket,
    folder: folder.map((name) => `${name}/`).join(""),
    region: url.searchParams.get("region") ?? "auto",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** Keeps pictures in a bucket that speaks S3. Whoever has no address of a picture cannot know of it. */
export async function openBucketStore(address: string): Promise<PictureStore> {
  const { bucket, folder: root, endpoint, region, ...credentials } = bucketPlace(address);
  // Loaded only where it is used: its packages are the largest of the server.
  const { S3Driver } = await import("flydrive/drivers/s3");
  const disk = new Disk(
    new S3Driver({
      bucket,
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      supportsACL: false,
      visibility: "private",
      // Other servers than Amazon's know no other checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
  return {
    put: async (folder, files) => {
      for (const [name, bytes] of files) await disk.put(`${root}${folder}/${name}`, bytes);
    },
    read: async (folder, file) =>
      await disk.getBytes(`${root}${folder}/${file}`).catch((error: unknown) => {
        if (isNoObject(error)) return null;
        throw error;
      }),
    folders: async () => {
      const found = new Map<string, Date>();
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(root, {
          recursive: true,
          ...(paginationToken && { paginationToken }),
        });
        for (const file of page.objects) {
          if (!file.isFile) continue;
          const name = file.key.slice(root.length).split("/").slice(0, -1).join("/");
          const { lastModified } = await file.getMetaData();
          const latest = found.get(name);
          if (!latest || latest < lastModified) found.set(name, lastModified);
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return [...found].map(([name, writtenAt]) => ({ name, writtenAt }));
    },
    remove: async (folder) => await disk.deleteAll(`${root}${folder}/`),
  };
}

/** The store's answer that there is no such object, which the disk wraps. */
function isNoObject(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const { cause } = error;
  return cause instanceof Error && (cause.name === "NoSuchKey" || cause.name === "NotFound");
}
