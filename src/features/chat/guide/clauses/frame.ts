import { fieldFinder } from "#catalogue/category-names.ts";
import type { Exam } from "#catalogue/entry.ts";
import { CAREERS } from "#catalogue/guide-careers.ts";
import { stem } from "#catalogue/search/stem.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { ONLINE } from "../demands.ts";
import { hasSubject, isUnsaid } from "../merging.ts";
import { readStudyMode } from "../reading/choices.ts";
import { type FactQuestion, factQuestionsIn } from "../reading/fact-questions.ts";
import {
  type Held,
  highestHeld,
  isLevel,
  levelsAfter,
  readHeld,
  readLevels,
} from "../reading/levels.ts";
import type { Lexicon } from "../reading/lexicon.ts";
import { readLimits } from "../reading/limits.ts";
import { Reader, type Span } from "../reading/message.ts";
import { isLiking, joinedFocus, readNames } from "../reading/names.ts";
import { examIn, isResult, takeResults } from "../reading/results.ts";
import { readWishes, type Wishes } from "../reading/wishes.ts";
import { type Unrecorded, unrecordedIn, withoutUnrecorded } from "../words/unrecorded.ts";
import { type ClauseKind, isMatter, type Matter, NAMED_INSTITUTION } from "./clause-reader.ts";
import { type Clause, OTHERS, readClauses } from "./clauses.ts";
import { both, CHILD, canBeJudged, NOBODY, type Person, readPerson, withLevel } from "./person.ts";

/** A message as it is read once: who it tells of, what is wished, and what is asked. */
export interface Frame {
  /** All words. */
  reader: Reader;
  wishes: Wishes;
  /** What this message says of the person. */
  person: Person;
  /** The words of its clauses that ask, or are no sure wish. */
  asker: Reader;
  /** What its clauses are for. */
  kinds: ReadonlySet<ClauseKind>;
  /** What it asks or tells that is no search, in its order. */
  matters: readonly Matter[];
  /** What is named where such a matter is asked. */
  about: Wishes;
  /** False where a wish, or a part of it, is only guessed: nothing is concluded from it. */
  isSure: boolean;
  /** What is asked of courses: of those that it names, or of those that were shown. */
  asks: readonly FactQuestion[];
  /** What is asked by clauses that wish for nothing: it is answered beside a wish, too. */
  questions: readonly FactQuestion[];
  /** What is asked that no record holds. */
  unrecorded: readonly Unrecorded[];
  /** True where nothing is said but talk that carries nothing. */
  isTalk: boolean;
}

/**
 * Reads a message from the words of its clauses. What is told of a person's life is no wish; where
 * nothing else is said, what the person has finished says which way to go on.
 */
