import { namesToday } from "#catalogue/category-names.ts";
import { LANGUAGES } from "#catalogue/languages.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Slots } from "../../answer.ts";
import { noSlots } from "../../answer.ts";
import { ONLINE } from "../demands.ts";
import { DHIVEHI } from "../words/dhivehi.ts";
import type { EverydayWish } from "../words/everyday.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";
import {
  readAwarding,
  readIntake,
  readModalities,
  readOrder,
  readScheme,
  readStudyMode,
} from "./choices.ts";
import { FACT_WORDS } from "./fact-questions.ts";
import { readLanguages } from "./languages.ts";
import { type Held, levelsAfter, readLevels, wantsShortCourse } from "./levels.ts";
import { type Lexicon, rootsOf } from "./lexicon.ts";
import { readLimits, type UnusedBudget } from "./limits.ts";
import { phrase, phrases, type Reader } from "./message.ts";
import { joinedFocus, readNames, type SaidPlace } from "./names.ts";
import { takeResults } from "./results.ts";

/** What one message says to look for. */
export interface Wishes {
  slots: Slots;
  /** What the writer has finished already. */
  held: Held | null;
  /** True where the levels follow from what the writer holds. */
  levelsFollow: boolean;
  places: SaidPlace[];
  /** Institutions that were named and are not listed. */
  unlisted: string[];
  /** Wishes of which the directory holds no course, as far as that is known. */
  rare: EverydayWish[];
  /** The fields of each subject that is asked for. */
  subjects: string[][];
  /** Words that name a subject which neither the guide nor any course knows. */
  unknown: string | null;
  /** Words that name a narrower subject beside a field or a career. */
  beside: string | null;
  /** A word of what is told that stands in for a subject (`Slots.text`). */
  told: string | null;
  /** Slots that are no longer asked for: "any level", "anywhere". */
  open: (keyof Slots)[];
  /** Why a sum of money that was named is not used; null where none is. */
  unusedBudget: UnusedBudget | null;
  /** The age by which a course has to end; null for none. */
  untilAge: number | null;
}

/** Longest duration of what is called a short course, in months. */
const SHORT_COURSE_MONTHS = 3;

/** Phrases whose words would be taken for a field or a wish. */
const NEUTRAL = phrase(
  "(?:do|does|will|would|did) (?:i|you|we|he|she|it|they|this|that|one)(?: \\p{L}+)? need (?:\\p{L}+ ){0,3}(?:maths?|mathematics|english|science|biology|chemistry|physics|dhivehi|islam|accounts?|computer)(?: (?:at )?[oa] levels?)?(?! courses?)|(?:have|has|need) to be good (?:at|in) (?:maths?|mathematics|english|science|biology|chemistry|physics)|(?:manager|director|principal|head|teacher|boss|owner|lecturer|office)s?(?: s)?(?: private| personal| phone| mobile| direct)* (?:numbers?|phone|email|contact|address|hours)|(?:best|good|better|qualified|experienced|foreign|local|female|their|your|which|who|many)(?: (?:the|their|are|is|most))* (?:teachers|lecturers|tutors|instructors|trainers)(?! (?:courses?|training|certificate|diploma|degree))|(?:is|are) (?:maths?|mathematics|english|science|biology|chemistry|physics|dhivehi|islam) (?:needed|required|compulsory|necessary|important|a must)|(?:without|no|have no|not have)(?: an?| any| my)? \\p{L}+ (?:certificates?|licen[cs]es?|experience|skills?)(?! courses?)|(?<=(?:bake|baking|cook|cooking|sew|sewing|cakes?|compost|business|earn|earning|sell|selling|money|work|working|garden|stay|live|living|baby|sit|sitting|made|make|food|far|away) )(?:at|from) home|account(?! (?:courses?|and|class|classes|diploma|degree|work|officer|clerk|assistant|studies|job))|(?:dhivehi language|dhivehi) (?:talk|speak)|(?:speak|talk|reply|answer|chat|text|write)(?: to me| with me| back)? (?:in )?dhivehi|(?:do|can) you (?:know|understand|speak|talk|read|reply)(?: in)? dhivehi|(?:application|reference|ref|receipt|student|registration|index|phone|contact|mobile|telephone|id card|account|form|my) (?:no|number|num|id)(?: is)?(?: \\p{L}{1,4})?(?: \\d+)?|language of instruction|(?:what|which) languages?|medium of instruction|(?:higher|further|my|continue my|good|education) education|education (?:system|level)|class timings?|career guide|career guidance|course guide|entry requirements?|business hours|first of all|full time job|on the site|this website|(?:any|the) level(?! (?:\\d|one|two|three|four|five|six|seven))|next level|which level|what level|full course|full (?:fee|fees|cost|price)|part time job|first (?:one|two|three|course)|social media page|job market|first choice|male or female|government job|resort job",
);

