/** How many of the commonest passwords are refused. */
const REFUSED = 10_000;

let commonest: Promise<ReadonlySet<string>> | null = null;

/** True for one of the 10,000 commonest passwords, in small or capital letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest();
  return (await commonest).has(password.toLowerCase());
}

/** Read when the first password is chosen: the list is 400 KB that most servers never need. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, REFUSED));
}
