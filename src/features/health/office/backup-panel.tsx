import { ActForm } from "#office/form.tsx";
import { OfficePanel } from "#office/panel.tsx";
import { buttonClass } from "#ui/button.tsx";
import { momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { bytesWords } from "../bytes-words.ts";
import type { HealthReport } from "../health.service.server.ts";

/** Backups that were made here, and the button that makes one. */
export function BackupPanel({ backups }: Pick<HealthReport, "backups">) {
  return (
    <OfficePanel title="Backups">
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
      {backups.some(({ state }) => state === "running") ? (
        <p>A backup is being made.</p>
      ) : (
        <ActForm act="back-up" button="Make a backup" className="contents" />
      )}
    </OfficePanel>
  );
}

function OneBackup({ backup }: { backup: HealthReport["backups"][number] }) {
  const { id, state, started_at, bytes, file, by_name, error } = backup;
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
          <a
            href={`${paths.office("health")}/backups/${id}`}
            className={buttonClass({ variant: "secondary", className: "justify-self-start" })}
          >
            Download
          </a>
        </>
      )}
    </div>
  );
}
