import { z } from "zod";
import type { FieldRow } from "#catalogue/record-fields.ts";

/** Fields of records as the API answers them. */

/** What the API answers of a field, by its kind. Entries of "records" have a schema of their own. */
function answerOf(row: FieldRow): z.ZodType {
  switch (row.kind) {
    case "number":
      return (row.isWhole ? z.int() : z.number()).nullable();
    case "flag":
      return row.unlessStated === undefined ? z.boolean().nullable() : z.boolean();
    case "choice":
      return z.enum(row.choices.map(({ value }) => value)).nullable();
    case "choices":
      return z.array(z.enum(row.choices.map(({ value }) => value)));
    case "list":
    case "references":
      return z.array(z.string());
    case "line":
      return row.isRequired ? z.string() : z.string().nullable();
    case "rich text":
      return z.string().nullable().meta({ description: "Rich text: sanitised HTML." });
    default:
      return z.string().nullable();
  }
}

/** Schemas of fields, by their names. */
type Answers<Values> = { [Field in keyof Values]: z.ZodType<Values[Field]> };

/** What the API answers of the fields of a table that have these names, in that order. */
export function answersOf<Field extends string, Values extends Record<Field, unknown>>(
  fields: Readonly<Record<Field, FieldRow>>,
  names: readonly Field[],
): Answers<Values> {
  const answers = names.map((name) => {
    const row = fields[name];
    const answer = answerOf(row);
    return [name, row.api === undefined ? answer : answer.meta({ description: row.api })] as const;
  });
  return Object.fromEntries(answers) as Answers<Values>;
}
