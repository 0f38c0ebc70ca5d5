import { z } from "zod";

/** The part of JSON Schema that says of what shape a value is. */
interface Format {
  type?: string | string[];
  anyOf?: Format[];
  oneOf?: Format[];
  items?: Format;
  properties?: Record<string, Format>;
}

/**
 * Changed fields of a record. Their values are checked when they are published, by the rules of the
 * import format, which are described here; until then a draft keeps whatever was typed, in lists
 * where the format has lists: the screens and sheets that show drafts walk through them.
 */
export function changeOf<Change>(
  shape: Readonly<Record<string, z.ZodType>>,
  fields: readonly string[],
  id: string,
): z.ZodType<Change> {
  const described = Object.entries(shape).flatMap(([field, of]) => {
    if (!fields.includes(field)) return [];
    const { $schema: _, ...format } = z.toJSONSchema(of, { io: "input" });
    const right = hasShape([], format as Format) ? "a list" : "a single value";
    const shaped = z.unknown().refine((value) => hasShape(value, format as Format), {
      error: `${field} must be ${right}, as in the import format`,
    });
    return [[field, shaped.optional().meta(format)]];
  });
  return z
    .strictObject(Object.fromEntries(described), {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `${issue.keys.join(", ")} cannot be changed here`
          : "Send an object with the changed fields",
    })
    .meta({ id }) as unknown as z.ZodType<Change>;
}

/** Whether a value is a list, an object or a single value where its format says so, all the way down. */
function hasShape(value: unknown, format: Format): boolean {
  const alternatives = format.anyOf ?? format.oneOf;
  if (alternatives) return alternatives.some((each) => hasShape(value, each));
  const types = [format.type ?? []].flat();
  if (types.length === 0) return true;
  if (value === null) return types.includes("null");
  const { items = {}, properties = {} } = format;
  if (Array.isArray(value)) {
    return types.includes("array") && value.every((each) => hasShape(each, items));
  }
  if (typeof value !== "object") return types.some((type) => SINGLE_TYPES.has(type));
  const entries = Object.entries(value);
  const known = new Map(Object.entries(properties));
  return (
    types.includes("object") && entries.every(([key, each]) => hasShape(each, known.get(key) ?? {}))
  );
}

const SINGLE_TYPES: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean"]);
