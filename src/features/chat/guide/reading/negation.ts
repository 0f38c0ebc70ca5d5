import type { Reader, Span } from "./message.ts";

/** A word that rules out what follows it, with the small words that may stand between. */
const RULED_OUT =
  /(?:^| )(?:not|no|without|outside|skip(?! to)|except|excluding|avoid|less|(?:bad|weak|poor) (?:at|in|with)|(?:out|away) (?:of|from)|hate|dislike|forget|besides|never|neither|nor|(?:any|every|all)(?:thing|where)? but|other than|rather than|instead of|apart from|anything else than)(?: (?:want|like|good|very|really|so|much|too|interested|need|needed|covered|eligible|included|part|move|moving|go|going|come|coming|travel|travelling|traveling|relocate|relocating|live|living|stay|staying|sit|sitting|alone|leave|having|have|being|been|taking|take|doing|school|can|will|in|under|a|an|the|any|to|do|be|become|study|for|really|into|it|at|taught|only|just|fully|totally|completely|related|courses?|programmes?|by|with|on|of|from|those|ones|that|are|is|or|school|at all)){0,6}$/;

/** How many words before a meaning are read for what rules it out; the pattern takes no more. */
const WORDS_BEFORE = 6;

/** "Online is no use to me". */
const USELESS =
  /^(?:(?:is|are|does|do|will|would) ){0,1}(?:no|not) (?:use|good|work|possible|an? option|for me|what i want)/;
const WORDS_BEHIND = 4;

/** True where the words before a meaning rule it out: "not online", "anything except nursing". */
export function isRuledOut(reader: Reader, span: Span): boolean {
  const behind = reader.words.slice(span.to, span.to + WORDS_BEHIND).join(" ");
  return (
    reader.isOut(span) ||
    RULED_OUT.test(reader.before(span, WORDS_BEFORE).join(" ")) ||
    USELESS.test(behind)
  );
}
