import { z } from "zod";
import type { AnswerPart, Chip } from "./answer.ts";

/** The shapes of answer.ts, for the API's description and for reading from the database. */

const recordId = z.int();
const link = z.string().meta({ description: "An address of this site." });

const fact = z.object({
  label: z.string(),
  value: z.string(),
  field: z.string().meta({ description: "Field of the catalogue that the value comes from." }),
});

const textPart = z.object({ kind: z.literal("text"), text: z.string() });

const courses = z.object({
  kind: z.literal("courses"),
  courses: z.array(
    z.object({
      id: recordId,
      name: z.string(),
      institution: z.string(),
      link,
      facts: z.array(fact),
    }),
  ),
  total: z.int(),
  link: link.nullable(),
});

const comparisonPart = z.object({
  kind: z.literal("comparison"),
  courses: z.array(z.object({ id: recordId, name: z.string(), link })),
  rows: z.array(
    z.object({
      label: z.string(),
      field: z.string(),
      values: z.array(z.string()).meta({ description: "One a course, in their order." }),
    }),
  ),
  link,
});

const institutionsPart = z.object({
  kind: z.literal("institutions"),
  institutions: z.array(
    z.object({
      id: recordId,
      name: z.string(),
      places: z.array(z.string()),
      link,
      facts: z.array(fact),
    }),
  ),
});

const contacts = z.object({
  kind: z.literal("contacts"),
  contacts: z.array(z.object({ name: z.string(), telephone: z.string(), note: z.string() })),
});

/** One part of an answer. */
export const part: z.ZodType<AnswerPart> = z
  .discriminatedUnion("kind", [textPart, courses, comparisonPart, institutionsPart, contacts])
  .meta({ id: "ChatPart" });

/** A next step. */
export const chip: z.ZodType<Chip> = z
  .union([
    z.object({ label: z.string(), message: z.string() }),
    z.object({ label: z.string(), link }),
  ])
  .meta({ id: "ChatChip" });

/** The stored part of an answer besides its plain text. */
export const rich = z.object({ parts: z.array(part), chips: z.array(chip) });

export type Rich = z.infer<typeof rich>;
