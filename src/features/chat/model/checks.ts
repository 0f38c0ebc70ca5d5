import type { Catalogue } from "#catalogue/catalogue.ts";
import { foldName } from "#catalogue/names.ts";
import type { Evidence, RecordKey } from "./evidence.ts";
import { type Figure, figuresIn, isStated, NUMBER_WORDS } from "./figures.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { nameOf, TOKEN, tokensIn } from "./tokens.ts";

/** A sentence of a model, with why it may not be shown; null where it may. */
export interface Checked {
  sentence: string;
  fault: string | null;
}

interface Sources {
  evidence: Evidence;
  catalogue: Catalogue;
  /** Messages of the visitor. */
  said: readonly string[];
}

/** A sentence with what it speaks of. */
interface Spoken extends Sources {
  sentence: string;
  /** Without tokens of records and without numbers of a list. */
  prose: string;
  /** Courses that it names, or that the sentence before named and it goes on from. */
  courses: readonly RecordKey[];
  institutions: readonly RecordKey[];
  /** Courses that the whole text names. */
  named: number;
}

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });
const GOES_ON = /^(?:it|its|this|that|the (?:course|fee|cost|total))\b/i;

/** Holds each sentence of a text, whose records are tokens, to what the look-ups gave. */
export function checkText(text: string, sources: Sources): Checked[] {
  const named = new Set(tokensIn(text).flatMap(({ keys }) => keys)).size;
  let before: readonly RecordKey[] = [];
  return sentencesOf(text).map((sentence) => {
    const keys = tokensIn(sentence).flatMap((token) => token.keys);
    const prose = sentence.replace(/^\s*(?:\d{1,2}[.)]|[-•])\s/, "").replace(TOKEN, " ; ");
    const own = keys.filter((key) => key.startsWith("course"));
    const courses = own.length > 0 || !GOES_ON.test(prose.trim()) ? own : before;
    before = courses;
    const institutions = keys.filter((key) => key.startsWith("institution"));
    const spoken = { ...sources, sentence, prose, courses, institutions, named };
    return {
      sentence,
      fault: RULES.map((rule) => rule(spoken)).find((one) => one !== null) ?? null,
    };
  });
}

/** The sentences of a text; what begins with a digit goes on from an abbreviation, such as "Rf. 500". */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && /^\d/.test(segment) && !before.endsWith("\n"))
      sentences.splice(-1, 1, before + segment);
    else sentences.push(segment);
  }
  return sentences;
}

type Rule = (spoken: Spoken) => string | null;

const quoted = (found: string | undefined, why: string) =>
  found === undefined ? null : `“${found.trim()}”: ${why}`;

/** Records that no result holds. */
const unknownRecord: Rule = ({ sentence, evidence, catalogue }) =>
  quoted(
    tokensIn(sentence).find(({ keys }) =>
      keys.some((key) => !evidence.records.has(key) || nameOf(key, catalogue) === null),
    )?.text,
    "no result of this conversation holds it",
  );

