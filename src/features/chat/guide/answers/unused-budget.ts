import { ask, type Context, type Reply, say } from "../context.ts";
import type { UnusedBudget } from "../reading/limits.ts";

/** Says why a sum that was named was not used, and what to say instead. */
export function unusedNote(unused: UnusedBudget): string {
  return unused === "impossible"
    ? "I did not use your budget, as no course could cost that."
    : `I did not use what you can pay per ${unused}, as the catalogue compares total costs: tell me what the whole course may cost.`;
}

/** To somebody who named nothing but a sum that cannot be used. */
export function answerUnusedBudget({ memory }: Context, unused: UnusedBudget): Reply {
  const chips = [ask("Show me short courses"), ask("What should I study?"), ask("Start over")];
  return say(unusedNote(unused), chips, memory);
}
