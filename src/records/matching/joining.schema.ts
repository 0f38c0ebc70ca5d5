import { z } from "zod";
import { numberParameter } from "#platform/http/calls.schema.ts";

export const recordKind = z.enum(["institution", "course"], {
  error: "kind must be institution or course",
});

const pairedId = (field: string) =>
  numberParameter(field, `${field} must be the number of a record`);

/** Two records of a kind, by their numbers. */
export const joiningPair = z.object({
  kind: recordKind,
  one: pairedId("one"),
  other: pairedId("other"),
});
