import { paths } from "./paths.ts";
import { addressAtWidth, isLoaded } from "./uploaded-picture.ts";

/** Pixels of the picture for each pixel of the page, on the screens of most phones. */
const DENSITY = 2;

interface LogoOwner {
  id: number;
  name: string;
  logo: { url: string } | null;
}

/** The address of an institution's banner: what it sent, or a drawn one. */
export function bannerAddress(institution: { id: number; banner: { url: string } | null }): string {
  const { banner } = institution;
  return banner && isLoaded(banner.url) ? banner.url : paths.banner(institution);
}

/**
 * The address of an institution's logo as it is drawn this wide: what it sent, or a drawn one. Loaders
 * call it, so that cards carry one address.
 *
 * @param size CSS pixels.
 */
export function logoAddress(institution: LogoOwner, size: number): string {
  const { logo } = institution;
  if (!logo || !isLoaded(logo.url)) return paths.monogram(institution);
  return addressAtWidth(logo.url, size * DENSITY);
}
