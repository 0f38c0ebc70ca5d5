import { useEffect } from "react";
import { HEALTH } from "#features/health/health.endpoints.ts";
import type { HealthReport } from "#features/health/health.schema.ts";
import { NEARLY_FULL } from "#platform/nearly-full.ts";
import { momentWords } from "#web/moment-words.ts";
import { useAnswer } from "../office-call.ts";
import { OfficePanel } from "../office-panel.tsx";
import { QueryState } from "../query-state.tsx";
import { BackupPanel } from "./backup-panel.tsx";
import { bytesWords } from "./bytes-words.ts";
import { FailedMails } from "./failed-mails.tsx";
import { OperatorMailsPanel } from "./operator-mails-panel.tsx";

/** While a backup is made, it is looked for its end this often, in milliseconds. */
const LOOK_AGAIN_MS = 2_000;

/** How the site is, for administrators. */
export default function HealthPage() {
  const asked = useAnswer(HEALTH.report);
  const isBackingUp = asked.body?.backups.some(({ state }) => state === "running") ?? false;
  const { again } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the next question
  useEffect(() => {
    if (!isBackingUp) return;
    const timer = setTimeout(again, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isBackingUp, asked.body]);
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Health</h1>
      <QueryState of={asked} failed="How the site is could not be read">
        {(report) => (
          <>
            <SiteFacts report={report} />
            <BackupPanel backups={report.backups} onBegun={again} />
            <FailedMails mails={report.mails} onTried={again} />
            {report.model && <ModelPanel model={report.model} />}
            <ErrorsPanel errors={report.errors} />
            <JobsPanel jobs={report.jobs} />
            <CachePanel readings={report.readings} />
          </>
        )}
      </QueryState>
      <OperatorMailsPanel />
    </div>
  );
}

function SiteFacts({ report }: { report: HealthReport }) {
  const { version, node, started_at, database, disk } = report;
  const engine = database.engine === "postgres" ? "PostgreSQL" : "SQLite";
  const isFull = disk !== null && disk.free < disk.bytes * NEARLY_FULL;
  const facts: [string, string][] = [
    ["Version", `${version}, on Node ${node}`],
    ["This server runs since", momentWords(started_at)],
    ["Database", `${engine}, ${bytesWords(database.bytes)}`],
    [
      "Disk",
      disk === null
        ? "Cannot be read"
        : `${bytesWords(disk.free)} free of ${bytesWords(disk.bytes)}`,
    ],
  ];
  return (
    <section aria-label="The site" className="office-panel grid gap-3">
      <FactList facts={facts} />
      {isFull && <p className="office-warning">The disk is nearly full: make room soon.</p>}
    </section>
  );
}

function FactList({ facts }: { facts: readonly (readonly [title: string, words: string])[] }) {
  return (
    <dl className="grid gap-2 sm:grid-cols-2">
      {facts.map(([title, words]) => (
        <div key={title}>
          <dt className="text-ink-soft">{title}</dt>
          <dd className="font-semibold wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const MODEL_STATES = {
  asked: null,
  resting: "It failed several times in a row, so the desk answers until a trial succeeds.",
  spent: "Today’s tokens are spent, so the desk answers. Visitors are not told.",
} as const;

function ModelPanel({ model: own }: { model: NonNullable<HealthReport["model"]> }) {
  const number = (of: number) => of.toLocaleString("en");
  const facts: [string, string][] = [
    ["Model", `${own.model} at ${own.host}`],
    ["Answers, since this server started", number(own.answers)],
    ["Texts of it that no look-up carried", number(own.refusals)],
    ["Answers by the desk in its place", number(own.fallbacks)],
    [
      "Tokens today",
      number(own.tokens_today) +
        (own.tokens_a_day === null ? "" : ` of ${number(own.tokens_a_day)}`),
    ],
    [
      "Time of an answer",
      own.median_ms === null ? "None yet" : `${(own.median_ms / 1_000).toFixed(1)} s`,
    ],
  ];
  return (
    <OfficePanel title="Model of the chat">
      {MODEL_STATES[own.state] && <p className="office-warning">{MODEL_STATES[own.state]}</p>}
      <FactList facts={facts} />
      {own.last_fault && (
        <p className="text-ink-soft wrap-anywhere">
          Last fault, {momentWords(own.last_fault.at)}: {own.last_fault.reason}
        </p>
      )}
    </OfficePanel>
  );
}

function ErrorsPanel({ errors }: Pick<HealthReport, "errors">) {
  return (
    <OfficePanel title="Errors of the last day">
      {errors.length === 0 && <p>None on this server.</p>}
      <ul className="grid gap-2 empty:hidden">
        {errors.map(({ message, count, last }) => (
          <li key={message} className="wrap-break-word">
            <span className="tabular font-semibold">{count} times</span> {message}
            <span className="text-ink-soft">, last {momentWords(last)}</span>
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}

function JobsPanel({ jobs }: Pick<HealthReport, "jobs">) {
  return (
    <OfficePanel title="Background work">
      <ul className="grid gap-2">
        {jobs.map(({ name, last_run, last_failure }) => (
          <li key={name} className="wrap-break-word">
            <span className="font-semibold">{name}</span>
            <span className="text-ink-soft">
              {last_run === null ? ": not yet due" : `: last ${momentWords(last_run)}`}
            </span>
            {last_failure && (
              <span className="text-danger">
                {" "}
                Failed {momentWords(last_failure.at)}: {last_failure.message}
              </span>
            )}
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}

function CachePanel({ readings }: Pick<HealthReport, "readings">) {
  return (
    <OfficePanel title="Catalogue and cached pages">
      <dl className="grid gap-1">
        {readings.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular whitespace-nowrap">{value.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
    </OfficePanel>
  );
}
