import type { MnqfLevel } from "#catalogue/course.ts";
import { phrase, type Reader } from "./message.ts";
import { isRuledOut } from "./negation.ts";

/** The levels that a message asks for and rules out, and what its writer holds already. */
export interface SaidLevels {
  wanted: MnqfLevel[];
  excluded: MnqfLevel[];
  held: Held | null;
}

/** What somebody has finished: school, a level of the framework, or a certificate of none that is said. */
export type Held = "none" | "o-level" | "a-level" | "certificate" | MnqfLevel;

/** The framework's levels in order; "NA" stands outside it. */
const ORDER: readonly MnqfLevel[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

const SPOKEN = "one two three four five six seven eight nine ten".split(" ");
const ROMAN = "i ii iii iv v vi vii viii ix x".split(" ");
/** The framework's levels as digits, Roman numbers and words. */
const NUMBERS: ReadonlyMap<string, MnqfLevel> = new Map(
  ORDER.flatMap((level, at) =>
    [level, ROMAN[at]!, SPOKEN[at]!].map((text) => [text, level] as const),
  ),
);
/** Certificates are numbered to four. */
const CERTIFICATE_NUMBERS: ReadonlyMap<string, MnqfLevel> = new Map(
  [...NUMBERS].filter(([, level]) => Number(level) <= 4),
);

/** Names of qualifications, the longest first, behind their levels. */
const NAMES = namesOf(`
8 = post ?graduate (?:diplomas?|certificates?)|pg ?dip(?:loma)?|pgd|grad(?:uate)? diplomas?
6 = (?:advanced|higher) (?:diplomas?|dip)|associate(?: s)? degrees?|associates? degrees?|hnd
4 = advanced certificates?
9 = master(?: s|s)?(?: degrees?| programme| program| level)?|msc|m sc|m ed|llm|mres
10 = ph ?d|doctorates?|doctoral(?: degrees?| level)?|doctor of philosophy|dphil
7 = bachelor(?: s|s)?(?: of)?(?: degrees?| honours| level)?|under ?graduate(?: degrees?)?|first degrees?|honours degrees?|honours|b ?sc|b ?a|b ?ed|beng|degrees?(?: level| programmes?| programs?)?
8 9 = post ?graduates?(?: degrees?| level| studies)?|pg
5 = diplomas?(?: level)?
1 2 = (?:basic|lower|entry level|beginners?) certificates?
1 2 3 4 = certificates?(?: level| courses?)?
1 2 NA = (?:for )?(?:absolute |complete )?(?:beginners|beginner)(?: level)?|basic level|basics
`);

/** Qualifications of one subject: they name a level, and are searched for as text besides. */
const SPECIFIC: readonly (readonly [pattern: RegExp, level: MnqfLevel])[] = [
  [phrase("mba|mph|mphil|med|llm"), "9"],
  [phrase("bba|llb"), "7"],
];

/** Degrees by their letters, of who has one. */
const LETTERED = namesOf(`
7 = bed|bba|llb|bsn
9 = mba|mph|med|mphil
`);
const QUALIFICATION = [...NAMES, ...LETTERED].map(([source]) => source).join("|");

const HOLDING =
  "(?:(?:i|he|she|who|we|my \\p{L}+|have|has) (?:already |just |only )*(?:have|has|had|got|hold|holds|finished|finish|completed|complete|did|done|passed)|already (?:have|has|done|completed|finished)|finished|finishing|completed|completing|passed|having|after|(?:if|once|when) (?:i|he|she|we) (?:do|does|take|takes|finish|complete|get|gets|have|did)|with (?:an? |my )|(?<=^ (?:(?:so|ok|and|but) )?)with|(?:directly|straight|direct|go up|come|coming|upgrade|move) from|my|holding|holder of|studied)(?: (?:just|only|already|a|an|my|the|his|her|their|finishing|finished|completing|completed|complete|finish|doing|done|passing|passed|getting|got|in|grade|national|basic|foundation))*";

const SCHOOL_O =
  "(?:gce |cambridge |my )?(?:o level(?:s)?(?: exams?| results?| passes)?|igcse|ssc|grade (?:10|ten)|10th (?:grade|standard)|(?<!higher |(?:teach|teacher|teaching)(?: at| in| a)* )secondary school(?! (?:[\\p{L}_]+ )?(?:teach|_)))";
const SCHOOL_A =
  "(?:gce |cambridge |edexcel |my )?(?:a level(?:s)?(?: exams?| results?| passes)?|hsc|grade (?:12|twelve)|12th (?:grade|standard)|higher secondary(?: school)?)";

const NO_SCHOOL = phrase(
  `(?:(?:do not|did not|dont|never|have not|without|no|not) (?:have |get |got |pass |passed |finish |finished |complete |completed |do |did |done )*(?:any |the |my |a |good )?(?:${SCHOOL_O}|school certificate|qualifications?|results|school)|(?:0|zero|no|not one) (?:pass|passes|subjects? passed)|(?:for|with|have) zero|failed (?:everything|all(?: of (?:it|them))?)(?= $)|(?:failed|fail)(?: my| the| all| all my)? (?:${SCHOOL_O}|exams?)|(?:dropped|drop) out(?: of school)?|(?:no|without) (?:any )?(?:qualifications?|certificates?|entry requirements?)|(?:${HOLDING} |only |did |till |until |up to |left (?:school )?(?:in|after|at) )*grade (?:[1-9]|one|two|three|four|five|six|seven|eight|nine)|(?:never|not) (?:went|go|been|gone) to school|${SCHOOL_O} (?:do not have|not have|nothing|nil|none|not done|no))`,
);
/** Who did no A levels has none: what asks for them is not open. */
export const NO_SCHOOL_A = phrase(
  `(?:do not|did not|never|have not|without|no|not)(?: (?:have|get|got|pass|passed|finish|finished|complete|completed|do|did|done|any|the|my|having|doing|go|went|sit|sat|take|took|for|to))* ${SCHOOL_A}`,
);
const HELD_O = phrase(
  `(?:${HOLDING} )?${SCHOOL_O}|school leavers?|left school|finished school|(?:leaving|after) school`,
);
const HELD_A = phrase(`(?:${HOLDING} )?${SCHOOL_A}`);
const HELD_LEVEL = phrase(
  `(?<!\\b(?:will|can|could|would|should|to|nobody(?: \\p{L}+){0,4}|(?:not|never)(?: (?:ever|finish|complete|do|get|have|pass))*) )${HOLDING} ((?:(?!(?:courses?|no|not|any) )[\\p{L}_]+ ){0,2}?)(?:certificate (\\d|i{1,3}|iv)(?! (?:month|year|week)s?)|(${QUALIFICATION})|(?<!\\b(?:o|a) )level (\\d+)(?! (?:pass|passes|subjects)))`,
);

/** "Diploma nurse", "nurse with diploma", "degree holder". */
const HELD_BESIDE = phrase(
  `(?:${QUALIFICATION}) (?:nurse|holder|graduate)s?|(?:nurse|teacher|engineer|technician|accountant|officer|graduate) with (?:an? )?(?:${QUALIFICATION})`,
);
const QUALIFIED = phrase(`(${QUALIFICATION})`);

const NUMBERED = phrase(
  `(?:(above|over|higher than|more than|beyond|at least|minimum|from|up to|below|under|lower than|less than|at most|maximum) )?(?:(?:mnqf )?levels?|mnqf|lvl) ?(\\d+|i{1,3}|iv|v|vi{1,3}|ix|x|one|two|three|four|five|six|seven|eight|nine|ten)(?! (?:can|could|should|is|has))(?: (?:to|or|and|,) (?:level )?(\\d+|${"one|two|three|four|five|six|seven|eight|nine|ten"}))?(?: (or above|and above|or higher|or more|and up|upwards|or below|or lower|and below))?`,
);
const CERTIFICATE = phrase(
  "(?:national )?cert(?:ificate)?s?(?: level)? (\\d|i(?! (?:mean|want|think|am|can|have|need|got|get|like|do|did|will|would|could|know|was|see|saw|should|must))|ii|iii|iv|(?<!(?:the|that|this) certificate )one(?! (?:$|how|when|where|what|please|is|has))|two|three|four)(?: (?:or|and|to) (?:certificate )?(\\d|i{1,3}|iv|one|two|three|four))?",
);
const NAMED = NAMES.map(([source, levels]) => ({
  pattern: phrase(
    `(?:(above|over|higher than|more than|beyond|at least|minimum|below|under|lower than|less than|up to)(?: an?| the)? )?(?:${source})(?: (or above|and above|or higher|and up|upwards|or below|or lower|and below))?`,
  ),
  levels,
}));
const SHORT_COURSE = phrase(
  "short (?:term )?(?:training )?(?:courses?|programmes?|classes|training|trainings)|(?:one|two|few) day courses?|workshops?",
);
/** "Is level 3 higher than level 5" names two levels and bounds none. */
const CONTRAST = phrase(
  "level \\p{L}*\\d* (?:is |are )?(?:higher|lower|better|above|below|bigger|more|less)(?: than)?",
);
const EXTREME = phrase("(highest|lowest) (?:possible )?(?:mnqf )?(?:level|qualification|degree)s?");

/** Reads the levels of a message and takes their words. */
export function readLevels(reader: Reader): SaidLevels {
  const held = readHeld(reader);
  const wanted = new Set<MnqfLevel>();
  const excluded = new Set<MnqfLevel>();
  const add = (levels: readonly MnqfLevel[], out: boolean) => {
    for (const level of levels) (out ? excluded : wanted).add(level);
  };
  for (const found of reader.takeAll(NUMBERED)) {
    const [bound, first = "", second, suffix] = found.groups;
    const from = NUMBERS.get(first);
    if (from)
      add(
        range(
          from,
          second ? NUMBERS.get(second) : undefined,
          reader.has(CONTRAST) ? undefined : (bound ?? suffix),
        ),
        isRuledOut(reader, found),
      );
  }
  for (const found of reader.takeAll(CERTIFICATE)) {
    const levels = found.groups.flatMap((text) => CERTIFICATE_NUMBERS.get(text ?? "") ?? []);
    add(levels, isRuledOut(reader, found));
  }
  for (const { pattern, levels } of NAMED) {
    for (const found of reader.takeAll(pattern)) {
      const bound = found.groups[0] ?? found.groups[1];
      // "Certificates level 3" are those of this level.
      if (!bound && levels.length > 2 && levels.some((level) => wanted.has(level))) continue;
      const isOut = isRuledOut(reader, found);
      // Who wants no degree wants none above the first either.
      const isAny = isOut && reader.words[found.from]!.startsWith("degree");
      const meant = bound ?? (isAny ? "at least" : null);
      add(meant ? range(levels[0]!, undefined, meant) : levels, isOut);
    }
  }
  for (const [pattern, level] of SPECIFIC) if (reader.has(pattern)) wanted.add(level);
  for (const found of reader.takeAll(EXTREME)) {
    wanted.add(found.groups[0] === "highest" ? "10" : "1");
  }
  return { wanted: inOrder(wanted), excluded: inOrder(excluded), held };
}

/** True where the message asks for a course of days or weeks. */
export function wantsShortCourse(reader: Reader): boolean {
  return reader.take(SHORT_COURSE) !== null;
}

const BESIDE_LEVELS: ReadonlyMap<Held, number> = new Map([
  ["none", 0],
  ["o-level", 2.5],
  ["certificate", 3.5],
  ["a-level", 4.5],
]);

/** What leads furthest of what somebody has finished; null for nothing. */
export function highestHeld(all: readonly (Held | null)[]): Held | null {
  const rankOf = (held: Held) => BESIDE_LEVELS.get(held) ?? Number(held);
  const [highest] = all
    .filter((held) => held !== null)
    .sort((one, other) => rankOf(other) - rankOf(one));
  return highest ?? null;
}

/** True for a level of the framework. */
export function isLevel(held: Held): held is MnqfLevel {
  return /^\d|^NA$/.test(held);
}

/** The next levels for somebody who holds this. */
export function levelsAfter(held: Held): MnqfLevel[] {
  return AFTER[held];
}

/**
 * Where one may go on, as the explanations of the levels in the catalogue have it: "many join after
 * grade ten", "a way into work or into a degree", "one level usually lets you apply for the next".
 */
const AFTER: Readonly<Record<Held, MnqfLevel[]>> = {
  none: ["1", "2"],
  "o-level": ["3", "4"],
  "a-level": ["5", "6", "7"],
  certificate: ["3", "4", "5"],
  "1": ["2"],
  "2": ["3"],
  "3": ["4"],
  "4": ["5"],
  "5": ["6", "7"],
  "6": ["7"],
  "7": ["8", "9"],
  "8": ["9"],
  "9": ["10"],
  "10": [],
  NA: [],
};

const TAUGHT = phrase(
  "(?:teach|teaches|teaching|taught|teacher of|teacher in) (?:at |in |to )?grade \\p{L}*\\d*",
);
const NEEDED = phrase(
  `(?:need|needs|needed|require|requires|required|ask for|asks for|must have|instead of|in place of|same as|equal to|count as|counts as)(?: (?:an?|any|the|my|in|to|have|pass|passes|\\p{L}+(?= [oa] level)))* (?:${SCHOOL_O}|${SCHOOL_A})`,
);

/** What the writer has finished. */
export function readHeld(reader: Reader): Held | null {
  reader.takeAll(TAUGHT);
  // What a course needs, or what may stand for it, is not had.
  reader.takeAll(NEEDED);
  if (reader.take(NO_SCHOOL)) return "none";
  if (reader.take(NO_SCHOOL_A)) return "o-level";
  const level = reader.find(HELD_LEVEL);
  if (level) {
    // What stands between is the subject: "I have a nursing diploma".
    const [subject = "", ...named] = level.groups;
    const from = level.to - (named[1] ?? "level 1").split(" ").length;
    reader.mark({ from, to: level.to });
    reader.mark({ ...level, to: from - subject.split(" ").length + 1 });
    return heldLevel(named);
  }
  const beside = reader.has(HELD_BESIDE) ? reader.take(QUALIFIED) : null;
  if (beside) return heldLevel([undefined, ...beside.groups]);
  if (reader.take(HELD_A)) return "a-level";
  return reader.take(HELD_O) ? "o-level" : null;
}

function heldLevel([certificate, name, number]: readonly (string | undefined)[]): Held {
  const numbered = NUMBERS.get(number ?? "") ?? CERTIFICATE_NUMBERS.get(certificate ?? "");
  if (numbered) return numbered;
  const named = [...NAMES, ...LETTERED].find(([source]) =>
    new RegExp(`^(?:${source})$`, "u").test(name ?? ""),
  );
  if (named && named[1].length > 2) return "certificate";
  return named?.[1].at(-1) ?? "o-level";
}

function range(from: MnqfLevel, to: MnqfLevel | undefined, bound: string | undefined): MnqfLevel[] {
  const at = ORDER.indexOf(from);
  if (to) return ORDER.slice(at, ORDER.indexOf(to) + 1);
  if (bound === undefined) return [from];
  if (/^(?:above|over|higher|more|beyond)/.test(bound)) return ORDER.slice(at + 1);
  if (/(?:below|under|lower than|less)/.test(bound) && !/^or|^and/.test(bound))
    return ORDER.slice(0, at);
  return /least|minimum|from|above|higher|more|up$|upwards/.test(bound) && bound !== "up to"
    ? ORDER.slice(at)
    : ORDER.slice(0, at + 1);
}

function inOrder(levels: ReadonlySet<MnqfLevel>): MnqfLevel[] {
  return ORDER.filter((level) => levels.has(level));
}

function namesOf(lines: string) {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split(" = "))
    .map(([levels = "", source = ""]) => [source, levels.split(" ") as MnqfLevel[]] as const);
}
