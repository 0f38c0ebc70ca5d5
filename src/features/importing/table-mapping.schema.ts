import { z } from "zod";
import { RECORD_LIMITS } from "#records/record-limits.ts";

/** Columns and words of one file; real ones have tens. */
const MAX_COLUMNS = 1_000;
const MAX_WORDS = 20_000;

/** As one is typed, or as a long cell shows it. */
const text = z.string().max(RECORD_LIMITS.line);

/**
 * What the columns and words of a source's files mean. Lists of entries and not objects by heading:
 * a heading may be any word.
 */
export const tableMapping = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        heading: text,
        /** Null: the column is left out. */
        target: z.string().max(RECORD_LIMITS.name).nullable(),
      }),
    )
    .max(MAX_COLUMNS)
    .meta({ description: "The field that each column fills; null: it is left out." }),
  words: z
    .array(
      z.strictObject({
        field: z.string().max(RECORD_LIMITS.name),
        /** Compared without case, accents and marks. */
        word: text,
        /** Null: not stated. */
        choice: text.nullable(),
      }),
    )
    .max(MAX_WORDS)
    .default([])
    .meta({ description: "What words of levels, modes, languages and the like mean here." }),
  /** Name of the institution of all rows, where no column names one. */
  institution: text.nullable().default(null),
  /** Currency of amounts that name none; null: such amounts are not taken. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "currency must be a code such as MVR" })
    .nullable()
    .default(null),
});
export type TableMapping = z.output<typeof tableMapping>;

/** Key of a source whose files are read by a mapping. */
export const sourceKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, {
  error: "source must be a short name of small letters, digits and hyphens, such as moe-list",
});

const proposedColumn = z.object({
  heading: z.string(),
  target: z.string().nullable(),
  samples: z.array(z.string()),
});
const foundWord = z.object({
  field: z.string(),
  word: z.string(),
  count: z.int(),
  choice: z.string().nullable(),
});

/** What a file looks like by a mapping. */
export const tableView = z
  .object({
    columns: z.array(proposedColumn),
    words: z.array(foundWord),
    institution: z.string().nullable(),
    currency: z.string().nullable(),
    rows: z
      .array(
        z.object({
          line: z.int(),
          fields: z.array(z.object({ field: z.string(), value: z.string() })),
        }),
      )
      .meta({ description: "The first ten rows as they would be." }),
    is_remembered: z.boolean(),
    is_certain: z
      .boolean()
      .meta({ description: "True where every heading is a name of ours and every word is known." }),
    targets: z.array(z.object({ target: z.string(), label: z.string() })),
    choices: z.array(
      z.object({
        field: z.string(),
        choices: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
  })
  .meta({ id: "TableView" });
export type TableView = z.output<typeof tableView>;