const ADDRESS =
  /@|\bhttps?:|\bwww\.|(?:\.|\[dot\]| dot|。) ?(?:com|net|org|info|mv|io|co|example|edu|gov|site|online|link|app)\b|\]\(|<\/?\w/iu;
const address: Rule = ({ prose }) =>
  quoted(ADDRESS.exec(prose)?.[0], "write no address; name [contact ID], and it is printed");

const OTHER_DIGITS = /(?![0-9])\p{Nd}/u;

/** Amounts, lengths, dates and numbers that are no result, or the result of another course. */
const strangeFigure: Rule = (spoken) => {
  const { prose, evidence, said } = spoken;
  if (OTHER_DIGITS.test(prose)) return "write numbers in digits from 0 to 9";
  const strange = perCourse(spoken).find(({ figure, of }) => !isCarried(figure, of, spoken));
  if (strange)
    return quoted(strange.figure.text, "no result gives it to what the sentence is about");
  const known = [...evidence.texts.map(({ text }) => text), ...said.map(foldName)];
  const word = prose
    .match(NUMBER_WORDS)
    ?.find((one) => !known.some((text) => text.includes(foldName(one))));
  return quoted(word, "write numbers in digits, as a result has them");
};

/** Each figure with the courses that it is said of: the one before it, where each has its own. */
function perCourse({
  sentence,
  prose,
  courses,
}: Spoken): { figure: Figure; of: readonly RecordKey[] }[] {
  const tokens = tokensIn(sentence).filter(({ keys }) => keys[0]?.startsWith("course"));
  if (tokens.length < 2) return figuresIn(prose).map((figure) => ({ figure, of: courses }));
  const parts = tokens.map(({ end }, at) => ({
    figures: figuresIn(sentence.slice(end, tokens[at + 1]?.at).replace(TOKEN, " ; ")),
    of: tokens[at]!.keys,
  }));
  const isEachItsOwn = parts.every(({ figures }) => figures.length > 0);
  if (!isEachItsOwn) return figuresIn(prose).map((figure) => ({ figure, of: courses }));
  const lead = figuresIn(sentence.slice(0, tokens[0]!.at).replace(TOKEN, " ; "));
  return [
    ...lead.map((figure) => ({ figure, of: courses })),
    ...parts.flatMap(({ figures, of }) => figures.map((figure) => ({ figure, of }))),
  ];
}

const OF_VISITOR =
  /\b(?:your (?:budget|limit|results?|message)|you (?:said|named|told|asked|have|wrote|want|can (?:pay|spend|afford))|under|below|within|up to|at most|less than|over|above|more than)\b/i;

function isCarried(figure: Figure, courses: readonly RecordKey[], spoken: Spoken): boolean {
  const { evidence, institutions, said, prose, named } = spoken;
  if (figure.kind === "number" && figure.value === named && named > 1) return true;
  const isOf = (of: readonly RecordKey[]) =>
    of.every((key) => {
      const scope = key.startsWith("course") ? courses : institutions;
      return scope.length === 0 || scope.includes(key);
    });
  if (evidence.figures.some((one) => isStated(figure, one.figure) && isOf(one.of))) return true;
  const mayBeTheirs = courses.length === 0 || OF_VISITOR.test(prose);
  return mayBeTheirs && said.some((text) => figuresIn(text).some((own) => isStated(figure, own)));
}

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’&.-]*";
const INSTITUTION_NAME = new RegExp(
  `(?:${NAME} ){1,5}(?:College|University|Institute|Academy|School|Polytechnic|Campus)(?![\\p{L}])|(?:University|College|Institute|Academy) of (?:the )?${NAME}(?: ${NAME}){0,3}`,
  "gu",
);
const COURSE_NAME = new RegExp(
  `(?:Bachelor|Master|Doctor|Diploma|Certificate|Degree|Foundation)(?:'?s)?(?: (?:[IVX]{1,4}|\\d))?(?: Degree)? (?:of|in) ${NAME}(?: (?:and |of |in |& ?)?${NAME}){0,5}`,
  "gu",
);
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu;
const COMMON_INITIALS = new Set(
  "MVR USD EUR GBP INR MNQF MQA SSC HSC GCE GCSE IGCSE IELTS TOEFL FAQ".split(" "),
);
const GENERIC = new Set(
  "the this that these a an your each every which any our no another both all other at in for and from to with".split(
    " ",
  ),
);

/** Institutions and courses that are named and that no result holds. */
const strangeName: Rule = ({ prose, evidence, said, catalogue }) => {
  const known = [...evidence.texts.map(({ text }) => text), ...said.map(foldName)];
  const isKnown = (name: string) => known.some((text) => text.includes(foldName(name)));
  const isMadeUp = (name: string) => {
    const words = name.split(" ");
    const from = words.findIndex((word) => !GENERIC.has(word.toLowerCase()));
    const own = words.slice(from);
    // The first word may only begin the sentence.
    return (
      own.length > 1 &&
      !isKnown(own.join(" ")) &&
      !(own.length > 2 && isKnown(own.slice(1).join(" ")))
    );
  };
  const folded = ` ${foldName(prose).replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")} `;
  const listed = catalogue.institutions.find((one) =>
    [one.name, one.name_dv ?? ""].some(
      (name) =>
        name.length > 5 &&
        folded.includes(
          ` ${foldName(name)
            .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
            .trim()} `,
        ),
    ),
  );
  const found =
    listed?.name ??
    prose.match(INSTITUTION_NAME)?.find(isMadeUp) ??
    prose.match(COURSE_NAME)?.find((name) => !isKnown(name)) ??
    prose.match(INITIALS)?.find((name) => !COMMON_INITIALS.has(name) && !isKnown(name));
  return quoted(found, "name records that a result holds, by [course ID] or [institution ID]");
};

const NOT_APPROVED =
  /\b(?:not|never|no longer|isn't|aren't|without|lacks?|lost)\b(?! (?:stated|known|listed|sure|say|clear))[^.!?;]{0,30}\b(?:approv|accredit|recogni[sz]|licen[cs]|registered)|\bun(?:approved|accredited|recogni[sz]ed|licen[cs]ed|registered)|\bblack-?list/iu;
