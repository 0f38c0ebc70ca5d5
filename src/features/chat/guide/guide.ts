import { noFilters } from "#catalogue/filters.ts";
import type { Answer, Responder } from "../answer.ts";
import { answerUnsure } from "./answers/unsure.ts";
import { compose } from "./compose.ts";
import type { Context, Reply } from "./context.ts";
import type { Directory } from "./directory.ts";
import { checkGrounding } from "./grounding.ts";
import { readMemory } from "./merging.ts";
import { buildLexicon, type Lexicon } from "./reading/lexicon.ts";
import { Reader, typedWords, wordsOf } from "./reading/message.ts";
import { readWishes } from "./reading/wishes.ts";
import { reply } from "./replying.ts";

/** What a guide may be given beside the directory. */
export interface GuideOptions {
  /** Says what "next month" and "the next intake" are; the clock unless given. */
  now?: () => Date;
}

/**
 * The grounded guide: answers questions on courses from the directory alone, without a model. An
 * answer that claims anything that the directory does not hold is never sent.
 */
export function createGuide(
  directory: Directory,
  { now = () => new Date() }: GuideOptions = {},
): Responder {
  let lexicon: Lexicon | null = null;
  const lexiconOf = async () => {
    const names = await directory.names();
    if (lexicon?.names.version !== names.version) lexicon = buildLexicon(names);
    return lexicon;
  };
  const held = heldWords(directory);
  const menderFor = async (message: string, { isKnown, mend }: Lexicon) => {
    const slips = typedWords(message).filter((word) => !isKnown(word) && mend(word) !== null);
    const kept = new Set<string>();
    for (const word of new Set(slips)) if (await held(word)) kept.add(word);
    // A word that goes on as a known one is unfinished, whatever courses hold its beginning.
    return (word: string) => {
      const meant = mend(word);
      return kept.has(word) && !meant?.startsWith(word) ? null : meant;
    };
  };
  return {
    async answer(message, { memory: stored }, options) {
      const known = await lexiconOf();
      const reader = new Reader(wordsOf(message, known.isKnown, await menderFor(message, known)));
      const memory = readMemory(stored);
      const time = now();
      const wishes = readWishes(reader, known, time);
      const context: Context = {
        directory,
        names: known.names,
        message,
        reader,
        wishes,
        memory,
        now: time,
      };
      const answer = await grounded(await reply(context), context);
      options?.signal?.throwIfAborted();
      options?.onText?.(answer.text);
      return answer;
    },
  };
}

/** Says whether courses hold a word: then it is no slip, whatever the guide's own words are. */
function heldWords(directory: Directory): (word: string) => Promise<boolean> {
  return async (name) => {
    const page = { page: 1, limit: 1 };
    const { meta, correction } = await directory.search({ ...noFilters(), name }, page);
    return meta.total > 0 && correction === null;
  };
}

async function grounded(draft: Reply, context: Context): Promise<Answer> {
  const answer = compose(draft);
  const violations = await checkGrounding(answer, context.directory);
  return violations.length === 0 ? answer : compose(answerUnsure(context));
}
