import { useState } from "react";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import { Combobox } from "#ui/combobox.tsx";
import { useAnswer } from "../office-call.ts";
import { JoinPreview } from "./join-preview.tsx";

interface JoinFormProps {
  institution: number;
  name: string;
  onJoined: (words: string) => void;
}

const MAX_OTHERS = 8;

/** Finds another institution that is the same as this one. */
export function JoinForm({ institution, name, onJoined }: JoinFormProps) {
  const [typed, setTyped] = useState("");
  const [other, setOther] = useState<number | null>(null);
  const found = useAnswer(OFFICE.institutions, {
    query: { name: typed, page: 1, limit: MAX_OTHERS },
  });
  const others = found.body?.data.filter(({ id }) => id !== institution) ?? null;
  const take = (option: { id: number; name: string } | undefined) => {
    if (!option) return;
    setTyped(option.name);
    setOther(option.id);
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        take(others?.[0]);
      }}
    >
      <Combobox
        label={`Is ${name} the same as another?`}
        placeholder="Name of the other"
        className="w-full"
        value={typed}
        onChange={setTyped}
        options={others}
        optionKey={({ id }) => String(id)}
        renderOption={(option) => `${option.name} (${option.id})`}
        onSelect={take}
        hint="You see first what joining them would change."
        emptyText="No other institution is called that."
      />
      {other !== null && (
        <JoinPreview
          key={other}
          pair={{ kind: "institution", one: institution, other }}
          onDecided={onJoined}
          onClose={() => setOther(null)}
        />
      )}
    </form>
  );
}
