import { OfficeCard } from "#office/card.tsx";
import { Confirm } from "#office/form.tsx";
import { Badge } from "#ui/badge.tsx";
import { dayWords } from "#web/moment-words.ts";
import type { ApiKey } from "../keys.service.server.ts";

/** One key: who made it, when it was used last, and its end. */
export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, made_by, created_at, last_used_at, revoked_at } = apiKey;
  return (
    <OfficeCard title={name} badge={revoked_at !== null && <Badge tone="neutral">Revoked</Badge>}>
      <p className="text-ink-soft">
        Made by {made_by ?? "somebody who is gone"} on {dayWords(created_at)}.{" "}
        {last_used_at === null ? "Never used." : `Last used on ${dayWords(last_used_at)}.`}
        {revoked_at !== null && ` Revoked on ${dayWords(revoked_at)}.`}
      </p>
      {revoked_at === null && (
        <Confirm
          act="revoke"
          of={id}
          label="Revoke"
          question="The system that uses it is refused from then on. This cannot be taken back."
          confirm={`Revoke ‘${name}’`}
        />
      )}
    </OfficeCard>
  );
}
