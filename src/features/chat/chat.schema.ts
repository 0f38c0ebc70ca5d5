import { z } from "zod";
import { islandByCode } from "#catalogue/islands.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { haveOfCode } from "#catalogue/what-i-have.ts";
import { MAX_INTEGER } from "#platform/record-number.ts";
import { chip, part } from "./answer.schema.ts";
import type { Kept } from "./answer.ts";
import { MAX_KEPT_CODE, MAX_MESSAGE_LENGTH } from "./chat-limits.ts";

/** Control characters except line breaks and tabs; no database column can hold NUL. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** Of any version: a browser other than ours may make it in another way. */
const device = z.guid({ error: "device_id must be a UUID" }).transform((id) => id.toLowerCase());

const deviceIdField = device.nullish().meta({
  description:
    "A UUID that the browser made and keeps; needed without an account, and left out with one.",
});

export const deviceQuery = z.object({ device_id: deviceIdField });

export const greetBody = z
  .object(
    {
      device_id: device.nullish().meta({
        description:
          "The browser's UUID. With an account: what was said on this device before moves to the account.",
      }),
    },
    { error: "Send an object with device_id" },
  )
  .nullish()
  .meta({ id: "Greet" });

/** What the visitor's browser keeps and the visitor lets the chat use; it is read, and not stored. */
const keptBody = z
  .object({
    what_i_have: z.string().max(MAX_KEPT_CODE).nullish().meta({
      description: "The code of the page What I have: `school=10&o_en=B`.",
    }),
    island: z.string().max(20).nullish().meta({ description: "Code of the island that is home." }),
    shortlist: z.array(z.int().max(MAX_INTEGER)).max(SHORTLIST_LIMIT).nullish(),
  })
  .transform(
    ({ what_i_have, island, shortlist }): Kept => ({
      have: what_i_have ? haveOfCode(what_i_have) : null,
      island: island && islandByCode(island) ? island : null,
      shortlist: shortlist ?? [],
    }),
  )
  .nullish()
  .meta({
    description: "What the browser keeps and its owner lets the chat use. It is not stored.",
  });

const EMPTY_MESSAGE = "Write a message first";
const NOT_TEXT = "message must be a text";

export const messageBody = z
  .object(
    {
      message: z
        .string({ error: ({ input }) => (input === undefined ? EMPTY_MESSAGE : NOT_TEXT) })
        .transform((text) => text.replace(/\r\n?/g, "\n").replace(CONTROLS, "").trim())
        .pipe(
          z
            .string()
            .min(1, { error: EMPTY_MESSAGE })
            .max(MAX_MESSAGE_LENGTH, {
              error: `A message has at most ${MAX_MESSAGE_LENGTH} characters`,
            }),
        )
        .meta({ description: `At most ${MAX_MESSAGE_LENGTH} characters, not only spaces.` }),
      device_id: deviceIdField,
      kept: keptBody,
    },
    { error: "Send an object with message and device_id" },
  )
  .meta({ id: "ChatQuestion" });

const parts = z
  .array(part)
  .meta({ description: "The answer in pieces that a page can draw, in their order." });
const chips = z.array(chip).meta({ description: "Next steps: messages to send, pages to open." });

const chatMessage = z
  .object({
    content: z.string().meta({ description: "Plain text." }),
    timestamp: z.iso.datetime(),
    isUser: z.boolean(),
    history: z
      .boolean()
      .meta({ description: "True: it was said earlier, and is not typed out again." }),
    parts,
    chips,
  })
  .meta({ id: "ChatMessage" });

export const chatHistory = z.array(chatMessage);

const remaining = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: "Free messages that are left; null for an account: no limit." });

export const remainingMessages = z
  .object({ remaining_messages: remaining })
  .meta({ id: "RemainingMessages" });

export const greeting = z
  .object({
    greeting: z.string(),
    already_greeted: z
      .boolean()
      .meta({ description: "True: the greeting is part of the history, or was cleared with it." }),
  })
  .meta({ id: "Greeting" });

export const chatAnswer = z
  .object({
    response: z.string().meta({ description: "The whole answer as plain text." }),
    remaining_messages: remaining,
    parts,
    chips,
  })
  .meta({ id: "ChatAnswer" });

export const cleared = z.object({ message: z.string() }).meta({ id: "ChatCleared" });

/** A message as the history gives it (specification, 3). */
export type ChatMessage = z.output<typeof chatMessage>;
export type ChatAnswer = z.output<typeof chatAnswer>;
export type SentKept = NonNullable<z.input<typeof keptBody>>;

/** The first error in the request. */
export function faultIn(error: z.ZodError): string {
  return error.issues[0]?.message ?? EMPTY_MESSAGE;
}
