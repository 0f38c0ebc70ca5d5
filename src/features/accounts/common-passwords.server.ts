/** Number of most common passwords that are refused. */
const REFUSED = 10_000;

let commonest: Promise<ReadonlySet<string>> | null = null;

/** True for one of the 10,000 most common passwords, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest();
  return (await commonest).has(password.toLowerCase());
}

/** Loaded at the first new password: the list is 400 KB that most server processes never need. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, REFUSED));
}