/** "IT" behind or before a word that makes it the subject. */
const SUBJECT_IT = phrase(
  "(?<=(?:bachelors?|masters?|diploma|degree|phd) )it(?= $)|in it(?= (?:_|$|at|and|or|please|level|here|online))|(?:courses?|class|classes|diplomas?|degrees?|certificates?|job|jobs|work|works|good|interested) (?:for|in|on|of|about|at|with) it|it (?:courses?|diplomas?|degrees?|field|certificates?|related|programmes?|classes|subjects?|jobs?|sector|department|professional|technician|support)",
);

const OPEN = phrases<keyof Slots>({
  places:
    "anywhere|any (?:island|place|where|atoll|city|location)|(?:place|location|island|where) (?:does not|do not|is not|not) (?:a )?(?:matter|problem|important)|all islands|any other island|whole (?:country|maldives)|all over (?:the )?maldives",
  levels:
    "any level|all levels|level (?:does not|do not) matter|any qualification|(?:of )?(?:any|every) (?:kind|type|sort)",
  fields: "any (?:field|subject|course|area)|field (?:does not|do not) matter|all fields",
  institutions:
    "any (?:college|institution|institute|university)|all (?:colleges|institutions|universities)|other (?:colleges?|institutions?|universit(?:y|ies)|institutes?|places?)|elsewhere|somewhere else|another (?:college|institution|university|institute)",
  modalities:
    "even if (?:it is |they are )?not online|online or (?:face to face|in person|classroom|physical)|any (?:mode|modality)|either (?:online )?or face to face",
  budget:
    "(?:never mind|forget(?: about)?|no matter|regardless of|ignore) (?:the |my |about )*(?:price|cost|budget|fees?|money)|(?:any|no) (?:budget|price)(?: limit)?|(?:money|price|cost|budget|fee|fees) (?:is |does |do )?(?:not|no) (?:an? )?(?:matter|problem|issue)|whatever (?:it costs|the (?:price|cost|fee))",
  months:
    "any (?:duration|length)|(?:duration|length|time) (?:does not|do not|is not) (?:a )?(?:matter|problem)",
  intake: "any (?:intake|month|time)|whenever",
  studyMode: "any (?:study )?mode(?: of study)?|any time of (?:the )?day",
  awarding: "any awarding body|local or (?:international|foreign)|both local and international",
  languages: "any language",
});

/** Reads what a message asks for; the reader's rest is what was not understood. */
export function readWishes(reader: Reader, lexicon: Lexicon, now: Date): Wishes {
  const slots = noSlots();
  const open = [...OPEN].flatMap(([key, pattern]) =>
    reader.takeAll(pattern).length > 0 ? key : [],
  );
  const { unused: unusedBudget, untilAge, ...limits } = readLimits(reader, now);
  const levels = readHeldAndLevels(reader, lexicon, slots, now);
  Object.assign(slots, limits);
  if (wantsShortCourse(reader)) slots.months ??= SHORT_COURSE_MONTHS;
  const { places, unlisted, rare, subjects } = levels;
  const { unknown, beside, ...left } = leftIn(reader, slots);
  Object.assign(slots, left);
  const { held, follow: levelsFollow } = levels;
  return {
    slots,
    held,
    levelsFollow,
    places,
    unlisted,
    rare,
    subjects,
    unknown,
    beside,
    told: null,
    open,
    unusedBudget,
    untilAge,
  };
}

/** Names come before levels, so that "School Certificate Preparation" is a field, not a level. */
function readHeldAndLevels(reader: Reader, lexicon: Lexicon, slots: Slots, now: Date) {
  slots.intake = readIntake(reader, now);
  reader.takeAll(NEUTRAL);
  takeResults(reader);
  // Before names: "teaching full time" is a job.
  slots.studyMode = readStudyMode(reader);
  const it = reader.takeAll(SUBJECT_IT).length > 0;
  const languages = readLanguages(reader);
  slots.languages = languages.wanted;
  slots.excluded.languages = languages.excluded;
  slots.scheme = readScheme(reader);
  const names = readNames(reader, lexicon, slots);
  languageBeside(reader, lexicon, slots);
  if (it) addField(slots, lexicon, "Information and Communication Technology");
  const levels = readLevels(reader);
  const follow = levels.wanted.length === 0 && levels.held !== null;
  slots.levels =
    follow && levels.held
      ? levelsAfter(levels.held)
      : distinct([...slots.levels, ...levels.wanted]);
  slots.excluded.levels = distinct([...slots.excluded.levels, ...levels.excluded]);
  readChoices(reader, slots);
  return { held: levels.held, follow, ...names };
}

