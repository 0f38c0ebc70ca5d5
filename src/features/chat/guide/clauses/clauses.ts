import { LONGEST_READ, type Span } from "../reading/message.ts";
import { isResult } from "../reading/results.ts";
import { hasEvidence, toldMatter } from "../words/care-evidence.ts";
import { type ClauseKind, clauseKind, isMatter, type Likeliest } from "./clause-reader.ts";

/** A part of a message that says one thing, by its words' places. */
export interface Clause extends Span {
  kind: ClauseKind;
  /** False for what is read as a wish because nothing else is sure enough. */
  isSure: boolean;
}

/**
 * Where one thing that is said ends: at a full stop that is not behind an atoll's letters ("L. Gan"),
 * or before a joint that begins a sentence.
 */
const END =
  /(?<!(?:^|[\s,])(?:ha|hdh|sh|[nrkvmfls]|lh|aa|a?dh|th|ga|gdh|gn))\.(?!\d)|[!?؟;\n]|(?<!\b(?:pass|passes|passed|subjects|levels?|results?|[0-9])),(?!\d)(?= ?[^\s,]{1,30} [^\s,]{1,30} )/iu;
const JOINT =
  /\s(?:[-–—]\s|(?<!(?:thing|where|all) )(?=but )|(?<!ever )(?=(?:because|since|although|though|however) )|(?=so (?:an?|no|not) )|(?=(?:and|so|then) (?:i|im|we|my|he|she|can|could|want|wants|what|which|how|where|is|am|are|do|need|would|now|looking|interested|loves?|likes?|have|has|(?:in|at|on|from) (?:which|what))\b)|(?=(?:for (?:someone|somebody|a person|people) )?who (?:has|have|is|only|failed|got)\b)|(?=(?:what|which|how) (?:can|do|should|could|next)\b)|(?<!\b(?:wh?a?t|which|how|where|when|that|there|something|anything|if)(?: [^\s,]{1,30}){0,6} )(?=can (?:i|he|she|we|my) )|(?=(?:anything|anywhere) (?:but|except)\b)|(?=(?:is|are) there (?:any|an?|some)\b)|(?<=(?:i mean|i meant|sorry|want|wants|no|course|courses|in|for) [^\s,]{1,30} (?:[^\s,]{1,30} )?)(?<!\bif )(?=not )|(?<!\b(?:my|his|her|our|the|a|if) )(?=(?:my |his |her )?(?:father|dad|mother|mum|mom|parents|husband|wife|uncle|brother|sister) (?:is|was|are|works?|has|drives?)\b)|(?<!\b(?:i|we|you|u|he|she|they|who|that|family|parents|father|mother) )(?=(?:i |we )?(?:cant|cannot|can not|dont|do not) (?:go|leave|move|travel|pay|afford)\b)|(?<!\bonly )(?=(?:only )?(?:after|before) \d)|(?=after (?:my |doing |finishing )?(?:o|a) ?levels?\b)|(?<!(?:and|but|so|that|what|which|where|when|how|if|can|do|should|will|would|could|must|because|since|than|courses?|ones?|thing|as|results|grades|who|all|then|or) )(?=i (?:got|have|had|finished|did|passed|failed|work|live|only have) ))/iu;

/** What is ruled out ends at the next comma: "not Malé, Laamu". */
const RULES_OUT = /(?:^|\s)(?:not?|without|except|but|too) /iu;

