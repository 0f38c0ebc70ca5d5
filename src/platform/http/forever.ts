/** For what never changes: a year, where the address holds a hash of the content. */
export const FOREVER = "public, max-age=31536000, immutable";
