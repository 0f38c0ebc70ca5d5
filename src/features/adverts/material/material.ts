import { MATERIAL_LIMITS } from "../advert-limits.ts";
import type { PixelSize } from "../slots.ts";
import { readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import type { PictureFacts } from "./picture.ts";
import { readPng } from "./png.ts";

export interface CheckedPicture {
  /** Null where the file is not a known picture format. */
  picture: PictureFacts | null;
  /** Errors of the file, in sentences; empty where it may be shown. */
  problems: string[];
}

/** Checks a file against the rules of a slot; the format is detected by content, never by name. */
export function checkPicture(bytes: Uint8Array, size: PixelSize): CheckedPicture {
  const picture = readPng(bytes) ?? readGif(bytes) ?? readJpeg(bytes);
  return {
    picture,
    problems: [
      ...(bytes.length > MATERIAL_LIMITS.bytes ? [tooLarge(bytes.length)] : []),
      ...(picture ? pictureProblems(picture, size) : [NO_PICTURE]),
    ],
  };
}

const NO_PICTURE = "The file is not a whole JPG, PNG or GIF picture.";

function pictureProblems({ width, height, animation }: PictureFacts, size: PixelSize): string[] {
  const problems: string[] = [];
  if (width !== size.width || height !== size.height) {
    problems.push(
      `The picture is ${width} by ${height} pixels; this slot takes ${size.width} by ${size.height}.`,
    );
  }
  if (animation && animation.seconds > MATERIAL_LIMITS.animation) {
    problems.push(tooLong(animation.seconds));
  }
  return problems;
}

function tooLarge(bytes: number): string {
  const kilobytes = (bytes / 1024).toFixed(1);
  return `The file has ${kilobytes} KB; ${MATERIAL_LIMITS.bytes / 1024} KB is the most.`;
}

function tooLong(seconds: number): string {
  const limit = `it has to stand still after ${MATERIAL_LIMITS.animation} seconds at most`;
  return seconds === Number.POSITIVE_INFINITY
    ? `The animation repeats without end; ${limit}.`
    : `The animation runs for ${Number(seconds.toFixed(2))} seconds; ${limit}.`;
}
