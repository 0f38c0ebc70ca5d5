import { OFFICE_KEYS } from "#features/keys/keys.endpoints.ts";
import type { ApiKey } from "#features/keys/keys.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { dayWords } from "#web/moment-words.ts";
import { AskFirst } from "../ask-first.tsx";
import { callOffice } from "../office-call.ts";
import { OfficeCard } from "../office-card.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";

interface KeyCardProps {
  apiKey: ApiKey;
  institution: number;
  onRevoked: () => void;
}

/** One key: who made it, when it was used last, and its end. */
export function KeyCard({ apiKey, institution, onRevoked }: KeyCardProps) {
  const { id, name, made_by, created_at, last_used_at, revoked_at } = apiKey;
  const act = useMutation();
  const revoke = async () => {
    const params = { id: institution, key: id };
    if (await act.run(() => callOffice(OFFICE_KEYS.revoke, { params }), "")) onRevoked();
  };
  return (
    <OfficeCard title={name} badge={revoked_at !== null && <Badge tone="neutral">Revoked</Badge>}>
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
            isBusy={act.isBusy}
            onConfirm={revoke}
          />
        </div>
      )}
      <MutationOutcome of={act} />
    </OfficeCard>
  );
}
