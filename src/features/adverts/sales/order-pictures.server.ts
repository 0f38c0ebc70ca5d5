import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkPicture } from "../material/material.ts";
import type { PictureFacts } from "../material/picture.ts";
import { BANNER_SIZE } from "./order-material.ts";

/**
 * Pictures of orders, beside those of adverts. Their names begin with "order", so that they have no
 * public address (advert-pictures.server.ts) before an operator has approved them.
 */
export function createOrderPictures(folder: string) {
  const write = async (name: string, content: Uint8Array) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, name), content, { mode: 0o600 });
    return name;
  };
  return {
    /** Keeps a picture that was checked; gives its name. */
    keep: async (orderId: number, content: Uint8Array): Promise<string> =>
      await write(`order-${pictureName(orderId, content, bannerFormat(content))}`, content),
    read: async (name: string): Promise<Uint8Array> => await readFile(join(folder, name)),
    remove: async (name: string): Promise<void> => await rm(join(folder, name), { force: true }),
    /** Copies an order's picture to where an advert's has its public address. */
    publish: async (
      advertId: number,
      name: string,
    ): Promise<{ picture: string; still: string | null }> => {
      const content = await readFile(join(folder, name));
      const { animation, format } = factsOf(content);
      const copy = (bytes: Uint8Array) => write(pictureName(advertId, bytes, format), bytes);
      return {
        picture: await copy(content),
        still: animation ? await copy(animation.still) : null,
      };
    },
    /** A picture as an address that holds all of it. */
    dataAddress: async (name: string): Promise<string> => {
      const content = await readFile(join(folder, name));
      const type = bannerFormat(content).replace("jpg", "jpeg");
      return `data:image/${type};base64,${content.toString("base64")}`;
    },
  };
}

export type OrderPictures = ReturnType<typeof createOrderPictures>;

function factsOf(content: Uint8Array): PictureFacts {
  const { picture } = checkPicture(content, BANNER_SIZE);
  if (!picture) throw new Error("A stored picture is no picture");
  return picture;
}

const bannerFormat = (content: Uint8Array): string => factsOf(content).format;

/** A picture's name, made of its content, so that it never changes under it. */
export function pictureName(id: number, content: Uint8Array, ending: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return `${id}-${hash}.${ending}`;
}
