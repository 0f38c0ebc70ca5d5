import { createReadStream } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import type { Storage } from "#platform/db/database.ts";
import type { ErrorTally } from "#platform/error-tally.ts";
import { NotFoundError } from "#platform/errors.ts";
import type { Reading } from "#platform/http/metrics.server.ts";
import type { ModelService } from "#platform/language-model/model-service.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { jobsOfProcess } from "#platform/repeated-work.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import about from "../../../package.json" with { type: "json" };
import { createBackups } from "./backups.service.server.ts";
import {
  countWaitingMails,
  readDatabaseBytes,
  readFailedMails,
  tryMailAgain,
} from "./health.repository.server.ts";

/** Failed mails that are shown. */
const MAX_FAILED_MAILS = 50;

interface HealthParts {
  storage: Storage;
  dataDir: string;
  queue: MailQueue;
  /** False where mails are only written into files. */
  hasMailServer: boolean;
  errors: ErrorTally;
  /** What is read of the page cache and the catalogue. */
  readings: () => readonly Reading[];
  /** The model that answers in the chat; null where none is configured. */
  model: Pick<ModelService, "report"> | null;
  onError: (error: unknown) => void;
}

/** How the site is, and what an operator can do about it. */
export function createHealth({ storage, queue, errors, readings, ...parts }: HealthParts) {
  const { dataDir, onError, hasMailServer, model } = parts;
  const { backups, begin, download, close } = createBackups({ storage, dataDir, onError });
  const started_at = new Date().toISOString();
  return {
    /** Of this server, of the database that all servers share, and of this machine's disk. */
    report: async () => {
      const disk = await statfs(dataDir).catch(() => null);
      return {
        version: about.version,
        node: process.version,
        started_at,
        database: {
          engine: storage.engine,
          bytes: await readDatabaseBytes(storage.db, storage.engine),
        },
        disk: disk && { bytes: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize },
        mails: {
          has_server: hasMailServer,
          waiting: await countWaitingMails(storage.db),
          failed: (await readFailedMails(storage.db, MAX_FAILED_MAILS)).map(failedMail),
        },
        model: model && (await model.report()),
        backups: await backups(),
        jobs: jobsOfProcess().map(({ name, interval, lastRun, lastFailure }) => ({
          name,
          every_ms: interval,
          last_run: lastRun,
          last_failure: lastFailure,
        })),
        errors: errors.lastDay(),
        readings: readings().map(({ help, value }) => ({ name: help, value: value() })),
      };
    },
    /** Tries a failed mail now. @throws NotFoundError. */
    tryMail: async (by: AuditedBy, id: string) => {
      await storage.write(async (trx) => {
        const mail = await tryMailAgain(trx, id, new Date().toISOString());
        if (mail === undefined) throw new NotFoundError("Failed mail");
        const { subject } = JSON.parse(mail) as Mail;
        const about = { kind: "mail" as const, id, name: subject };
        await record(trx, { by, action: "mail_tried_again", subject: about });
      });
      queue.wake();
    },
    begin,
    /** The archive of a backup, packed with gzip. @throws NotFoundError. */
    archive: async (...of: Parameters<typeof download>) => {
      const file = await download(...of);
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
        headers: {
          "Content-Type": "application/gzip",
          "Content-Length": String((await stat(file)).size),
          "Content-Disposition": `attachment; filename="${basename(file)}"`,
        },
      });
    },
    close,
  };
}

export type HealthService = ReturnType<typeof createHealth>;
export type HealthReport = Awaited<ReturnType<HealthService["report"]>>;

function failedMail({ mail, ...row }: Awaited<ReturnType<typeof readFailedMails>>[number]) {
  const { to, subject, text } = JSON.parse(mail) as Mail;
  return { ...row, to, subject, text: withoutLinks(text) };
}

/** A link of a mail signs somebody in, or chooses their password: operators do not read it. */
function withoutLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/g, "[link]");
}
