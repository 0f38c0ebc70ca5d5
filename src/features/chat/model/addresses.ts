/**
 * Finds what a reader could take for the address of a site, a mail address or a telephone number,
 * also where it is written so that a program would not: "evil . example", "evil[.]example",
 * "evil dot example", with dots and letters of other scripts. It rather finds too much: what is found
 * and not recorded costs an answer of the model, and the guide's takes its place.
 */

/**
 * Full stops of other scripts: browsers take some for dots in an address (UTS 46), readers the
 * others.
 */
const DOTS = /[\u3002\uff0e\uff61\u06d4\u2024\ufe52\ua4f8\u0701\u0702]/g;

/** Middle dots, which count as dots only between two letters. */
const MIDDLE_DOTS = /(?<=[\p{L}\p{N}])[\u00b7\u2022\u2219\u22c5\u2027\u30fb](?=[\p{L}\p{N}])/gu;

/** Invisible characters, and marks that can disguise a letter. */
const INVISIBLE_CHARACTERS = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;

/** A dot or an at sign in brackets or spelled out. */
const SPELLED_DOT = / ?[[({<] ?(?:\.|dot) ?[\])}>] ?| dot (?=\S)/gi;
const SPELLED_AT = / ?[[({<] ?(?:@|at) ?[\])}>] ?/gi;

/** A space before a dot is unusual unless somebody disguises an address. */
const SPACED_DOT = /(?<=[\p{L}\p{N}]) \. ?(?=[\p{L}\p{N}])/gu;

/** Domain endings in lower case, which do not begin a sentence. */
const PARTED_ENDING =
  /(?<=[\p{L}\p{N}])\. (?=(?:com|net|org|info|biz|mv|io|co|me|app|dev|xyz|edu|gov|site|online|shop|link|click|top|example|test|invalid)(?![\p{L}\p{N}]))/gu;

const MAIL = /(?<![^\s@<>()"',;])[^\s@<>()"',;]*@[^\s@<>()"',;]*/g;
const SCHEME = /\b[a-z][a-z0-9+.-]{0,15}:\/\/[^\s"'<>]*|(?<![:\w])\/\/[^\s"'<>/]+[^\s"'<>]*/gi;
const NAMED_SCHEME =
  /\b(?:https?|hxxps?|ftp|file|javascript|data|vbscript|mailto|tel|sms|whatsapp|viber|tg):[^\s"'<>]*/gi;
/** Labels with dots between them, the last beginning with a letter, and what follows. */
const DOTTED =
  /(?<![\p{L}\p{N}\p{M}_.@-])(?:[\p{L}\p{N}\p{M}_-]+\.+)+\p{L}[\p{L}\p{N}\p{M}_-]+(?:[/:?#][^\s"'<>]*)?/gu;
const NUMERIC_HOST = /\b\d{1,3}(?:\.\d{1,3}){3}(?:[/:][^\s"'<>]*)?/g;
const SIXTH_VERSION = /[0-9a-f]{0,4}::[0-9a-f]{0,4}|\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}/gi;
const OTHER_HOST = /\bxn--[a-z0-9-]+|\blocalhost\b/gi;
/** Links of Markdown and HTML. */
const MARKUP = /\]\s?[([][^)\]]*|<\/?[a-z!][^>]*/gi;

/** Texts with a dot and no space that are not addresses: titles of qualifications. */
const ABBREVIATIONS = new Set(
  "b.sc m.sc b.ed m.ed b.com m.com b.eng m.eng b.tech m.tech b.phil m.phil d.phil dip.ed b.arch b.pharm ll.m".split(
    " ",
  ),
);

/** Numbers with as many digits as a telephone number that are none. */
const NO_TELEPHONES =
  /(?:MVR|USD|Rf\.?|US\$|\$) ?\d[\d,]*(?:\.\d+)?|\b\d{1,3}(?:,\d{3})+\b|\b(?:19|20)\d\d ?[-–/] ?(?:19|20)?\d\d\b|\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d\b/gi;
const TELEPHONE = /\+?\d(?:[ .()/-]{0,2}\d){6,14}/g;
/** Short numbers count as telephone numbers where the text says to call them. */
const SHORT_NUMBER =
  /\b(?:call|dial|phone|telephone|text|sms|whatsapp|viber)\b[^\d.!?\n]{0,20}(\d{3,5})(?!\d)/gi;

/** An address that was found, in the text without its disguise. */
export interface FoundAddress {
  kind: "site" | "mail" | "telephone";
  /** In lower case, without scheme, "www." and punctuation. */
  value: string;
}

/** All addresses of a text, with repetitions. */
export function addressesIn(text: string): FoundAddress[] {
  const plain = undisguised(text);
  const mails = plain.match(MAIL) ?? [];
  const withoutMails = plain.replace(MAIL, " ");
  const sites = [SCHEME, NAMED_SCHEME, DOTTED, NUMERIC_HOST, SIXTH_VERSION, OTHER_HOST, MARKUP]
    .flatMap((pattern) => withoutMails.match(pattern) ?? [])
    .map(siteKey)
    .filter((site) => !ABBREVIATIONS.has(site));
  return [
    ...mails.map((mail): FoundAddress => ({ kind: "mail", value: mailKey(mail) })),
    ...sites.map((value): FoundAddress => ({ kind: "site", value })),
    ...telephonesIn(plain).map((value): FoundAddress => ({ kind: "telephone", value })),
  ];
}

/** The text as a reader understands it: letters and dots normalised, disguises removed. */
function undisguised(text: string): string {
  return text
    .replace(DOTS, ".")
    .normalize("NFKC")
    .replace(DOTS, ".")
    .replace(INVISIBLE_CHARACTERS, "")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\s+/g, " ")
    .replace(MIDDLE_DOTS, ".")
    .replace(SPELLED_DOT, ".")
    .replace(SPELLED_AT, "@")
    .replace(SPACED_DOT, ".")
    .replace(PARTED_ENDING, ".")
    .toLowerCase();
}

/** The digits of every script are ten consecutive code points. */
function asciiDigit(digit: string): string {
  if (digit <= "9") return digit;
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function telephonesIn(plain: string): string[] {
  const text = plain.replace(NO_TELEPHONES, " ");
  const long = text.match(TELEPHONE) ?? [];
  const short = [...text.replace(TELEPHONE, " ").matchAll(SHORT_NUMBER)].map(
    ([, number = ""]) => number,
  );
  return [...long.map(telephoneKey).filter((digits) => digits.length >= 7), ...short];
}

/** The key by which a site is compared. */
export function siteKey(address: string): string {
  return address
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/(?<![.,;:!?'"”’)\]}])[.,;:!?'"”’)\]}]+$/, "")
    .replace(/\/$/, "");
}

export function mailKey(address: string): string {
  return address
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<![.:!?])[.:!?]+$/, "");
}

/** Only the digits, without the country code. */
export function telephoneKey(number: string): string {
  return number
    .replace(/\D/g, "")
    .replace(/^00(?=\d{9})/, "")
    .replace(/^960(?=\d{7}$)/, "");
}
