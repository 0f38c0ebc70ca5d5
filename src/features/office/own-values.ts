import { useState } from "react";
import type { OfficeCalled, OfficeProblem } from "./office-call.ts";

/** What the operator set over what ships, as it was read. */
interface OwnAnswer<Own> {
  etag: string;
  own: Own;
}

/** Values of the operator's while they are changed: saved against the version that was read. */
export function useOwnValues<Own, Answer extends OwnAnswer<Own>>(
  read: Answer & OwnAnswer<Own>,
  send: (own: Own, etag: string) => Promise<OfficeCalled<Answer>>,
) {
  const [held, setHeld] = useState<Answer>(read);
  const [own, setOwn] = useState<Own>(read.own);
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  /** How often they were saved since the page was opened. */
  const [saved, setSaved] = useState(0);
  const save = async () => {
    const called = await send(own, held.etag);
    setProblem(called.problem);
    if (!called.body) return;
    setHeld(called.body);
    setOwn(called.body.own);
    setSaved(saved + 1);
  };
  return { held, own, setOwn, problem, saved, isSaved: saved > 0 && !problem, save };
}
