import { counted } from "#catalogue/counted.ts";
import { JOINING } from "#records/matching/joining.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";

interface JoinPreviewProps {
  pair: { kind: "institution" | "course"; one: number; other: number };
  /** Takes the sentence that says what was done: the pair goes from the page. */
  onDecided: (words: string) => void;
  onClose: () => void;
}

/** What joining two records would change, and the buttons that join them or keep them apart. */
export function JoinPreview({ pair, onDecided, onClose }: JoinPreviewProps) {
  const act = useMutation();
  const asked = useAnswer(JOINING.preview, { query: pair });
  const run = async (name: "join" | "apart", words: string) => {
    if (await act.run(() => callOffice(JOINING[name], { body: pair }), words)) onDecided(words);
  };
  return (
    <div className="office-entry">
      <QueryState of={asked} failed="They cannot be joined">
        {({ kept, gone, changes }) => (
          <>
            <p>
              {kept.name} ({kept.id}) stays. The address of {gone.name} ({gone.id}) leads there
              {gone.moves &&
                `, and ${counted(gone.moves.courses, "course")} and ${counted(gone.moves.members, "member")} move`}
              .
            </p>
            {changes.length === 0 ? (
              <p>Nothing else of {kept.name} changes.</p>
            ) : (
              <ChangeList changes={changes} />
            )}
            {!act.done && (
              <div className="flex flex-wrap gap-2">
                <Button aria-disabled={act.isBusy} onClick={() => run("join", "They are one now.")}>
                  Join them
                </Button>
                <Button
                  variant="secondary"
                  aria-disabled={act.isBusy}
                  onClick={() => run("apart", "They are kept apart, and proposed no more.")}
                >
                  They are two
                </Button>
                <Button variant="quiet" onClick={onClose}>
                  Cancel
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
      <MutationOutcome of={act} />
    </div>
  );
}
