import { useState } from "react";
import type { OfficeResult } from "./office-call.ts";
import { useMutation } from "./use-mutation.tsx";

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
  send: (own: Own, etag: string) => Promise<OfficeResult<Answer>>,
  words: string,
) {
  const [held, setHeld] = useState<Answer>(read);
  const [own, setOwn] = useState<Own>(read.own);
  const act = useMutation();
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
