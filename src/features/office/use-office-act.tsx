import { useState } from "react";
import { type OfficeCalled, problemWords } from "./office-call.ts";

/** One thing at a time that a person does by pressing a button, and what came of it. */
export interface OfficeAct {
  isBusy: boolean;
  done: string;
  refusal: string;
  /** What is wrong with each field of the last call. */
  fields: Readonly<Record<string, string>>;
  /** Calls, and says these words where it went well; true then. */
  run: <T>(call: () => Promise<OfficeCalled<T>>, words: string) => Promise<boolean>;
}

const UNSAID = { done: "", refusal: "", fields: {} };

export function useOfficeAct(): OfficeAct {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Pick<OfficeAct, "done" | "refusal" | "fields">>(UNSAID);
  const run: OfficeAct["run"] = async (call, words) => {
    if (isBusy) return false;
    setBusy(true);
    const { problem } = await call();
    setBusy(false);
    setSaid(
      problem
        ? { done: "", refusal: problemWords(problem), fields: problem.fields }
        : { ...UNSAID, done: words },
    );
    return problem === null;
  };
  return { isBusy, ...said, run };
}

/** The sentence that says what came of it. */
export function ActOutcome({ of: { done, refusal } }: { of: OfficeAct }) {
  return (
    <p
      role="status"
      className={`empty:hidden ${refusal ? "font-semibold text-danger" : "text-success"}`}
    >
      {refusal || done}
    </p>
  );
}
