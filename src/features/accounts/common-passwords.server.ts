/** Number of most common passwords that are refused. */
const REFUSED = 10_000;

let commonest: Promise<ReadonlySet<string>> | null = null;

/** Words that this site brings to mind (docs/security.md); their plurals too. */
export const SITE_WORDS = [
  "magu",
  "maldives",
  "dhivehi",
  "course",
  "college",
  "student",
  "admin",
] as const;

/** True for one of the 10,000 most common passwords, in any case, and for one of the site's words. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest();
  return isOfSiteWords(password) || (await commonest).has(password.toLowerCase());
}

/** True where nothing but digits and signs stands beside the words. */
function isOfSiteWords(password: string): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, "");
  const left = SITE_WORDS.reduce((text, word) => text.replaceAll(word, " "), letters);
  return left !== letters && /^[s ]*$/.test(left);
}

/** Loaded at the first new password: the list is 400 KB that most server processes never need. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, REFUSED));
}
