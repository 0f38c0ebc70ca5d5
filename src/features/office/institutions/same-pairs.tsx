import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { JOINING } from "#features/importing/matching/joining.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { callOffice, useAsked } from "../office-call.ts";
import { JoinPreview } from "./join-preview.tsx";

/** Institutions of different sources that may be the same; nothing where there are none. */
export function SamePairs({ onChanged }: { onChanged: () => void }) {
  const asked = useAsked("same institutions", () => callOffice(JOINING.proposals, {}));
  const [opened, setOpened] = useState<string | null>(null);
  const pairs = asked.body?.data ?? [];
  if (pairs.length === 0) return null;
  const joined = () => {
    asked.again();
    onChanged();
  };
  return (
    <Disclosure
      className="office-panel"
      summary={
        <span className="font-semibold">{counted(pairs.length, "pair")} may be the same</span>
      }
    >
      <ul className="grid gap-3 pt-3">
        {pairs.map(({ one, other, doubt }) => {
          const key = `${one.id} ${other.id}`;
          return (
            <li key={key} className="grid gap-2">
              <p className="wrap-break-word">
                {one.name} ({one.sources.join(", ")}) and {other.name} ({other.sources.join(", ")})
                {doubt !== null && <span className="text-ink-soft">: {doubt}</span>}
              </p>
              {opened === key ? (
                <JoinPreview
                  ids={[one.id, other.id]}
                  onJoined={joined}
                  onClose={() => setOpened(null)}
                />
              ) : (
                <Button
                  variant="secondary"
                  className="justify-self-start"
                  onClick={() => setOpened(key)}
                >
                  See what joining changes
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