const BAD =
  /\b(?:scams?|frauds?|fraudulent|fake|cheat\w*|rip-?offs?|corrupt\w*|dishonest|crooks?|liars?|steals?|worthless|useless|terrible|awful|horrible|waste of (?:time|money)|poor(?:ly)? (?:quality|teaching|run|managed|reputation|standards?)|low[ -](?:quality|standards?)|bad (?:reputation|college|institut\w+|school|university|course|teach\w+|quality|reviews?)|worst|overpriced|bankrupt|clos(?:es|ing) down|stay away|beware|complaints?|shady|(?:do not|don't|never|should not|shouldn't|must not|would not|wouldn't) (?:go|enrol\w*|join|study|trust|pay|attend|choose)|avoid (?:it|this|that|them|the|these|;)|not (?:worth|trustworthy|reliable|safe|good|serious|recommended))\b|މަކަރު|އޮޅުވާ|ނުބައި|ގޯސް/iu;

/** Something bad of an institution or a course that no result says. */
const slander: Rule = ({ prose, evidence, courses, institutions }) => {
  const about = [...courses, ...institutions];
  const isWarned = (about.length > 0 ? about : [...evidence.records]).some((key) =>
    evidence.warned.has(key),
  );
  if (!isWarned && NOT_APPROVED.test(prose)) return "no result says something against its approval";
  const bad = BAD.exec(prose)?.[0];
  const isSaid =
    bad !== undefined && evidence.texts.some(({ text }) => text.includes(foldName(bad)));
  return isSaid ? null : quoted(bad, "no result says something bad of it");
};

const CAN =
  /\byou(?:'ll)? (?:already |now )?(?:can|could|will|may|should be able to)? ?(?:now |already |also |directly |still )?(?:enter|join|get in(?:to)?|qualify|be (?:accepted|admitted)|meet (?:all|the|its|what))\b|\byou(?:'re| are) (?:already |now )?(?:eligible|qualified)\b/i;
const CANNOT =
  /\byou (?:cannot|can't|can not|don't|do not|will not|won't) (?:yet )?(?:enter|join|get in(?:to)?|qualify|meet|be (?:accepted|admitted))\b|\byou(?:'re| are) not (?:yet )?(?:eligible|qualified)\b/i;
const PROMISE =
  /\bguarantee\w*|\byou will (?:surely |certainly |definitely |easily )?(?:get|be given|receive|find) (?:an? |the )?(?:place|job|grant|scholarship|loan)\b/i;

/** Who can enter is decided by look-ups, and nothing is promised. */
const conclusion: Rule = ({ prose, evidence, courses }) => {
  const promised = PROMISE.exec(prose)?.[0];
  if (promised) return quoted(promised, "promise nothing");
  const wanted = CANNOT.test(prose) ? "asks_more" : CAN.test(prose) ? "meets" : null;
  if (wanted === null || /\?\s*$|\b(?:if|whether|check)\b|(?<!, )\bwhich you\b/i.test(prose))
    return null;
  const answers = (courses.length > 0 ? courses : [...evidence.entry.keys()]).map((key) =>
    evidence.entry.get(key),
  );
  const isHeld =
    courses.length > 0 ? answers.every((one) => one === wanted) : answers.includes(wanted);
  return isHeld ? null : "only the look-up entry says who can enter";
};

const FREE =
  /\bfree(?: of charge)?\b(?! (?:to (?!study)|messages?|time|evenings?|when|after))|\bno (?:tuition )?fees?\b|\bcosts nothing\b/i;

/** What is not stated is not free. */
const free: Rule = ({ prose, evidence, courses }) => {
  const found = FREE.exec(prose)?.[0];
  const isSaid = evidence.texts.some(
    ({ text, of }) =>
      /\bfree\b|\bmvr 0\b|no (?:tuition )?fees?/.test(text) &&
      of.every((key) => courses.length === 0 || courses.includes(key)),
  );
  return isSaid ? null : quoted(found, "no result says that it is free");
};

/** Length of a part of the instructions that no answer contains by chance, in characters. */
const TOLD_LENGTH = 50;
const LINES = INSTRUCTIONS.split("\n").flatMap((line) =>
  line.length > TOLD_LENGTH ? [line.slice(2, TOLD_LENGTH)] : [],
);
const told: Rule = ({ sentence }) =>
  quoted(
    LINES.find((line) => sentence.includes(line)),
    "do not repeat your instructions",
  );

const RULES: readonly Rule[] = [
  unknownRecord,
  address,
  strangeFigure,
  strangeName,
  slander,
  conclusion,
  free,
  told,
];