export function readFrame(
  parts: readonly string[][],
  lexicon: Lexicon,
  { now, hasShown = false }: FrameOptions,
): Frame {
  const reader = new Reader(parts.flat());
  const wishesIn = (words: readonly string[]) => readWishes(new Reader(words), lexicon, now);
  const unrecorded = new Map<Clause, Unrecorded[]>();
  const clauses = readClauses(parts, {
    withNames: (words) => withInstitutions(words, lexicon),
    isOfShown: (words) => hasShown && !namesSubject(wishesIn(words)),
  }).map((clause) => {
    const { words } = partOf(reader, [clause]);
    const isTold = clause.kind === "background" && words.length > SHORT_QUESTION;
    const found = isTold ? [] : unrecordedIn(words);
    if (
      found.length === 0 ||
      !isUnsaid({ ...wishesIn(withoutUnrecorded(words, found)).slots, text: null })
    )
      return clause;
    const asked = {
      ...clause,
      ...((hasShown || !isMatter(clause.kind)) && { kind: "fact" as const }),
    };
    unrecorded.set(asked, found);
    return asked;
  });
  const told = clauses.filter(({ kind }) => kind === "background");
  const life = lifeIn(told, reader, lexicon, now);
  const isWish =
    told.length > 0 &&
    !life.isTelling &&
    clauses.every(({ kind }) => kind === "background" || kind === "talk");
  const spoken = clauses.filter(({ kind }) => isWish || (kind !== "background" && kind !== "talk"));
  const ofMatters = spoken.filter(({ kind }) => isMatter(kind));
  const asked = spoken.filter(({ kind }) => !isMatter(kind));
  // What somebody fears or is said to have said is no wish, but for a step that is thought of.
  const wishing = asked.filter(
    (clause) =>
      !unrecorded.has(clause) &&
      clause.kind !== "claim" &&
      (clause.kind !== "otherwise" || SUPPOSING.test(` ${textOf(reader, clause)} `)),
  );
  const isAsking = (clause: Clause) =>
    OF_RECORDS.has(clause.kind) &&
    (clause.kind === "fact" || !namesSubject(wishesIn(partOf(reader, [clause]).words)));
  const askedBy = (some: readonly Clause[]) =>
    new Reader(
      some.flatMap((clause) =>
        withoutUnrecorded(partOf(reader, [clause]).words, unrecorded.get(clause) ?? []),
      ),
    );
  const isIdle = (clause: Clause) => {
    const own = partOf(reader, [clause]);
    const asks = factQuestionsIn(own).length > 0 || own.has(ASKING_WORD) || unrecorded.has(clause);
    return clause.kind === "fact" && !asks && isUnsaid(wishesIn(own.words).slots);
  };
  const wishes = readWishes(partOf(reader, wishing), lexicon, now);
  const person = spoken.reduce(
    (sum, clause) =>
      both(sum, readPerson(textOf(reader, clause), { field: null, isOwn: false, exam: "o_level" })),
    life.person,
  );
  const whole = isWish ? wishes : withLife(wishes, life, reader.whole);
  const home = [...life.places, ...life.from].flatMap(({ places }) => places);
  return {
    reader,
    wishes: whole,
    person: {
      ...(SUPPOSING.test(reader.whole)
        ? life.person
        : withNothing(withHeld(person, wishes), whole, reader)),
      ...(home.length > 0 && { home }),
    },
    kinds: new Set(asked.map(({ kind }) => kind)),
    matters: [...new Set(ofMatters.map(({ kind }) => kind).filter(isMatter))],
    about: readWishes(
      partOf(
        reader,
        ofMatters.filter((clause) => !unrecorded.has(clause)),
      ),
      lexicon,
      now,
    ),
    asker: partOf(
      reader,
      spoken.filter(({ kind, isSure }) => kind !== "out" && !(kind === "wish" && isSure)),
    ),
    isSure:
      wishing.every(({ isSure }) => isSure) &&
      GUESSED.every((key) => isSame(whole.slots[key], wishes.slots[key])),
    asks: factQuestionsIn(askedBy(spoken)),
    questions: factQuestionsIn(askedBy(spoken.filter(isAsking))),
    isTalk: clauses.every(
      (clause, _, all) => isTalk(clause) || (all.some(isTalk) && isIdle(clause)),
    ),
    unrecorded: [...new Set([...unrecorded.values()].flat())],
  };
}

function isTalk({ kind }: Clause): boolean {
  return kind === "talk";
}

/** A word with which a question begins, or by which it is none of talk. */
const ASKING_WORD =
  /^ (?:(?:ok|so|and|but|then) )?(?:is|are|do|does|did|can|could|will|would|has|have|should|may) | (?:what|which|how|when|where|who|why) /;

/** What may ask of records: all but a fact only where nothing is named to look for. */
const OF_RECORDS: ReadonlySet<ClauseKind> = new Set([
  "fact",
  "scheme",
  "again",
  "enter",
  "path",
  "more",
  "wish",
]);

/** What is told of a life has more words than this. */
const SHORT_QUESTION = 4;

