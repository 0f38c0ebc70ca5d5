import { counted } from "#catalogue/counted.ts";
import { JOINING } from "#features/importing/matching/joining.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { AskedPart } from "../asked-part.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import { callOffice, useAsked } from "../office-call.ts";
import { ActOutcome, useOfficeAct } from "../use-office-act.tsx";

interface JoinPreviewProps {
  ids: readonly [number, number];
  onJoined: () => void;
  onClose: () => void;
}

/** What joining two institutions would change, and the buttons that join them or keep them apart. */
export function JoinPreview({ ids: [one, other], onJoined, onClose }: JoinPreviewProps) {
  const act = useOfficeAct();
  const asked = useAsked(`joining ${one} ${other}`, () =>
    callOffice(JOINING.preview, { query: { one, other } }),
  );
  const run = async (name: "join" | "apart", words: string) => {
    const body = { one, other };
    if (await act.run(() => callOffice(JOINING[name], { body }), words)) onJoined();
  };
  return (
    <div className="office-entry">
      <AskedPart of={asked} failed="They cannot be joined">
        {({ kept, gone, changes }) => (
          <>
            <p>
              {kept.name} ({kept.id}) stays. The address of {gone.name} ({gone.id}) leads there, and{" "}
              {counted(gone.courses, "course")} and {counted(gone.members, "member")} move.
            </p>
            {changes.length === 0 ? (
              <p>Nothing else of {kept.name} changes.</p>
            ) : (
              <ChangeList changes={changes} />
            )}
            {!act.done && (
              <div className="flex flex-wrap gap-2">
                <Button
                  aria-disabled={act.isBusy}
                  onClick={() => run("join", "They are one institution now.")}
                >
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
      </AskedPart>
      <ActOutcome of={act} />
    </div>
  );
}
