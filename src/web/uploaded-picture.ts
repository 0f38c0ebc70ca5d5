import { isSitePath } from "./site-path.ts";

/**
 * Pictures that people uploaded. Their address says everything that a page needs to draw them: what
 * they are for, the hash of their content, their size, and the width of the file.
 */

/**
 * True for a picture that pages load: the policy of every page allows those of this site only. Others
 * stay in their records, and pages draw what they draw where there is none.
 */
export const isLoaded: (address: string) => boolean = isSitePath;

/** What pictures are uploaded for. */
export const PICTURE_PURPOSES = [
  ...(["logo", "banner", "slide"] as const),
  ...(["advert", "portrait", "partner"] as const),
] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

interface PictureSizes {
  /** Widths in pixels that pages draw it at, on plain and on dense screens; the last is the largest. */
  widths: readonly [number, ...number[]];
  /** A picture that is narrower would be drawn blurred. */
  minWidth: number;
}

/** The sizes in which pictures are kept. */
export const PICTURE_SIZES: Readonly<Record<PicturePurpose, PictureSizes>> = {
  logo: { widths: [128, 256], minWidth: 64 },
  banner: { widths: [768, 1280, 1920], minWidth: 768 },
  slide: { widths: [480, 960, 1600], minWidth: 320 },
  advert: { widths: [640, 1280], minWidth: 300 },
  portrait: { widths: [96, 192], minWidth: 96 },
  partner: { widths: [160, 320], minWidth: 80 },
};

/** The widths in which a picture of this width is kept. */
export function keptWidths(purpose: PicturePurpose, width: number, isAnimated: boolean): number[] {
  if (isAnimated) return [width];
  return [...PICTURE_SIZES[purpose].widths.filter((kept) => kept < width), width];
}

export interface UploadedPicture {
  purpose: PicturePurpose;
  /** Names its files: the hash of their content, and the size. */
  id: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** True for one with several frames, which is there in its own size and as WebP only. */
  isAnimated: boolean;
}

/** Where uploaded pictures are served. */
export const UPLOADED_PATH = "/files/";

const ADDRESS =
  /^\/files\/(logo|banner|slide|advert|portrait|partner)\/([0-9a-f]{40}-(\d{1,5})x(\d{1,5})(-animated)?)\/\d{1,5}\.webp$/;

/** The picture of an address; null for any other address. */
export function uploadedPicture(address: string): UploadedPicture | null {
  const [, purpose, id, width, height, animated] = ADDRESS.exec(address) ?? [];
  if (!purpose || !id) return null;
  return {
    purpose: purpose as PicturePurpose,
    id,
    isAnimated: animated !== undefined,
    width: Number(width),
    height: Number(height),
  };
}

/** The address of one file of a picture. */
export function pictureAddress(
  { purpose, id }: Pick<UploadedPicture, "purpose" | "id">,
  width: number,
  format: "webp" | "avif" = "webp",
): string {
  return `${UPLOADED_PATH}${purpose}/${id}/${width}.${format}`;
}

/** The address of a picture as it is drawn this wide; other addresses stay as they are. */
export function addressAtWidth(address: string, wanted: number): string {
  const picture = uploadedPicture(address);
  if (!picture) return address;
  const { purpose, width, isAnimated } = picture;
  const enough = keptWidths(purpose, width, isAnimated).find((kept) => kept >= wanted);
  return pictureAddress(picture, enough ?? width);
}

/** What a `srcset` says of a picture in one format. */
export function sourceSet(picture: UploadedPicture, format: "webp" | "avif"): string {
  return keptWidths(picture.purpose, picture.width, picture.isAnimated)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(", ");
}