/** What may be taken from somebody's life instead of from a wish. */
const GUESSED = ["fields", "careers"] as const;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface FrameOptions {
  now: Date;
  /** True where courses were shown before the message. */
  hasShown?: boolean;
}

/** True for a wish that says what is to be studied, or at whose. */
function namesSubject({ slots, unlisted }: Wishes): boolean {
  return hasSubject(slots) || slots.institutions.length + unlisted.length > 0;
}

/** The part of the slots that says what is studied. */
type Subject = Pick<Slots, "fields" | "careers" | "focus">;

/** The words with one for each name of an institution. */
function withInstitutions(words: readonly string[], lexicon: Lexicon): string[] {
  const stems = words.map(stem);
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = lexicon.longestAt(stems, at);
    const isOne = found?.meaning.kind === "institution" || found?.meaning.kind === "unlisted";
    read.push(isOne ? NAMED_INSTITUTION : words[at]!);
    at += isOne ? found.length : 1;
  }
  return read;
}

interface Life {
  person: Person;
  held: Wishes["held"];
  /** The fields of what was finished. */
  fields: string[];
  /** What the person likes and can do, which says what is wished where nothing else does. */
  liked: Subject;
  /** What the person works as. */
  work: Subject;
  /** Fields that the person turns away from. */
  left: string[];
  places: Wishes["places"];
  /** Where the person is from or works, which counts for who would stay. */
  from: Wishes["places"];
  /** When the person has time. */
  studyMode: Slots["studyMode"];
  /** What the person can pay at most, in whole MVR. */
  budget: number | null;
  /** True where it says something that a guide can use. */
  isTelling: boolean;
}

function lifeIn(clauses: readonly Clause[], whole: Reader, lexicon: Lexicon, now: Date): Life {
  const life: Life = {
    person: { ...NOBODY },
    held: null,
    fields: [],
    liked: { fields: [], careers: [], focus: null },
    work: { fields: [], careers: [], focus: null },
    left: [],
    places: [],
    from: [],
    studyMode: null,
    budget: null,
    isTelling: false,
  };
  const groupOf = fieldFinder(lexicon.names.categories);
  let exam: Exam = "o_level";
  let work: string | null = null;
  for (const clause of clauses.flatMap((one) => apart(one, whole))) {
    const text = textOf(whole, clause);
    const reader = partOf(whole, [clause]);
    // A level that is all of a message is wished for; beside something else it is had.
    const isNamed = whole.words.length > reader.words.length && !ASKED_OF.test(text);
    const isOthers = EVERYBODY.test(text);
    const named = () => (isNamed ? (readLevels(reader).wanted.at(-1) ?? null) : null);
    const held = isOthers ? null : (readHeld(reader) ?? named());
    const slots = noSlots();
    life.studyMode ??= readStudyMode(reader);
    takeResults(reader);
    const { places } = readNames(reader, lexicon, slots);
    const groups = new Set(
      [...slots.fields, ...workOf(slots.careers)].flatMap((name) => groupOf(name) ?? []),
    );
    const field = groups.size === 1 ? [...groups][0]! : null;
    const isStudy = lotOf(text) === "study";
    // "I am a nurse. 20 years now": years without a field are those of the work before.
    if (!isStudy && !isOthers && !OTHERS.test(text) && groups.size > 0) work = field;
    exam = examIn(text) ?? exam;
    if (!isOthers && !SUPPOSING.test(` ${text} `))
      life.person = both(
        life.person,
        readPerson(text, { field: isStudy ? field : work, isOwn: true, exam }),
      );
    if (PAYING.test(text)) life.budget = readLimits(reader, now).budget ?? life.budget;
    if (held !== null && isLevel(held)) {
      life.person = withLevel(life.person, held, field);
      life.fields.push(...slots.fields);
    }
    life.held = highestHeld([life.held, held]);
    life.left.push(...slots.excluded.fields);
    if (LIVING.test(text)) life.places.push(...places);
    else life.from.push(...places);
    if (isLiking(text)) add(life.liked, slots);
    else if (!OTHERS.test(text) && !isResult(text)) {
      const isFinished = held !== null && isLevel(held);
      if (!isFinished) add(life.work, slots);
      life.person.works ||= (!isFinished && slots.careers.length > 0) || WORKING.test(text);
    }
  }
  const { person, held, places } = life;
  const { school, age } = person.have;
  life.isTelling = canBeJudged(person) || held !== null || age !== null || school !== null;
  life.isTelling ||= places.length > 0 || life.budget !== null || life.studyMode !== null;
  return life;
}

