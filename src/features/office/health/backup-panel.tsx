import { HEALTH } from "#features/health/health.endpoints.ts";
import type { HealthReport } from "#features/health/health.schema.ts";
import { Button } from "#ui/button.tsx";
import { momentWords } from "#web/moment-words.ts";
import { saveFileAs } from "../download-csv.ts";
import { callOffice, fetchOfficeFile } from "../office-call.ts";
import { OfficeList } from "../office-list.tsx";
import { OfficePanel } from "../office-panel.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { bytesWords } from "./bytes-words.ts";

interface BackupPanelProps {
  backups: HealthReport["backups"];
  onBegun: () => void;
}

/** Backups that were made here, and the button that makes one. */
export function BackupPanel({ backups, onBegun }: BackupPanelProps) {
  const act = useMutation();
  const isRunning = backups.some(({ state }) => state === "running");
  const begin = async () => {
    if (await act.run(() => callOffice(HEALTH.backUp, {}), "The backup began.")) onBegun();
  };
  return (
    <OfficePanel title="Backups">
      <p className="text-ink-soft">
        The last three that are made here stay on the server. Keep copies elsewhere: a disk that
        fails takes them along.
      </p>
      {backups.length === 0 && <p>None was made here yet.</p>}
      <OfficeList of={backups}>{(backup) => <OneBackup backup={backup} />}</OfficeList>
      <Button
        className="justify-self-start"
        aria-disabled={isRunning || act.isBusy}
        onClick={() => !isRunning && begin()}
      >
        {isRunning ? "A backup is being made..." : "Make a backup"}
      </Button>
      <MutationOutcome of={act} />
    </OfficePanel>
  );
}

function OneBackup({ backup }: { backup: HealthReport["backups"][number] }) {
  const { id, state, started_at, bytes, file, by_name, error } = backup;
  const act = useMutation();
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
            onClick={() =>
              act.run(
                () => fetchOfficeFile(HEALTH.download, { params: { id } }),
                "It is in your downloads.",
                (archive) => saveFileAs(`magu-backup-${id}.tar.gz`, archive),
              )
            }
          >
            {act.isBusy ? "Downloading..." : "Download"}
          </Button>
          <MutationOutcome of={act} />
        </>
      )}
    </div>
  );
}
