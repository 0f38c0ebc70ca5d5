import { useId, useState } from "react";
import { OFFICE_KEYS } from "#features/keys/keys.endpoints.ts";
import type { ApiKey } from "#features/keys/keys.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { AskFirst } from "../ask-first.tsx";
import { dayWords } from "../moment-words.ts";
import { callOffice, problemWords } from "../office-call.ts";

interface KeyCardProps {
  apiKey: ApiKey;
  institution: number;
  onRevoked: () => void;
}

/** One key: who made it, when it was used last, and its end. */
export function KeyCard({ apiKey, institution, onRevoked }: KeyCardProps) {
  const { id, name, made_by, created_at, last_used_at, revoked_at } = apiKey;
  const heading = useId();
  const [isRevoking, setRevoking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const revoke = async () => {
    setRevoking(true);
    const { problem } = await callOffice(OFFICE_KEYS.revoke, {
      params: { id: institution, key: id },
    });
    setRevoking(false);
    setRefusal(problem ? problemWords(problem) : "");
    if (!problem) onRevoked();
  };
  return (
    <article aria-labelledby={heading} className="office-panel grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={heading} className="min-w-0 text-base wrap-break-word">
          {name}
        </h2>
        {revoked_at !== null && <Badge tone="neutral">Revoked</Badge>}
      </div>
      <p className="text-ink-soft">
        Made by {made_by ?? "somebody who is gone"} on {dayWords(created_at)}.{" "}
        {last_used_at === null ? "Never used." : `Last used on ${dayWords(last_used_at)}.`}
        {revoked_at !== null && ` Revoked on ${dayWords(revoked_at)}.`}
      </p>
      {revoked_at === null && (
        <div>
          <AskFirst
            variant="secondary"
            label="Revoke"
            question="The system that uses it is refused from then on. This cannot be taken back."
            confirm={`Revoke ‘${name}’`}
            isDanger
            isBusy={isRevoking}
            onConfirm={revoke}
          />
        </div>
      )}
      <p role="status" className="font-semibold text-danger empty:hidden">
        {refusal}
      </p>
    </article>
  );
}
