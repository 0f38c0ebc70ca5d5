import { createHash } from "node:crypto";
import sharp, { type OutputInfo, type SharpOptions } from "sharp";
import { DomainError } from "#platform/errors.ts";
import { keptWidths, PICTURE_SIZES, type PicturePurpose } from "#web/uploaded-picture.ts";
import { type PictureFormat, pictureFormat, refusePicture } from "./picture-formats.server.ts";
import { MAX_ENCODING_S, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "./picture-limits.ts";

// One thread for each picture: the server answers meanwhile. Nothing is read twice.
sharp.concurrency(1);
sharp.cache(false);

/** A picture as it is kept. */
export interface EncodedPicture {
  /** Hash of its content, and its size. */
  id: string;
  width: number;
  height: number;
  /** The files by name: "960.avif". */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Makes the files of a picture anew, pixel by pixel: what else the sender's file holds (place and
 * camera, other formats before or behind it) is in none of them.
 *
 * @throws InvalidInputError where it is no whole picture, or too large or too small a one.
 */
export async function encodePicture(
  bytes: Uint8Array,
  purpose: PicturePurpose,
): Promise<EncodedPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw refusePicture(TOO_MANY_BYTES);
  const format = pictureFormat(bytes);
  if (format === "gif" && purpose !== "advert") throw refusePicture(NO_GIF);
  try {
    await refuseSize(bytes, format, purpose);
    const isAnimated = format === "gif";
    return await (isAnimated ? encodeFrames(bytes, purpose) : encodeStill(bytes, purpose));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refusePicture(DAMAGED);
  }
}

const TOO_MANY_BYTES = `The picture is larger than ${MAX_PICTURE_BYTES / 1_000_000} MB. Make it smaller.`;
const NO_GIF = "GIF pictures are taken for adverts only. Save it as JPEG or PNG.";
const DAMAGED = "The picture is damaged or not whole. Open it, save it again, and send that.";

/** By what the file says of itself, before a pixel is read. */
async function refuseSize(
  bytes: Uint8Array,
  format: PictureFormat,
  purpose: PicturePurpose,
): Promise<void> {
  const about = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (about.format !== (format === "avif" ? "heif" : format)) throw refusePicture(DAMAGED);
  const isTurned = (about.orientation ?? 1) > 4;
  const width = isTurned ? about.height : about.width;
  const pixels = about.width * about.height * (about.pages ?? 1);
  if (pixels > MAX_PICTURE_PIXELS) {
    const found = Math.ceil(pixels / 1_000_000).toLocaleString("en");
    const most = MAX_PICTURE_PIXELS / 1_000_000;
    throw refusePicture(`The picture has ${found} megapixels; at most ${most} are taken.`);
  }
  const { minWidth } = PICTURE_SIZES[purpose];
  if (width < minWidth) {
    throw refusePicture(
      `The picture is ${width} pixels wide and would look blurred: send one of at least ${minWidth}.`,
    );
  }
}

const READING: SharpOptions = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  failOn: "error",
  sequentialRead: true,
};

async function encodeStill(bytes: Uint8Array, purpose: PicturePurpose): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, READING)
    .timeout({ seconds: MAX_ENCODING_S })
    .autoOrient()
    .resize(fitting(purpose))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = new Map<string, Uint8Array>();
  for (const width of keptWidths(purpose, info.width, false)) {
    const sized = sharp(data, { raw: rawOf(info) }).resize({ width });
    files.set(`${width}.webp`, await sized.clone().webp({ quality: 82 }).toBuffer());
    files.set(`${width}.avif`, await sized.clone().avif({ quality: 58, effort: 2 }).toBuffer());
  }
  return pictureOf(files, { width: info.width, height: info.height }, "");
}

/** All frames of a GIF as one WebP. */
async function encodeFrames(bytes: Uint8Array, purpose: PicturePurpose): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { ...READING, animated: true })
    .timeout({ seconds: MAX_ENCODING_S })
    .resize(fitting(purpose))
    .webp({ quality: 80, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  const { width } = info;
  const height = info.pageHeight ?? info.height;
  return pictureOf(new Map([[`${width}.webp`, data]]), { width, height }, "-animated");
}

function fitting(purpose: PicturePurpose) {
  const side = Math.max(...PICTURE_SIZES[purpose].widths);
  return { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

function pictureOf(
  files: ReadonlyMap<string, Uint8Array>,
  { width, height }: Pick<EncodedPicture, "width" | "height">,
  ending: string,
): EncodedPicture {
  const hash = createHash("sha256");
  for (const bytes of files.values()) hash.update(bytes);
  const id = `${hash.digest("hex").slice(0, 40)}-${width}x${height}${ending}`;
  return { id, width, height, files };
}
