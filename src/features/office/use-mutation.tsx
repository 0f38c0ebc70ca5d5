import { useState } from "react";
import { type OfficeProblem, type OfficeResult, problemWords } from "./office-call.ts";

/** One thing at a time that a person does by pressing a button, and what came of it. */
export interface Mutation {
  isBusy: boolean;
  done: string;
  /** Why the last call was refused. */
  problem: OfficeProblem | null;
  /** What is wrong with each field of the last call. */
  wrong: ReadonlyMap<string, string>;
  /** Calls, and where it went well takes what was answered, says these words, and is true. */
  run: <T>(
    call: () => Promise<OfficeResult<T>>,
    words: string | ((answer: T) => string),
    take?: (answer: T) => void,
  ) => Promise<boolean>;
  /** Forgets what came of the last one. */
  clear: () => void;
}

const UNSAID = { done: "", problem: null };

export function useMutation(): Mutation {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Pick<Mutation, "done" | "problem">>(UNSAID);
  const run: Mutation["run"] = async (call, words, take) => {
    if (isBusy) return false;
    setBusy(true);
    const { body, problem } = await call();
    setBusy(false);
    setSaid({ done: problem ? "" : typeof words === "string" ? words : words(body), problem });
    if (!problem) take?.(body);
    return problem === null;
  };
  const wrong = new Map(Object.entries(said.problem?.fields ?? {}));
  return { isBusy, ...said, wrong, run, clear: () => setSaid(UNSAID) };
}

/** The sentence that says what came of it. */
export function MutationOutcome({
  of: { done, problem },
}: {
  of: Pick<Mutation, "done" | "problem">;
}) {
  return (
    <p
      role={problem ? "alert" : "status"}
      className={`empty:hidden ${problem ? "font-semibold text-danger" : "text-success"}`}
    >
      {problem ? problemWords(problem) : done}
    </p>
  );
}