/** "A bachelors in business and 6 years in a bank": what was studied, and what is worked as, apart. */
function apart(clause: Clause, whole: Reader): Clause[] {
  const { from, to } = clause;
  for (let at = from + 1; at < to; at++) {
    const [one, other] = [
      { ...clause, to: at },
      { ...clause, from: at },
    ];
    const [first, second] = [one, other].map((part) => lotOf(textOf(whole, part)));
    if (JOINING.has(whole.words[at]!) && first && second && first !== second)
      return [one, ...apart(other, whole)];
  }
  return [clause];
}

const JOINING = new Set("and with plus then also after but while".split(" "));

/** What a part of a life tells of. */
function lotOf(text: string): "study" | "work" | null {
  if (/\b(?:degree|diploma|bachelors?|masters?|certificate|mba|phd)\b/.test(text)) return "study";
  return /\b(?:years?|work\w*|employed|experience)\b/.test(text) ? "work" : null;
}

function add(subject: Subject, { fields, careers, focus }: Slots): void {
  subject.fields.push(...fields);
  subject.careers.push(...careers);
  subject.focus ??= focus;
}

/** The field of work that is in one field for sure. */
function workOf(careers: readonly string[]): string[] {
  return CAREERS.flatMap(({ name, fields }) =>
    careers.includes(name) && fields.length === 1 ? fields : [],
  );
}

/** What all others do says nothing of the person. */
const EVERYBODY =
  /\b(?:everyone|everybody|friends|classmates|others) (?:else )?(?:is|are|going|went|go|got|have|has|do|did)\b/;
/** A level that is wanted or asked for is not finished. */
const ASKED_OF =
  /\b(?:needs?|wants?|wish|like|for|become|must|should|without|not|never|nobody|asks?|says?|said|required?|thinking|or|if)\b/;
const PAYING = /\b(?:pay|afford|budget|save|saved|spend|have|has|got)\b/;
const LIVING =
  /\b(?:live|lives|living|stay|staying|based|moved|reside|here|home)\b|^(?:(?:i|he|she|we) (?:am|is|are) |am |we )?(?:now )?in /;

const WORKING =
  /(?<!\b(?:not|no|never|without) )\b(?:work|works|working|worked|employed|serving)\b/;

/** Words of who turns away from it. */
const TURNING =
  / (?:tired|bored|sick of|fed up|hate|change|another|different|other|else|instead|leave|left|quit|stop|out of|fun|away|(?:is|are|has) (?:finished|over|dead|gone)|no more|gave up|given up) /;
/** Words of who would not move. */
const STAYING =
  / (?:(?:can not|do not|not|never) (?:want to |able to |really )?(?:go|leave|move|travel|come)|without (?:leaving|going|moving|travelling)|(?:close to|near|at|from) (?:home|my home|my island|my house)|my (?:own )?island|stay (?:here|home|with)) /;

/** Words of who looks where they are. */
const HERE = / (?:here|near (?:me|us)|stay (?:on|in)) /;

/** What is studied: what is wished, else what is liked, was finished, or is worked as. */
function subjectOf({ slots }: Wishes, { liked, work, fields }: Life, whole: string): Subject {
  const held = { fields, careers: [], focus: null };
  const ways = [slots, liked, held, ...(TURNING.test(whole) ? [] : [work])];
  return slots.text === null ? (ways.find(isSubject) ?? held) : slots;
}

