import { z } from "zod";
import { idParameter } from "#platform/http/calls.schema.ts";

const sizeInBytes = z.number().meta({ description: "Bytes." });

export const healthReport = z
  .object({
    version: z.string(),
    node: z.string(),
    started_at: z.string().meta({ description: "When this server started; ISO 8601, UTC." }),
    database: z.object({ engine: z.enum(["sqlite", "postgres"]), bytes: sizeInBytes }),
    disk: z
      .object({ bytes: sizeInBytes, free: sizeInBytes })
      .nullable()
      .meta({ description: "Where DATA_DIR is; null where it cannot be read." }),
    mails: z.object({
      has_server: z.boolean().meta({
        description: "False where SMTP_URL is not set: mails stay in files, and reach nobody.",
      }),
      waiting: z.int(),
      failed: z.array(
        z.object({
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string().meta({ description: "Without its links." }),
          created_at: z.string(),
          attempts: z.int(),
          next_attempt_at: z.string().nullable().meta({ description: "Null: given up." }),
          last_error: z.string().nullable(),
        }),
      ),
    }),
    model: z
      .object({
        model: z.string(),
        host: z.string(),
        state: z.enum(["asked", "resting", "spent"]).meta({
          description: "Resting after failures, or without tokens for today: the desk answers.",
        }),
        answers: z.int().meta({ description: "By the model, since this server started." }),
        refusals: z.int().meta({ description: "Of its texts, those that no look-up carried." }),
        fallbacks: z.int().meta({ description: "Answers by the desk in its place." }),
        tokens_today: z.int().meta({ description: "Of all servers, in 24 hours." }),
        tokens_a_day: z.int().nullable().meta({ description: "Null: no limit." }),
        median_ms: z.int().nullable().meta({ description: "Of its newest answers." }),
        last_fault: z.object({ at: z.string(), reason: z.string() }).nullable(),
      })
      .nullable()
      .meta({ description: "The model of the chat; null where none is configured." }),
    backups: z.array(
      z.object({
        id: z.int(),
        file: z.string(),
        by_name: z.string(),
        state: z.enum(["running", "done", "failed"]),
        started_at: z.string(),
        finished_at: z.string().nullable(),
        bytes: z.number().nullable().meta({ description: "Of one that runs: written so far." }),
        error: z.string().nullable(),
      }),
    ),
    jobs: z.array(
      z.object({
        name: z.string(),
        every_ms: z.number(),
        last_run: z.string().nullable(),
        last_failure: z.object({ at: z.string(), message: z.string() }).nullable(),
      }),
    ),
    errors: z
      .array(z.object({ message: z.string(), count: z.int(), last: z.string() }))
      .meta({ description: "Of the last 24 hours, by message, on this server." }),
    readings: z.array(z.object({ name: z.string(), value: z.number() })),
  })
  .meta({ id: "HealthReport" });

export const backupParameter = idParameter;

/** Never JSON: the archive itself. */
export const backupFile = z.string().meta({ format: "binary" });

export const mailParameter = z.object({
  mail: z
    .string()
    .max(100, { error: "mail must be the id of a mail" })
    .meta({ description: "Id of the mail." }),
});

export type HealthReport = z.output<typeof healthReport>;
