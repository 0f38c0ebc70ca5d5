import type { z } from "zod";
import { DomainError } from "#platform/errors.ts";

/**
 * What a page's address asks for; a field that was left empty is not asked for.
 *
 * @throws DomainError 422, which says what is wrong.
 */
export function queryOf<Schema extends z.ZodType>(
  { url }: { url: URL },
  schema: Schema,
): z.output<Schema> {
  const given = [...url.searchParams].filter(([, value]) => value !== "");
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  if (error) throw new DomainError("invalid", 422, error.issues[0]?.message ?? "Not understood");
  return data;
}
