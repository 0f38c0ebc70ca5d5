import { pairTable } from "./fold.ts";

/**
 * Lets a Thaana word and its Latin spellings meet: Thaana is written in the official Malé Latin
 * romanisation, and a sound key takes away what writers of Latin Dhivehi do differently.
 */

/** Letters by their sounds, then the Arabic ones by theirs in Dhivehi. */
const CONSONANTS = pairTable(
  "ހ=h ށ=sh ނ=n ރ=r ބ=b ޅ=lh ކ=k އ= ވ=v މ=m ފ=f ދ=dh " +
    "ތ=th ލ=l ގ=g ޏ=gn ސ=s ޑ=d ޒ=z ޓ=t ޔ=y ޕ=p ޖ=j ޗ=ch " +
    "ޘ=th ޙ=h ޚ=kh ޛ=z ޜ=zh ޝ=sh ޞ=s ޟ=lh " +
    "ޠ=t ޡ=z ޢ= ޣ=gh ޤ=q ޥ=w ޱ=n",
);

const VOWELS = pairTable(
  "\u07a6=a \u07a7=aa \u07a8=i \u07a9=ee \u07aa=u \u07ab=oo \u07ac=e \u07ad=ey \u07ae=o \u07af=oa",
);

const SUKUN = "\u07b0";

/** Under a sukun these three lose their own sound: a longer next letter, a breath, a glide. */
const UNDER_SUKUN = pairTable("އ=h ށ=h ތ=iy");

/** What else some sounds are written as. */
const SOUNDS = pairTable("ph=f ck=k c=k q=k w=v x=ks ee=i oo=u oa=o");

/** What one sound is written as, in the order of replacement; "ç" keeps "ch" apart from "c". */
const SPELLINGS: readonly (readonly [RegExp, string | ((written: string) => string)])[] = [
  [/ch/g, "ç"],
  [/([sdtlzkg])h/g, "$1"],
  [/gn/g, "n"],
  // Half-nasal consonants are written with and without their nasal: Ku(m)burudhoo.
  [/[nm](?=[bdg])/g, ""],
  [/ph|ck|[cqwx]|ee|oo|oa/g, (written) => SOUNDS.get(written)!],
  [/([ei])y(?![aeiou])/g, "$1"],
  [/h(?![aeiou])/g, ""],
  [/(.)\1+/g, "$1"],
];

export function isThaana(word: string): boolean {
  return /[\u0780-\u07b1]/.test(word);
}

/** A Thaana word in Malé Latin: "ދިވެހި" is "dhivehi". Other letters stay as they are. */
export function romanise(word: string): string {
  let latin = "";
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const silent = word.charAt(at + 1) === SUKUN ? UNDER_SUKUN.get(letter) : undefined;
    latin +=
      silent ?? CONSONANTS.get(letter) ?? VOWELS.get(letter) ?? (letter === SUKUN ? "" : letter);
  }
  return latin;
}

/**
 * The key in which spellings of one Dhivehi word meet, for a folded word of either script:
 * "fuvahmulah", "fuvammulah" and "ފުވައްމުލައް" have one key.
 */
export function soundKey(word: string): string {
  const latin = isThaana(word) ? romanise(word) : word;
  return SPELLINGS.reduce(
    // Most words lack most spellings, and looking for one takes a third of replacing it.
    (key, [spelling, sound]) =>
      key.search(spelling) < 0 ? key : key.replace(spelling, sound as string),
    latin,
  );
}
