import { z } from "zod";
import {
  institutionParameter,
  limitParameter,
  pageMeta,
  pageParameter,
  rowNumber,
  sentObject,
} from "#platform/http/calls.schema.ts";
import { moment, person } from "./editing.schema.ts";
import { MAX_APPROVED_TOGETHER, MAX_ETAG_LENGTH } from "./editing-limits.ts";

const REVIEWED_KINDS = ["course", "institution"] as const;

/** What a register says of a field that somebody changes. */
const registerWord = z
  .object({
    source_name: z.string(),
    stated_on: z.string().nullable(),
    value: z.unknown().meta({ description: "What it says, as in the import format." }),
    agrees: z.boolean().meta({ description: "True where the change says the same." }),
  })
  .meta({ id: "RegisterWord" });
export type RegisterAnswer = z.infer<typeof registerWord>;

const submittedField = z
  .object({
    field: z.string(),
    before: z.unknown().meta({ description: "As it is published; null where it is not stated." }),
    after: z.unknown(),
    registers: z.array(registerWord).meta({ description: "Registers that state the field." }),
  })
  .meta({ id: "SubmittedField" });
export type SubmittedField = z.infer<typeof submittedField>;

const changeInQueue = z
  .object({
    kind: z.enum(REVIEWED_KINDS),
    id: z.int(),
    name: z.string(),
    etag: z.string(),
    institution: z.object({ id: z.int(), name: z.string() }),
    is_new: z.boolean().meta({ description: "True for a course that was never public." }),
    is_small: z.boolean().meta({
      description: "True where it only spells otherwise, or says what a register says.",
    }),
    origin: z
      .enum(["office", "key", "spreadsheet"])
      .meta({ description: "Written in the office, sent with a key, or uploaded." }),
    file_name: z.string().nullable().meta({ description: "Of the spreadsheet." }),
    saved_by: person,
    saved_at: moment,
    comment: z
      .string()
      .nullable()
      .meta({ description: "With what it came back before, where it did." }),
    changes: z.array(submittedField),
  })
  .meta({ id: "SubmittedChange" });
export type SubmittedChange = z.infer<typeof changeInQueue>;

export const submittedQuery = z.object({
  institution: institutionParameter,
  page: pageParameter,
  limit: limitParameter,
});
export type SubmittedQuery = z.infer<typeof submittedQuery>;

/** One page of what waits for an operator. */
export const submittedChanges = z
  .object({
    data: z.array(changeInQueue),
    meta: pageMeta.extend({
      institutions: z
        .array(z.object({ id: z.int(), name: z.string(), waiting: z.int() }))
        .meta({ description: "Those of which something waits, by name, whichever is asked for." }),
    }),
  })
  .meta({ id: "SubmittedChanges" });

export const approvedTogetherBody = sentObject("ApprovedTogetherBody", {
  changes: z
    .array(
      z.object({
        kind: z.enum(REVIEWED_KINDS),
        id: rowNumber("id must be the number of a record"),
        etag: z
          .string()
          .max(MAX_ETAG_LENGTH)
          .meta({ description: "Of the record as you read it." }),
      }),
      { error: "changes must be a list of records with kind, id and etag" },
    )
    .min(1, { error: "changes must name at least one" })
    .max(MAX_APPROVED_TOGETHER, {
      error: `changes must name at most ${MAX_APPROVED_TOGETHER}`,
    }),
});
export type ChosenChange = z.infer<typeof approvedTogetherBody>["changes"][number];

/** What became of each of several changes. */
export const approvedTogether = z
  .object({
    approved: z.int().meta({ description: "How many are live." }),
    left: z
      .array(
        z.object({
          kind: z.enum(REVIEWED_KINDS),
          id: z.int(),
          name: z.string().nullable().meta({ description: "Null where there is no such record." }),
          error: z.string(),
        }),
      )
      .meta({ description: "Those that could not be approved, and why. Nothing of them changed." }),
  })
  .meta({ id: "ApprovedTogether" });
export type ApprovedTogether = z.infer<typeof approvedTogether>;