function readChoices(reader: Reader, slots: Slots): void {
  const modalities = readModalities(reader);
  slots.excluded.modalities = modalities.excluded;
  slots.modalities = modalities.wanted;
  if (modalities.isEither) alsoOnline(slots);
  slots.awarding = readAwarding(reader);
  slots.order = readOrder(reader);
}

/** "At weekends or online", "in Addu or online". */
export function alsoOnline(slots: Slots): void {
  slots.orOnline = true;
  if (slots.studyMode === null && slots.places.length === 0) return;
  slots.modalities = [];
  if (slots.places.length > 0) slots.places = distinct([...slots.places, ONLINE]);
}

/** "Islamic studies certificate in Dhivehi": beside another field the language is taught in. */
function languageBeside(reader: Reader, lexicon: Lexicon, slots: Slots): void {
  for (const { label } of LANGUAGES) {
    const word = label.toLowerCase();
    if (!reader.whole.includes(` in ${word} `) || slots.languages.includes(label)) continue;
    const meaning = lexicon.longestAt([stem(word)], 0)?.meaning;
    const others = slots.fields.filter(
      (name) => meaning?.kind !== "field" || !meaning.names.includes(name),
    );
    if (others.length === 0 || others.length === slots.fields.length) continue;
    slots.fields = others;
    slots.languages.push(label);
  }
}

function addField(slots: Slots, { names }: Lexicon, name: string): void {
  slots.fields.push(...namesToday(names.categories)([name]));
  slots.focus ??= "|information technology computer";
}

/** True for everyday words and their forms, and for words of questions about a course. */
export function isPlain(word: string): boolean {
  return rootsOf(word).some((root) => PLAIN_WORDS.has(root)) || FACT_WORDS.has(word);
}

/** Words that stand before a subject, and words that stand behind one. */
const BEFORE = new Set(
  "in into study studying studied learn learning on about become becoming do doing teach teaching for of like love enjoy want take".split(
    " ",
  ),
);
const BEHIND = new Set(
  "course courses class classes training studies programme programmes program diploma degree certificate lessons workshop field".split(
    " ",
  ),
);
const BETWEEN = new Set("a an the some more my and or as to".split(" "));

/** In as short a message every word that is left may name a subject. */
const SHORT_SUBJECT = 4;

/** In a longer message words beside a subject tell of a life. */
const FEW_WORDS = 10;

/**
 * The words that are left: a subject where they stand as one and nothing else names one. All of them
 * say what comes first.
 */
function leftIn(
  reader: Reader,
  { fields, careers, focus }: Slots,
): Pick<Slots, "text" | "focus"> & Pick<Wishes, "unknown" | "beside"> {
  const isLeft = (at: number) => {
    const word = reader.words[at] ?? "";
    const isWord = !/^\d/.test(word) && word.length > 1;
    return reader.isLeft(at) && isWord && !isPlain(word) && !DHIVEHI.has(word);
  };
  const isNamed = fields.length > 0 || careers.length > 0;
  const isShort = reader.words.length <= SHORT_SUBJECT;
  const isBesideName = (at: number) =>
    [at - 1, at + 1].some((next) => next in reader.words && !reader.isLeft(next));
  const subject: string[] = [];
  const others: string[] = [];
  const narrower: string[] = [];
  for (let at = 0; at < reader.words.length; at++) {
    if (!isLeft(at)) continue;
    let before = at - 1;
    while (BETWEEN.has(reader.words[before] ?? "") || isLeft(before)) before--;
    let behind = at + 1;
    while (isLeft(behind)) behind++;
    const isSubject =
      isShort || BEFORE.has(reader.words[before] ?? "") || BEHIND.has(reader.words[behind] ?? "");
    (isSubject ? subject : others).push(reader.words[at]!);
    if (isSubject && isBesideName(at)) narrower.push(reader.words[at]!);
  }
  return {
    text: (!isNamed && subject.join(" ")) || null,
    focus: joinedFocus([focus, `||${[...subject, ...others].join(" ")}`]),
    unknown: (isNamed ? narrower : subject).join(" ") || null,
    beside: (isNamed && reader.words.length <= FEW_WORDS && narrower.join(" ")) || null,
  };
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
