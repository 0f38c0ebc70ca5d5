import { useState } from "react";
import { OFFICE_KEYS } from "#features/keys/keys.endpoints.ts";
import type { ApiKey, MadeKey } from "#features/keys/keys.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { OfficeList } from "../office-list.tsx";
import type { OfficePartProps } from "../office-part.ts";
import { QueryState } from "../query-state.tsx";
import { useMutation } from "../use-mutation.tsx";
import { KeyCard } from "./key-card.tsx";
import { NewKeyNotice } from "./new-key-notice.tsx";

/** Keys with which an institution's own systems keep its courses, for its owners. */
export default function KeysPage({ institution }: OfficePartProps) {
  const asked = useAnswer(OFFICE_KEYS.list, { params: { id: institution } });
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Keys</h1>
      <p>
        With a key your own system (a student register, a website) keeps your courses here by
        itself. It can read and change the courses of this institution, and nothing else. What an
        operator looks at first waits for review, as when you change it yourself.
      </p>
      {asked.problem?.status === 403 ? (
        <EmptyState title="Owners keep the keys">
          <p>Ask an owner of your institution to make one.</p>
        </EmptyState>
      ) : (
        <QueryState of={asked} failed="The keys could not be read">
          {({ data }) => (
            <>
              {made ? (
                <NewKeyNotice made={made} institution={institution} onDone={() => setMade(null)} />
              ) : (
                <NewKeyForm
                  institution={institution}
                  onMade={(key) => {
                    setMade(key);
                    asked.again();
                  }}
                />
              )}
              <OwnKeys all={data} institution={institution} onRevoked={asked.again} />
            </>
          )}
        </QueryState>
      )}
    </div>
  );
}

interface OwnKeysProps {
  all: readonly ApiKey[];
  institution: number;
  onRevoked: () => void;
}

/** Those that work, and folded below them those that were revoked. */
function OwnKeys({ all, ...rest }: OwnKeysProps) {
  const working = all.filter(({ revoked_at }) => revoked_at === null);
  const revoked = all.filter(({ revoked_at }) => revoked_at !== null);
  const listed = (keys: readonly ApiKey[]) => (
    <OfficeList of={keys}>{(key) => <KeyCard apiKey={key} {...rest} />}</OfficeList>
  );
  return (
    <>
      {listed(working)}
      {working.length === 0 && <p className="text-ink-soft">No key works at present.</p>}
      {revoked.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            Revoked keys ({revoked.length})
          </summary>
          {listed(revoked)}
        </details>
      )}
    </>
  );
}

interface NewKeyFormProps {
  institution: number;
  onMade: (made: MadeKey) => void;
}

function NewKeyForm({ institution, onMade }: NewKeyFormProps) {
  const [name, setName] = useState("");
  const act = useMutation();
  const make = () => {
    const input = { params: { id: institution }, body: { name } };
    return act.run(() => callOffice(OFFICE_KEYS.make, input), "", onMade);
  };
  return (
    <OfficeForm act={act} button="Make the key" onSend={make}>
      <h2 className="text-lg">Make a key</h2>
      <TextField
        label="Name of the system"
        hint="The history of your courses names it, for example Registry."
        autoComplete="off"
        value={name}
        error={act.wrong.get("name")}
        onChange={({ target }) => setName(target.value)}
      />
    </OfficeForm>
  );
}
