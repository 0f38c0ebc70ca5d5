import type { Reader, Span } from "./message.ts";

/** A word that rules out what follows it, with the small words that may stand between. */
const RULED_OUT =
  /(?:^| )(?:not|no|without|outside|skip|except|excluding|avoid|hate|dislike|forget|besides|never|neither|nor|(?:any|every|all)(?:thing|where)? but|other than|rather than|instead of|apart from|anything else than)(?: (?:want|like|interested|need|needed|covered|eligible|included|part|move|go|travel|relocate|live|stay|leave|can|will|in|under|a|an|the|any|to|do|be|become|study|for|really|into|it|at|taught|only|just|fully|totally|completely|related|courses?|programmes?|by|with|on|of|from|those|ones|that|are|is|or|school|at all)){0,6}$/;

/** How many words before a meaning are read for what rules it out; the pattern takes no more. */
const WORDS_BEFORE = 6;

/** True where the words before a meaning rule it out: "not online", "anything except nursing". */
export function isRuledOut(reader: Reader, span: Span): boolean {
  return reader.isOut(span) || RULED_OUT.test(reader.before(span, WORDS_BEFORE).join(" "));
}
