/** Shown in the round button for a person without a name (specification, 2.2). */
const UNNAMED_INITIAL = "U";

/** The first letter of a name, with the vowel sign that Thaana puts on it. */
export function initialOf(name: string): string {
  return name.match(/\p{L}\p{M}*/u)?.[0].toLocaleUpperCase("en") ?? UNNAMED_INITIAL;
}
