import { MATERIAL_LIMITS } from "../advert-limits.ts";
import { checkPicture } from "../material/material.ts";
import { type ChosenPlace, SLOTS } from "../slots.ts";

/** The size that all banners have, so that one picture serves every slot of an order. */
export const BANNER_SIZE = SLOTS.home_main.size;

/** True where these places show a picture; the topline shows a text. */
export const needsPicture = (places: readonly Pick<ChosenPlace, "slot">[]): boolean =>
  places.some(({ slot }) => SLOTS[slot].size !== null);

/** True where one of these places shows a text. */
export const needsText = (places: readonly Pick<ChosenPlace, "slot">[]): boolean =>
  places.some(({ slot }) => SLOTS[slot].size === null);

/** The rules that a picture's file breaks, in sentences; empty where it may be shown. */
export function pictureFaults(bytes: Uint8Array): string[] {
  return checkPicture(bytes, BANNER_SIZE).problems;
}

/** What is missing for these places, by field. @param hasPicture true where one is kept already. */
export function missingMaterial(
  places: readonly Pick<ChosenPlace, "slot">[],
  { picture, alt, text }: Record<"alt" | "text", string | null> & { picture: unknown },
  hasPicture = false,
): Record<string, string> {
  const missing: Record<string, string> = {};
  if (needsPicture(places)) {
    if (!picture && !hasPicture) {
      const { width, height } = BANNER_SIZE;
      missing.picture = `Choose a picture of ${width} × ${height} pixels for the banner`;
    }
    if (alt === null) missing.alt = "Enter what the picture says, for people who hear the page";
  }
  if (needsText(places) && text === null) {
    missing.text = `Enter the text for the topline, at most ${MATERIAL_LIMITS.text} characters`;
  }
  return missing;
}
