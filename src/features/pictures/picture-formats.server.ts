import { InvalidInputError } from "#platform/errors.ts";

/** Formats of pictures that are taken. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString("latin1");

/**
 * The format of a picture by its first bytes: names and media types are what a sender says.
 *
 * @throws InvalidInputError for anything else.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat {
  if (ascii(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "gif";
  if (ascii(bytes, 4, 8) === "ftyp") {
    const brands = ascii(bytes, 8, 64);
    if (/^avi[fs]/.test(brands)) return "avif";
    if (/^(heic|heix|hevc|mif1|msf1)/.test(brands)) throw refusePicture(HEIC);
  }
  if (/<svg[\s/>]/i.test(ascii(bytes, 0, 1_000))) throw refusePicture(SVG);
  throw refusePicture(OTHER);
}

const HEIC =
  "This is a HEIC picture, as iPhones take them. Save it as JPEG, or take a screenshot of it.";
const SVG = "SVG pictures are not taken. Save it as PNG.";
const OTHER = "This is no picture that is taken: send JPEG, PNG, WebP or AVIF.";

/** What is wrong with a picture. */
export const refusePicture = (sentence: string) => new InvalidInputError({ picture: sentence });
