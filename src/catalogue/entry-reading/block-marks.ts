import { isListHeading } from "./clauses.ts";
import { endsInShortForm } from "./words.ts";

/** A paragraph or an entry of a list, as plain text. */
export interface RequirementBlock {
  text: string;
  isItem: boolean;
}

export type JoiningWord = "and" | "or";

interface BlockPiece extends RequirementBlock {
  isNamed: boolean;
}

/** Names of ways in: "Route 1:", "Option A -", "Mature entry:". */
const WAY_NAME =
  /\b(?:(?:route|option|pathway|path) (?:\d|[A-H]|I{1,3}|IV)|(?:normal|standard|regular|direct|mature|alternative|special|professional)(?: age| student)? (?:entry|route|pathway|applicants|candidates|students)|school leavers|entry with [\p{L}' ]{2,30}) ?(?:[:.)]|[-–—](?= ))/giu;
const WAY_NUMBER = /\(?\b(?:[a-h]|i{1,3}|iv|v|\d)\)(?= )/giu;
const NUMBER_ORDERS = ["a b c d e f g h", "1 2 3 4 5 6 7 8 9", "i ii iii iv v"].map((all) =>
  all.split(" "),
);

/** A block parted at names and numbers of ways within it. */
export function partedBlock({ text, isItem }: RequirementBlock): BlockPiece[] {
  const names = [...text.matchAll(WAY_NAME)].filter(({ index }) => isBoundary(text, index));
  const numbers = [...text.matchAll(WAY_NUMBER)].filter(({ index }) => isBoundary(text, index));
  const marks = names.length > 0 ? names : areInOrder(numbers) ? numbers : [];
  if (marks.length === 0) {
    return [
      {
        text: text.replace(/^\s*(?:\(?(?:[a-h]|i{1,3}|iv|v|\d)\)|\d\.)\s+/iu, ""),
        isItem,
        isNamed: false,
      },
    ];
  }
  const isNamed = names.length > 0;
  const before = { text: text.slice(0, marks[0]!.index), isItem, isNamed: false };
  const pieces = marks.map(({ 0: mark, index }, at) => ({
    text: text.slice(index + mark.length, marks[at + 1]?.index),
    isItem: isItem || !isNamed,
    isNamed,
  }));
  return [before, ...pieces].filter((piece) => piece.text.trim() !== "");
}

/** True where a name or number of a way may begin. */
const isBoundary = (text: string, at: number) =>
  /(?:^|[.;:,]|\b(?:or|and|either))$/iu.test(text.slice(0, at).trimEnd().slice(-6));

/** True for "a", "b", "c" and the like from the first on. */
function areInOrder(numbers: readonly RegExpExecArray[]): boolean {
  const signs = numbers.map(({ 0: sign }) => sign.replace(/[()]/g, "").toLowerCase());
  return (
    signs.length > 1 && NUMBER_ORDERS.some((order) => signs.every((sign, at) => sign === order[at]))
  );
}

interface BlockMark {
  /** The joining word that the block is, and nothing else. */
  own: JoiningWord | null;
  /** How the entries behind it are joined, where the block is nothing but that. */
  intro: JoiningWord | null;
  opensWith: JoiningWord | null;
  endsWith: JoiningWord | null;
  body: string;
}

const ONE_OF =
  /^[^.:]{0,80}\b(?:one|any|either)(?: one)? of (?:the )?(?:following|these)[^.:]{0,40}[.:]?$/iu;
const ALL_OF = /^[^.:]{0,80}\ball(?: of)? (?:the )?(?:following|these)[^.:]{0,40}[.:]?$/iu;
/** How the entries below a heading are joined; null where it is none, or may say more. */
function joiningOfList(text: string): JoiningWord | null {
  if (!isListHeading(text)) return null;
  return ONE_OF.test(text) ? "or" : ALL_OF.test(text) ? "and" : null;
}

const OWN_BLOCK =
  /^\(?(?:(or|alternatively|or else)|and|and also|plus|as well as|together with)\)?[,.:]?$/iu;
const OPENING = /^(?:(or|alternatively)|and|also|in addition|additionally|plus)\b[\s,:]*/iu;
const ENDING = /[\s,;]\(?(?:(or)|and)\)?[\s.,:]?$/iu;
const joiningWord = (found: RegExpExecArray | null): JoiningWord | null =>
  found && (found[1] === undefined ? "and" : "or");

export function blockMark(text: string): BlockMark {
  const trimmed = text.trim();
  const rest = trimmed.replace(OPENING, "");
  return {
    own: joiningWord(OWN_BLOCK.exec(trimmed)),
    intro: joiningOfList(trimmed),
    opensWith: joiningWord(OPENING.exec(trimmed)),
    endsWith: joiningWord(ENDING.exec(rest)),
    body: rest.replace(ENDING, "").trim(),
  };
}

/** Before what is asked whatever the way in. */
const OF_EVERYBODY =
  /^(?:(?:for|in|on) )?(?:all|both|each|every|either)(?: of the)? (?:(?:entry )?(?:routes?|options?|pathways?|paths?)|cases?|ways) ?[:,–-]? |^all (?:applicants|candidates|students|entrants)(?: ?: |(?= (?:must|should|shall|need|are|have|will)\b))/iu;

/** What a sentence asks of everybody; null where it does not say so. */
export function whatIsOfEverybody(sentence: string): string | null {
  const rest = sentence.replace(OF_EVERYBODY, "");
  return rest === sentence ? null : rest;
}

const isInCapitals = (text: string) => !/\p{Ll}/u.test(text);
const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=["“(]?\p{Lu})/u;
/** The end of a sentence, which "G.C.E." is not. */
const REQUIREMENT_END =
  /(?:[\p{Ll}\d)%+]|\/\p{L}|\p{Lu}{2}|\b(?:grade|at|least|minimum|of) [A-G])[.!?]$/u;
/** Short forms behind which the sentence goes on; "Cert." where a number follows. */
const SHORT_FORM = /\b(?:incl|min|adv|grad|postgrad|assoc|hons)\.$/iu;
const NUMBERED_SHORT_FORM = /\bcert\. [IV]/iu;

/** The sentences of a block that demand something, or may. */
export function requirementSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const next of text.split(BETWEEN_SENTENCES)) {
    const before = sentences.at(-1);
    if (before === undefined || isEnded(before, next)) sentences.push(next);
    else sentences.splice(-1, 1, `${before} ${next}`);
  }
  return sentences.map(withoutAdvice).filter(Boolean);
}

const isEnded = (sentence: string, next: string) =>
  REQUIREMENT_END.test(sentence) &&
  !SHORT_FORM.test(sentence) &&
  // All in capitals, the next word need not begin a sentence.
  !(endsInShortForm(sentence) && isInCapitals(next)) &&
  !NUMBERED_SHORT_FORM.test(`${sentence.slice(-6)} ${next.slice(0, 1)}`);

const ADVICE =
  /\b(?:is|are|would be) (?:an advantage|advantageous|desirable|desirable,? but not essential|preferred|not essential|not required|not necessary)$/iu;
/** A sentence with one of these says more than what its last clause calls an advantage. */
const DEMANDING = /[,:]|\b(?:must|required|needs?|should|and)\b/iu;

/** The clauses of a sentence that demand something, or may. */
function withoutAdvice(sentence: string): string {
  const clauses = sentence.trim().split(";");
  const left = clauses.filter((clause) => {
    const said = clause.trim().replace(/\.$/, "");
    return !ADVICE.test(said) || DEMANDING.test(said.replace(ADVICE, ""));
  });
  return left.length === clauses.length ? sentence.trim() : left.join(";").trim();
}
