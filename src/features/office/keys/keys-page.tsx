import { useState } from "react";
import { OFFICE_KEYS } from "#features/keys/keys.endpoints.ts";
import type { ApiKey, MadeKey } from "#features/keys/keys.schema.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { callOffice, problemWords, useAsked } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { KeyCard } from "./key-card.tsx";
import { NewKeyNotice } from "./new-key-notice.tsx";

/** Keys with which an institution's own systems keep its courses, for its owners. */
export default function KeysPage({ institution }: OfficePartProps) {
  const asked = useAsked(`keys ${institution}`, () =>
    callOffice(OFFICE_KEYS.list, { params: { id: institution } }),
  );
  const [made, setMade] = useState<MadeKey | null>(null);
  const isForOwners = asked.problem?.status === 403;
  const working = asked.body?.data.filter(({ revoked_at }) => revoked_at === null) ?? [];
  const revoked = asked.body?.data.filter(({ revoked_at }) => revoked_at !== null) ?? [];
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Keys</h1>
      <p>
        With a key your own system (a student register, a website) keeps your courses here by
        itself. It can read and change the courses of this institution, and nothing else. What an
        operator looks at first waits for review, as when you change it yourself.
      </p>
      {isForOwners && (
        <EmptyState title="Owners keep the keys">
          <p>Ask an owner of your institution to make one.</p>
        </EmptyState>
      )}
      {asked.problem && !isForOwners && (
        <EmptyState title="The keys could not be read">
          <p>{problemWords(asked.problem)}</p>
          <Button onClick={asked.again}>Try again</Button>
        </EmptyState>
      )}
      {!asked.problem && !asked.body && <Skeleton className="h-80 w-full" />}
      {asked.body && (
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
          <KeyList keys={working} {...{ institution }} onRevoked={asked.again} />
          {working.length === 0 && <p className="text-ink-soft">No key works at present.</p>}
          {revoked.length > 0 && (
            <details>
              <summary className="min-h-11 cursor-pointer content-center font-semibold">
                Revoked keys ({revoked.length})
              </summary>
              <KeyList keys={revoked} {...{ institution }} onRevoked={asked.again} />
            </details>
          )}
        </>
      )}
    </div>
  );
}

interface KeyListProps {
  keys: readonly ApiKey[];
  institution: number;
  onRevoked: () => void;
}

function KeyList({ keys, institution, onRevoked }: KeyListProps) {
  return (
    <ul className="grid gap-3 empty:hidden">
      {keys.map((key) => (
        <li key={key.id}>
          <KeyCard apiKey={key} institution={institution} onRevoked={onRevoked} />
        </li>
      ))}
    </ul>
  );
}

interface NewKeyFormProps {
  institution: number;
  onMade: (made: MadeKey) => void;
}

function NewKeyForm({ institution, onMade }: NewKeyFormProps) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState("");
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    const { body, problem } = await callOffice(OFFICE_KEYS.make, {
      params: { id: institution },
      body: { name },
    });
    setMaking(false);
    setFault(problem?.fields.name);
    setRefusal(problem && !problem.fields.name ? problemWords(problem) : "");
    if (body) onMade(body);
  };
  return (
    <form
      noValidate
      className="office-panel grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMaking) make();
      }}
    >
      <h2 className="text-base">Make a key</h2>
      <TextField
        label="Name of the system"
        hint="The history of your courses names it, for example Registry."
        autoComplete="off"
        value={name}
        error={fault}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" className="justify-self-start" aria-disabled={isMaking}>
        Make the key
      </Button>
      <p role="status" className="font-semibold text-danger empty:hidden">
        {refusal}
      </p>
    </form>
  );
}
