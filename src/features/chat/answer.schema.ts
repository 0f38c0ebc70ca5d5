import { z } from "zod";

/** The parts of an answer, for the API's description and for reading from the database. */

const recordId = z.int();
const link = z.string().meta({ description: "An address of this site." });
const sample = z
  .boolean()
  .optional()
  .meta({ description: "True for fictional sample data; missing in older answers." });

/** A figure with the field of the catalogue that it comes from. */
export const fact = z.object({
  label: z.string(),
  value: z.string(),
  field: z.string().meta({ description: "Field of the catalogue that the value comes from." }),
});

export const answerCourse = z.object({
  id: recordId,
  name: z.string(),
  institution: z.string(),
  link,
  entry: z.string().optional().meta({
    description:
      "Whether the person can enter it, with what they told; missing where they told nothing, and in older answers.",
  }),
  facts: z.array(fact),
  sample,
});

const comparisonRow = z.object({
  label: z.string(),
  field: z.string(),
  values: z
    .array(z.string())
    .meta({ description: 'One a course, in their order; "Not stated" where it is missing.' }),
});

export const answerInstitution = answerCourse
  .omit({ institution: true, entry: true })
  .extend({ places: z.array(z.string()) });

/** Courses side by side. */
export const comparison = z.object({
  kind: z.literal("comparison"),
  courses: z.array(answerCourse.pick({ id: true, name: true, link: true, sample: true })),
  rows: z.array(comparisonRow),
  link,
});

/** One part of an answer, in reading order. */
export const part = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("text"), text: z.string() }),
    /** What was looked up for the answer, in words. */
    z.object({ kind: z.literal("steps"), steps: z.array(z.string()) }),
    /** What was understood, each with the message that takes it out. */
    z.object({
      kind: z.literal("understood"),
      wishes: z.array(z.object({ label: z.string(), message: z.string() })),
    }),
    z.object({
      kind: z.literal("courses"),
      courses: z.array(answerCourse),
      total: z.int(),
      link: link.nullable().meta({
        description:
          "All of them in the list; null where it has no such address, or these are all.",
      }),
    }),
    comparison,
    z.object({ kind: z.literal("institutions"), institutions: z.array(answerInstitution) }),
    /** Contacts for a person in need. */
    z.object({
      kind: z.literal("contacts"),
      contacts: z.array(z.object({ name: z.string(), telephone: z.string(), note: z.string() })),
    }),
  ])
  .meta({ id: "ChatPart" });

/** A next step: a message to send, or an address to open. */
export const chip = z
  .union([
    z.object({ label: z.string(), message: z.string() }),
    z.object({ label: z.string(), link }),
  ])
  .meta({ id: "ChatChip" });

/** The stored part of an answer besides its plain text. */
export const rich = z.object({ parts: z.array(part), chips: z.array(chip) });

export type Rich = z.infer<typeof rich>;
export type AnswerPart = z.infer<typeof part>;
export type Chip = z.infer<typeof chip>;
export type Fact = z.infer<typeof fact>;
export type AnswerCourse = z.infer<typeof answerCourse>;
