import { z } from "zod";
import type { Memory, Slots } from "./answer.ts";

const texts = z.array(z.string());

const slots = z.object({
  fields: texts,
  careers: texts,
  levels: z.array(z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA"])),
  places: texts,
  institutions: texts,
  modalities: z.array(z.enum(["f2f", "online", "blended"])),
  studyMode: z.enum(["full-time", "part-time", "evening", "weekend"]).nullable(),
  languages: texts,
  awarding: z.enum(["local", "international"]).nullable(),
  scheme: z.boolean().nullable(),
  budget: z.number().nullable(),
  months: z.number().nullable(),
  intake: z.string().nullable(),
  order: z.enum(["cheapest", "shortest", "soonest"]).nullable(),
  text: z.string().nullable(),
}) satisfies z.ZodType<Slots>;

const memory: z.ZodType<Memory> = z.object({
  slots,
  shown: z.array(z.int()),
  about: z
    .union([z.object({ course: z.int() }), z.object({ institution: z.int() })])
    .nullable(),
  asked: slots.keyof().nullable(),
});

/** What the assistant knows when a conversation begins. */
export function newMemory(): Memory {
  return {
    slots: {
      fields: [],
      careers: [],
      levels: [],
      places: [],
      institutions: [],
      modalities: [],
      studyMode: null,
      languages: [],
      awarding: null,
      scheme: null,
      budget: null,
      months: null,
      intake: null,
      order: null,
      text: null,
    },
    shown: [],
    about: null,
    asked: null,
  };
}

/** Memory as it was stored; a new one where there is none, or one of an earlier shape. */
export function readMemory(stored: string | null): Memory {
  if (stored === null) return newMemory();
  return memory.safeParse(JSON.parse(stored)).data ?? newMemory();
}
