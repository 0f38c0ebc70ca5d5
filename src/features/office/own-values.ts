import { useState } from "react";
import type { OfficeCalled } from "./office-call.ts";
import { useOfficeAct } from "./use-office-act.tsx";

/** What the operator set over what ships, as it was read. */
interface OwnAnswer<Own> {
  etag: string;
  own: Own;
}

/**
 * Values of the operator's while they are changed: saved against the version that was read.
 *
 * @param words are said once they are saved.
 */
export function useOwnValues<Own, Answer extends OwnAnswer<Own>>(
  read: Answer & OwnAnswer<Own>,
  send: (own: Own, etag: string) => Promise<OfficeCalled<Answer>>,
  words: string,
) {
  const [held, setHeld] = useState<Answer>(read);
  const [own, setOwn] = useState<Own>(read.own);
  const act = useOfficeAct();
  const save = () =>
    act.run(
      () => send(own, held.etag),
      words,
      (now) => {
        setHeld(now);
        setOwn(now.own);
      },
    );
  return { held, own, setOwn, isUnsaved: own !== held.own, act, save };
}
