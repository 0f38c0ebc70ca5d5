import { authorization } from "#features/accounts/session.store.ts";
import { HEALTH } from "#features/health/health.endpoints.ts";
import type { HealthReport } from "#features/health/health.schema.ts";
import { addressOf } from "#platform/http/endpoint.ts";
import { Button } from "#ui/button.tsx";
import { momentWords } from "../moment-words.ts";
import { callOffice } from "../office-call.ts";
import { ActOutcome, useOfficeAct } from "../use-office-act.tsx";
import { bytesWords } from "./bytes-words.ts";
import { HealthPanel } from "./health-panel.tsx";

interface BackupPanelProps {
  backups: HealthReport["backups"];
  onBegun: () => void;
}

/** Backups that were made here, and the button that makes one. */
export function BackupPanel({ backups, onBegun }: BackupPanelProps) {
  const act = useOfficeAct();
  const isRunning = backups.some(({ state }) => state === "running");
  const begin = async () => {
    if (await act.run(() => callOffice(HEALTH.backUp, {}), "The backup began.")) onBegun();
  };
  return (
    <HealthPanel title="Backups">
      <p className="text-ink-soft">
        The last three that are made here stay on the server. Keep copies elsewhere: a disk that
        fails takes them along.
      </p>
      {backups.length === 0 && <p>None was made here yet.</p>}
      <ul className="grid gap-3 empty:hidden">
        {backups.map((backup) => (
          <li key={backup.id}>
            <OneBackup backup={backup} />
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        aria-disabled={isRunning || act.isBusy}
        onClick={() => !isRunning && begin()}
      >
        {isRunning ? "A backup is being made..." : "Make a backup"}
      </Button>
      <ActOutcome of={act} />
    </HealthPanel>
  );
}

function OneBackup({ backup }: { backup: HealthReport["backups"][number] }) {
  const { id, state, started_at, bytes, file, by_name, error } = backup;
  const act = useOfficeAct();
  const size = bytes === null ? "" : bytesWords(bytes);
  return (
    <div className="grid gap-1">
      <p>
        <span className="font-semibold">{momentWords(started_at)}</span>, by {by_name}
        {state === "done" && `: ${size}`}
        {state === "running" && `: being made${size && `, ${size} so far`}`}
        {state === "failed" && <span className="text-danger">: failed. {error}</span>}
      </p>
      {state === "done" && (
        <>
          <p className="text-ink-soft wrap-anywhere">{file}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            aria-disabled={act.isBusy}
            onClick={() => act.run(() => downloadBackup(id), "It is in your downloads.")}
          >
            {act.isBusy ? "Downloading..." : "Download"}
          </Button>
          <ActOutcome of={act} />
        </>
      )}
    </div>
  );
}

/** Fetched by script because a plain link cannot send the session's token. */
async function downloadBackup(id: number) {
  const address = addressOf(HEALTH.download, { params: { id } });
  const answer = await fetch(address, { headers: { ...authorization() } }).catch(() => null);
  const isThere = answer?.ok === true;
  if (isThere) saveArchive(await answer.blob(), id);
  return isThere
    ? { body: {}, problem: null }
    : {
        body: null,
        problem: { status: answer?.status ?? null, error: null, fields: {}, body: {} },
      };
}

function saveArchive(archive: Blob, id: number): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(archive);
  link.download = `magu-backup-${id}.tar.gz`;
  link.click();
  URL.revokeObjectURL(link.href);
}
