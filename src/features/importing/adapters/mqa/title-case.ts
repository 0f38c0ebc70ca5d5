/** Words in lower case within a title. */
const SMALL_WORDS = new Set(
  "a an and as at by for from in into of on or the to with wal".split(" "),
);

/** Spelling of special words; keyed by their capitals. */
const EXCEPTIONS = new Map(
  (
    "AAT ABE AIBS ACCA ADK ALS ATHE BA BBA BTEC CAT CIMA CTH DSM EFES EMT FIA GCL GCS HELP HNC HND IAB IBS " +
    "ICCS ICCT ICT IDCS IT ITE LLB LLM MA MAPS MBA MNDF MS NCS NGOs PAC PC PGC PGD PHP SAIIF SEN TESL TESOL TVET UAE UG UK USA " +
    "3D CS6 II III IV VI VII VIII I V X BSc MSc PhD MPhil BEd MEd BTech DipEd Hons AutoCAD SEGi " +
    "PhotoShop JavaScript PowerPoint UG1 UG2 Al'Quran"
  )
    .split(" ")
    .map((word) => [word.toUpperCase(), word]),
);
EXCEPTIONS.set("SRILANKA", "Sri Lanka");

/**
 * Converts a text in capitals to title case. Words with lower-case letters are not changed;
 * apostrophes become straight and spaces single.
 */
export function titleCase(text: string): string {
  const words = text.replace(/[’‘`]/g, "'").replace(/\s+/g, " ").trim().split(" ");
  return words
    .map((word, index) =>
      isInitials(words, index) ? word.toUpperCase() : wordCase(word, isOpening(words, index)),
    )
    .join(" ");
}

/** True for "(IB)" after "International Business": the initials of the words before it. */
function isInitials(words: string[], index: number): boolean {
  const letters = /^\((\p{L}{2,6})\)$/u.exec(words[index] ?? "")?.[1];
  if (!letters || !isCapitals(letters)) return false;
  const initials = words
    .slice(0, index)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? "")
    .join("");
  return initials.toUpperCase().includes(letters);
}

/** True where a new phrase begins: at the start, after a colon or dash, or in a bracket. */
function isOpening(words: string[], index: number): boolean {
  const before = words[index - 1];
  return before === undefined || /[:–-]$/.test(before) || /^[("]/.test(words[index] ?? "");
}

function wordCase(word: string, opening: boolean): string {
  const bare = word.replace(/^[("']+|(?<![)"',.:;])[)"',.:;]+$/g, "");
  const exception = EXCEPTIONS.get(bare.toUpperCase());
  if (exception && (isCapitals(bare) || bare.length > 2)) return word.replace(bare, exception);
  if (SMALL_WORDS.has(bare.toLowerCase()) && !opening) return word.toLowerCase();
  return isCapitals(bare)
    ? word
        .split(/(?<=[/&(-])/)
        .map(partCase)
        .join("")
    : word;
}

/** One part of "ISLAM/DHIVEHI" or "AIR-CONDITIONING". */
function partCase(part: string): string {
  const bare = part.replace(/^[("']+|(?<![)"',.:;/&(-])[)"',.:;/&(-]+$/g, "");
  const exception = EXCEPTIONS.get(bare.toUpperCase());
  if (exception) return part.replace(bare, exception);
  return part.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

function isCapitals(word: string): boolean {
  return word === word.toUpperCase() && /\p{Lu}/u.test(word);
}