function isSubject({ fields, careers }: Subject): boolean {
  return fields.length > 0 || careers.length > 0;
}

function withLife(wishes: Wishes, life: Life, whole: string): Wishes {
  const { person, held: told, places, from, budget, studyMode } = life;
  const { slots } = wishes;
  const school = person.have.school;
  const isChild = (person.have.age ?? CHILD) < CHILD;
  const before = school === null ? null : heldAfter(school);
  const held = isChild ? null : (wishes.held ?? told ?? before);
  const follow = held !== null && (slots.levels.length === 0 || wishes.levelsFollow);
  const subject = subjectOf(wishes, life, whole);
  const { fields, careers } = subject;
  // Whoever would stay in the same work sees what is near it first.
  const isOpen = fields.length + careers.length === 0 && slots.text === null;
  const words = subject.focus ?? (isOpen && !TURNING.test(whole) ? life.work.focus : null);
  const stays = STAYING.test(whole) || slots.excluded.places.length > 0;
  const isHere = stays || HERE.test(whole);
  const near = slots.places.length === 0 ? [...places, ...(isHere ? from : [])] : [];
  const homes = near.flatMap((place) => place.places);
  const orOnline = stays && homes.length + slots.places.length > 0 && slots.modalities.length === 0;
  return {
    ...wishes,
    held,
    levelsFollow: follow,
    places: [...wishes.places, ...near],
    slots: {
      ...slots,
      budget: slots.budget ?? budget,
      studyMode: slots.studyMode ?? studyMode,
      levels: follow ? levelsAfter(held) : isChild && wishes.levelsFollow ? [] : slots.levels,
      fields: [...new Set(fields)],
      careers: [...new Set(careers)],
      excluded: { ...slots.excluded, fields: [...slots.excluded.fields, ...life.left] },
      focus: joinedFocus([slots.focus, words]),
      places: [...new Set([...slots.places, ...homes, ...(orOnline ? [ONLINE] : [])])],
    },
  };
}

function heldAfter(grade: number): Held {
  if (grade < 10) return "none";
  return grade < 12 ? "o-level" : "a-level";
}

/** What is only supposed is not had: "if I do level 1, then what". */
const SUPPOSING =
  / (?:if|once|when) (?:i|he|she|we) (?:already )?(?:do|does|did|take|takes|finish|complete|get|gets|have|pass) /;

/** A level that was named within a question: "can I enter a degree with a diploma". */
function withHeld(person: Person, { held }: Wishes): Person {
  const isTold = person.have.levels.some(({ level }) => level === Number(held));
  return held === null || !isLevel(held) || isTold ? person : withLevel(person, held, null);
}

/** Who says to have no O levels has no pass, so that it can be judged what asks for none. */
function withNothing(person: Person, { held }: Wishes, reader: Reader): Person {
  const isChild = (person.have.age ?? CHILD) < CHILD;
  return held === "none" && !isChild && reader.has(OWN) && !canBeJudged(person)
    ? { ...person, unnamed: { ...person.unnamed, o_level: 0 } }
    : person;
}

const OWN = / (?:i|my|me|he|she|his|her|son|daughter) /;

function partOf(reader: Reader, clauses: readonly Clause[]): Reader {
  const words = clauses.flatMap(({ from, to }) => reader.words.slice(from, to));
  const out = clauses.flatMap(({ from, to, kind }) => Array(to - from).fill(kind === "out"));
  let begin = 0;
  const begins = clauses.map(({ from, to }) => {
    begin += to - from;
    return begin - (to - from);
  });
  return new Reader(words, out, begins);
}

function textOf(reader: Reader, { from, to }: Span): string {
  return reader.words.slice(from, to).join(" ");
}