/** The texts of what a message says, in their order. */
export function partMessage(message: string): string[] {
  return message
    .slice(0, LONGEST_READ)
    .split(END)
    .flatMap((sentence) => withOpenings(sentence.split(JOINT)))
    .flatMap((part) => (RULES_OUT.test(part) ? part.split(/,(?!\d)/) : part))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** A word that only opens what follows belongs to it: "so what do you have". */
function withOpenings(parts: readonly string[]): string[] {
  let opening = "";
  return parts.flatMap((part, at) => {
    if (OPENING.test(part) && at < parts.length - 1) {
      opening += `${part} `;
      return [];
    }
    const whole = opening + part;
    opening = "";
    return whole;
  });
}

const OPENING = /^\s*(?:ok|okay|so|then|and|but|now|well)\s*$/iu;

/** Below this a clause is read as a wish, as it was said to be nothing else. */
const SURE = 0.6;
const SURE_TALK = 0.8;
/** Talk that is hardly a wish need not be surer than this. */
const HALF = 0.5;
/** What is no wish at all has to be surer, as its words are not searched for. */
const NO_WISH: ReadonlySet<ClauseKind> = new Set(["talk", "claim", "otherwise"]);
/** Where a wish is less likely than this, what else it is need not be as sure. */
const UNLIKELY = 0.15;
const LEAST_SURE = 0.35;
/**
 * A matter has an answer of its own, which is worse than a search where it is not what was meant. Of
 * strangers' clauses that were held back 10 of 85 that were as sure were told wrong.
 */
const SURE_MATTER = 0.6;
/** Danger and violence are told as soon as they are this likely and a word of them stands there. */
const PERILOUS = 0.1;

/** What somebody else is or does. */
export const OTHERS =
  /\b(?:father|dad|daddy|mother|mum|mom|parents|uncle|aunt|brother|sister|husband|wife|cousin|friend|friends|grandfather|grandmother|neighbour|boss|everyone|everybody|classmates|others)(?: else)? (?:is|was|are|going|went|go|got|works?|worked|working|runs?|owns?|drives?|retired|became|does|sells?|has|have)\b/;
/** What somebody works as, or has worked as. */
const WORKING =
  /\b(?:i|we|he|she) (?:(?:am|is|was|have|has|been|now|currently|still|also) ){0,3}(?:working|employed|works?|worked|driving|drives?|drove|selling|sells?)\b|^(?:(?:now|currently|still|been) )?(?:working|employed|driving)\b|^(?:an? )?(?:[a-z]{2,20} )?[a-z]{2,20}(?:man|er|or|ist|boy|girl) from (?!home)/;
const ASKING =
  /\b(?:wants?|wish|likes?|loves?|enjoys?|learn|study|dreams?|can|could|courses?|become|looking|interested|needs?|should|what|which|how|where|when|anything|something|diploma|degree|certificate|masters?)\b/;

const RULING_OUT =
  /\b(?:not?|never|without|except|but|nothing|hates?|avoid|neither|nor|than|instead|dislikes?|scared|afraid|bored|tired|nobody|stop|leave|anything|other)\b/;
function tellsOfLife(text: string): boolean {
  const isLife = (OTHERS.test(text) || WORKING.test(text)) && !ASKING.test(text);
  return isLife || isResult(text);
}

interface ReadingOptions {
  /** Puts one word for each name of an institution. */
  withNames?: (words: readonly string[]) => readonly string[];
  /** True for words that name nothing that could be looked for beside what was shown. */
  isOfShown?: (words: readonly string[]) => boolean;
}

/** Tells for each clause what it is for. */
export function readClauses(
  parts: readonly (readonly string[])[],
  { withNames = (words) => words, isOfShown = () => false }: ReadingOptions = {},
): Clause[] {
  let from = 0;
  return parts.map((words) => {
    const likeliest = clauseKind(withNames(words));
    const told = kindOf(words, likeliest);
    const isAsked = told === "wish" && likeliest.wish < NARROWING && isOfShown(words);
    const kind = isAsked && likeliest.asked >= LEAST_ASKED ? likeliest.question : told;
    const isSure = kind !== "wish" || likeliest.kind === "wish" || likeliest.wish >= LIKELY;
    const clause = { from, to: from + words.length, kind, isSure };
    from = clause.to;
    return clause;
  });
}

/** A wish may be doubted below this. */
const LIKELY = 0.3;
/** A clause that names nothing new narrows what was shown if it is a wish as surely as this. */
const NARROWING = 0.75;
/** Else it asks of what was shown, if a question is as likely as this. */
const LEAST_ASKED = 0.1;

/** What a clause is for: a wish where nothing else is sure enough. */
function kindOf(
  words: readonly string[],
  { kind, sure, wish, peril, perilous }: Likeliest,
): ClauseKind {
  const text = words.join(" ");
  if (perilous >= PERILOUS && hasEvidence(peril, text)) return peril;
  const matter = kind === "fake" ? null : toldMatter(text);
  if (matter) return matter;
  if (tellsOfLife(text)) return "background";
  const isSaid = kind === "out" ? RULING_OUT.test(text) : hasEvidence(kind, text);
  return isSaid && sure >= leastFor(kind, wish) ? kind : "wish";
}

function leastFor(kind: ClauseKind, wish: number): number {
  if (isMatter(kind)) return SURE_MATTER;
  if (NO_WISH.has(kind)) return kind === "talk" && wish < UNLIKELY ? HALF : SURE_TALK;
  return wish < UNLIKELY ? LEAST_SURE : SURE;
}
