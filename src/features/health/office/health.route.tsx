import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";
import {
  OPERATOR_MAILS,
  type OperatorMailKind,
} from "#features/operator-mails/operator-mail-kinds.ts";
import { operatorMailsContext } from "#features/operator-mails/operator-mails.context.ts";
import { Done } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { OfficePanel } from "#office/panel.tsx";
import { act, staff, takeAct } from "#office/staff.ts";
import { NEARLY_FULL } from "#platform/nearly-full.ts";
import { momentWords } from "#web/moment-words.ts";
import { bytesWords } from "../bytes-words.ts";
import { healthContext } from "../health.context.ts";
import type { HealthReport } from "../health.service.server.ts";
import type { Route } from "./+types/health.route.ts";
import { BackupPanel } from "./backup-panel.tsx";
import { FailedMails } from "./failed-mails.tsx";
import { OperatorMailsPanel } from "./operator-mails-panel.tsx";

export const meta = staffMeta("Health");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "health.watch");
  return {
    report: await args.context.get(healthContext).report(),
    switches: await args.context.get(operatorMailsContext).switches(),
  };
}

const mailKinds = [...OPERATOR_MAILS.keys()] as OperatorMailKind[];

/** The kinds that are checked. */
const wantedMails = z
  .partialRecord(z.enum(mailKinds), z.string())
  .transform((checked) => mailKinds.filter((kind) => kind in checked));

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "health.watch");
  const health = args.context.get(healthContext);
  return await takeAct(args, {
    "back-up": act({ act: () => health.begin(me), done: "The backup began." }),
    "try-mail": act({ act: (_, of) => health.tryMail(me, of), done: "It is tried now." }),
    mails: act({
      schema: wantedMails,
      act: (wanted) => args.context.get(operatorMailsContext).turn(me, wanted),
      done: "Saved.",
    }),
  });
}

/** While a backup is made, it is looked for its end this often, in milliseconds. */
const LOOK_AGAIN_MS = 2_000;

/** How the site is, for administrators. */
export default function HealthPage({ loaderData: { report, switches } }: Route.ComponentProps) {
  const isBackingUp = report.backups.some(({ state }) => state === "running");
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBackingUp) return;
    const timer = setInterval(revalidate, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isBackingUp, revalidate]);
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Health</h1>
      <Done />
      <SiteFacts report={report} />
      <BackupPanel backups={report.backups} />
      <FailedMails mails={report.mails} />
      {report.model && <ModelPanel model={report.model} />}
      <ErrorsPanel errors={report.errors} />
      <JobsPanel jobs={report.jobs} />
      <CachePanel readings={report.readings} />
      <OperatorMailsPanel {...switches} />
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
