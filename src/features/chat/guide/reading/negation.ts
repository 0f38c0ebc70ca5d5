import type { Reader, Span } from "./message.ts";

/** Phrases that turn what follows, each as one word; with a preposition they are what rules out. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^no (?=i |we |it |that |not |thanks )/g, ""],
  [/\b(?:not|never) (?:only|just|too far (?:away )?from|far (?:away )?from)\b/g, "near"],
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
  "want wants let lets letting allow allows me us him her like good very really so much too interested need needs needed having have has being been able allowed possible there here be covered eligible included part move moving moved go going gone goes get getting come coming travel travelling traveling travelled relocate relocating live living stay staying sit sitting alone set foot taking take doing school can could will would should must may in under a an any some the to do become study studying for really into it at taught only just fully totally completely related course courses programme programmes by with on of from those ones that are is or my i home island all way over back work working ever again than".split(
    " ",
  ),
);

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
  let turns = 0;
  let isSaid = false;
  for (const word of text.split(" ").reverse()) {
    const turning = NOT.has(word) || AWAY.has(word);
    if (turning) turns++;
    isSaid ||= turning;
    if (!turning && !BETWEEN.has(word)) break;
  }
  return isSaid ? turns % 2 === 1 : null;
}

/** "Online is no use to me", "fishing is finished for us". */
const USELESS =
  /^(?:(?:is|are|does|do|will|would) ){0,1}(?:no|not) (?:use|good|work|possible|an? option|for me|what i want)|^(?:is|are) (?:finished|over|dead|gone)\b/;
const WORDS_BEHIND = 4;

/** True where the words around a meaning rule it out: "not online", "anything except nursing". */
export function isRuledOut(reader: Reader, span: Span): boolean {
  const behind = reader.words.slice(span.to, span.to + WORDS_BEHIND).join(" ");
  return (
    (isTurned(reader.before(span, WORDS_BEFORE)) ?? reader.isOut(span)) || USELESS.test(behind)
  );
}
