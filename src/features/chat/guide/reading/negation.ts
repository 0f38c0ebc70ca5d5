import type { Reader, Span } from "./message.ts";

/** Phrases that turn what follows, each as one word; with a preposition they are what rules out. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^no (?=i |we |it |that |not |thanks )/g, ""],
  // What is asked in the negative is asked for: "is there nothing in", "why can I not study in".
  [
    /\b(?:is|are|do|does|did|can|could|will|has|have) (?:not (?:there|you|they|it|i|we)|(?:there|you|they|it) not)\b|^(?:is there |there is |so )?(?:nothing|no (?:\w+ )?(?:course|courses|class|classes|place))(?= (?:in|at|on|near))/g,
    "=",
  ],
  // Who has not done a thing does not refuse it.
  [
    /\b(?:not|never|no|nobody|nothing|none)(?: (?:ever|yet|even|really|in|my|the|our|family|have|has)){0,4} (?:know(?= (?:any|anything|much|how|about) )|(?<=did not )(?:study|learn|do|take|work|try|complete)|did|done|finish|finished|have|had|has|studied|study|learned|learnt|tried|worked|used|been)(?: (?:any|anything|much|about|with|how))*(?= |$)/g,
    "=",
  ],
  [/\bif not\b/g, "="],
  [/\bso (?=(?:no|not|please|i|we|any|nothing)\b)/g, "| "],
  [/\b(?:gives?|gets?|study|annual|unpaid|months?|weeks?)(?: (?:me|us|any|of|my))? leave\b/g, "|"],
  [/\bknows? (?:nothing|not much) (?:about|of)\b/g, "="],
  [/\b(?:not|never) (?:only|just|too far (?:away )?from|far (?:away )?from)\b/g, "="],
  // What somebody is stands behind what somebody is not: "not a teacher, just a mum in".
  [/\b(?:not|never) .{1,40} (?:just|only) (?=(?:an?|the) )/g, "= "],
  [/\b(?:any|every|all|no|some)(?:thing|where|place|one)? (?:but|except|besides)(?: for)?\b/g, "!"],
  [
    /\b(?:other|rather|anything else|somewhere else|else) than\b|\b(?:instead|regardless) of\b|\bapart from\b/g,
    "!",
  ],
  [/\b(?:bad|weak|poor) (?:at|in|with)\b/g, "!"],
  [
    /\b(?:out|away) (?:of|from)\b|\bfar (?:away )?from\b|\b(?:moves?|moving|go|going|come) (?:out )?from\b/g,
    "~",
  ],
];
/** Words that rule out what follows them, and words of who goes away from it. */
const NOT = new Set(
  "! not no nothing nowhere nobody without skip except excluding avoid avoiding less hate hates dislike forget besides never neither nor cannot refuse refuses".split(
    " ",
  ),
);
const AWAY = new Set("~ outside beyond leave leaves leaving".split(" "));
/** Small words that may stand between these and what is named. */
const BETWEEN = new Set(
  "want wants let lets letting allow allows make makes force forces send show me us him her like good very really so much too interested need needs needed having have has being been able allowed possible there here be covered eligible included part move moving moved go going gone goes get getting come coming travel travelling traveling travelled relocate relocating live living stay staying sit sitting alone set foot taking take doing school can could will would should must may in under a an any some the to do become study studying for really into it at taught only just fully totally completely related course courses programme programmes by with on of from those ones that are is or my i home island all way over back work working ever again than".split(
    " ",
  ),
);

const isTurning = (word: string) => NOT.has(word) || AWAY.has(word);

/** How many words before a meaning are read for what rules it out. */
const WORDS_BEFORE = 9;

/**
 * True where words rule out what follows them. Each that negates and each that leads away turns the
 * meaning once: who cannot leave a place stays there, and who goes there without leaving it, too.
 */
export function isTurned(before: readonly string[]): boolean | null {
  const text = PHRASES.reduce(
    (left, [pattern, sign]) => left.replaceAll(pattern, sign),
    before.join(" "),
  );
  const words = text.split(" ").reverse();
  const end = words.findIndex((word) => !isTurning(word) && !BETWEEN.has(word));
  const turns = words.slice(0, end < 0 ? words.length : end).filter(isTurning).length;
  if (turns > 0) return turns % 2 === 1;
  return words.find((word) => word === "=" || isTurning(word)) === "=" ? false : null;
}

/** "Online is no use to me", "Malé is too far", "fishing is finished for us". */
const USELESS =
  /^(?:(?:is|are|does|do|will|would) ){0,1}(?:no|not) (?:use|good|work|possible|an? option|for me|what i want)|^(?:is|are) (?:finished|over|dead|gone|impossible|too far|(?:\w+ )?(?:far|hard|difficult) for (?:me|us|my|him|her))\b/;
const WORDS_BEHIND = 5;
/** "Never dived": a subject that was not done yet is not refused. */
const UNDONE =
  /\b(?:(?:(?:i|we|he|she|they|who|has|had|have|but) never|never (?:ever|even|really|yet)) (?!\w+ing$)\w{2,20}|(?:never|not|nobody)(?: (?:ever|even|really|yet))? \w{2,20}ed)$/;
/** "I do not have weekends free": a manner that somebody does not have is none for them. */
const NOT_HAD =
  /\b(?:not|never|cannot|no one|nobody) (?:have|has|had)(?: (?:any|my|the|our|free))*$/;

/**
 * True where the words around a meaning rule it out: "not online", "anything except nursing". What
 * is done or had decides otherwise of a subject and of a manner of study than of anything else.
 */
export function isRuledOut(reader: Reader, span: Span, of?: "subject" | "manner"): boolean {
  const behind = reader.words.slice(span.to, span.to + WORDS_BEHIND).join(" ");
  const before = reader.before(span, WORDS_BEFORE);
  const text = before.join(" ");
  if (of === "subject" && UNDONE.test(`${text} ${reader.words[span.from]}`)) return false;
  if (of === "manner" && NOT_HAD.test(text)) return true;
  return (isTurned(before) ?? reader.isOut(span)) || USELESS.test(behind);
}
