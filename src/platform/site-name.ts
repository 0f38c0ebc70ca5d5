/** The site's name, unless its operator gives it another. */
export const SITE_NAME = "Magu";

/** What it is called. */
export let siteName = "";

/**
 * Names the site for what is written from now on: it is one for all visitors. A server follows what
 * the database says, the document in a browser what the root loaded.
 */
export function nameSite(name: string = SITE_NAME): void {
  siteName = name;
}
nameSite();
