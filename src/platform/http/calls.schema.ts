import { z } from "zod";
import { MAX_INTEGER, recordNumber } from "../record-number.ts";

/** Parameters, and parts of answers, that calls of the API share. */

/** Rows of one page: unless told, and at most. */
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;
/** Longest text that a search takes, in characters. */
const MAX_QUERY_LENGTH = 200;

/** Digits only, as people write a number: "1e3", "0x1", " 1" and "" are none. */
export const digitsOf = (value: unknown) =>
  typeof value === "string" && /^\d+$/.test(value)
    ? Math.min(Number(value), Number.MAX_SAFE_INTEGER)
    : value;

const wholeNumberParameter = (field: string, max: number) => {
  const error = `${field} must be a whole number from 1 to ${max}`;
  return z.int({ error }).min(1, { error }).max(max, { error });
};

const AS_A_LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

/**
 * What is sent with a call.
 *
 * @param named the fields that the refusal of anything else names; all of them unless told.
 */
export const sentObject = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  shape: Shape,
  named = AS_A_LIST.format(Object.keys(shape)),
) => z.object(shape, { error: `Send an object with ${named}` }).meta({ id });

/** What a call answers that has only a sentence to say. */
export const message = z.object({ message: z.string() }).meta({ id: "Message" });

export type MessageAnswer = typeof message;

/** The number of a row, in JSON. */
export const rowNumber = (error: string) =>
  z.int({ error }).min(1, { error }).max(MAX_INTEGER, { error });

/** The number of a row; an address and a form send it as text. */
export const numberParameter = (
  field: string,
  error = `${field} must be a whole number from 1 to ${MAX_INTEGER}`,
) => z.preprocess(digitsOf, rowNumber(error));

/** The id in an address. One that no row can have is not found: `problems.server.ts` answers 404. */
export const idParameter = z.object({ id: numberParameter("id") });

/** Numbers of courses in a query, with commas between; `recordNumbers` reads them. */
export const courseIdsParameter = (most: number) =>
  z
    .string({ error: "ids must be one list" })
    .refine((text) => text.split(",").every((id) => recordNumber(id) !== null), {
      error: "ids must be numbers of courses with commas between",
      abort: true,
    })
    .refine((text) => text.split(",").length <= most, { error: `ids must be at most ${most}` });

export const pageParameter = z
  .preprocess(digitsOf, wholeNumberParameter("page", MAX_INTEGER).default(1))
  .meta({ description: "Page of the list, from 1. A page past the end is an empty list." });

export const limitParameter = z
  .preprocess(digitsOf, wholeNumberParameter("limit", MAX_PAGE_SIZE).default(PAGE_SIZE))
  .meta({ description: "Rows of one page." });

/** Rows of one page where a list is whole unless told. */
export const optionalLimitParameter = z
  .preprocess(digitsOf, wholeNumberParameter("limit", MAX_PAGE_SIZE).optional())
  .meta({ description: "Rows of one page; without it the list is one page." });

export const orderParameter = z
  .preprocess(
    (value) => (typeof value === "string" ? value.toUpperCase() : value),
    z.enum(["DESC", "ASC"], { error: "orderBy must be DESC or ASC" }).default("DESC"),
  )
  .meta({ description: "DESC: best or main order first; ASC: the reverse." });

/** A searched text; `field` is the parameter's name. */
export const queryParameter = (field: string, description: string) =>
  z
    .string({ error: `${field} must be one text` })
    .max(MAX_QUERY_LENGTH, {
      error: `${field} must be at most ${MAX_QUERY_LENGTH} characters long`,
    })
    .default("")
    .meta({ description });

/** The institution that a list is narrowed to. */
export const institutionParameter = z
  .preprocess(digitsOf, wholeNumberParameter("institution", MAX_INTEGER).optional())
  .meta({ description: "Only what belongs to this institution." });

/** Position of a page within its list. */
export const pageMeta = z
  .object({
    from: z.int().meta({ description: "Number of the first row on this page; 0 on an empty one." }),
    to: z.int().meta({ description: "Number of the last row on this page; 0 on an empty one." }),
    total: z.int(),
    current_page: z.int(),
    last_page: z.int().meta({ description: "At least 1." }),
  })
  .meta({ id: "PageMeta" });

export const correction = z
  .object({ typed: z.string(), used: z.string() })
  .nullable()
  .meta({ description: "A word was not found as typed: what was searched instead." });

export const noPaginateParameter = z
  .enum(["true", "1", "false", "0"], { error: "noPaginate must be true or false" })
  .default("false")
  .meta({ description: "true: the whole list on one page." });
