import { z } from "zod";
import { idParameter, rowNumber } from "#platform/http/calls.schema.ts";
import { optionalText, requiredLine } from "#platform/text-field.schema.ts";
import { RECORD_LIMITS } from "#records/record-limits.ts";

const MAX_CATEGORY_NAME = RECORD_LIMITS.name;

/** Characters of what an operator says of a change. */
const MAX_REASON = 500;

const categoryNameField = requiredLine(
  { missing: "Type a name", tooLong: `at most ${MAX_CATEGORY_NAME} characters` },
  MAX_CATEGORY_NAME,
);

const reason = optionalText(MAX_REASON, `at most ${MAX_REASON} characters`).meta({
  description: "Source of the change, or why; kept in the history.",
});

/** A category as it is to be. */
export const categoryBody = z
  .object(
    {
      name: categoryNameField,
      parent_id: rowNumber("parent_id must be the number of a top-level category, or null")
        .nullable()
        .meta({ description: "The group that it stands below; null for a group." }),
      reason,
    },
    { error: "Send an object with name and parent_id" },
  )
  .meta({ id: "CategoryFields" });

export const mergingBody = z
  .object(
    { into: rowNumber("into must be the number of another category"), reason },
    { error: "Send an object with into" },
  )
  .meta({ id: "CategoryMerging" });

export const categoryParameter = idParameter;

export const categoryTree = z
  .object({
    categories: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        parent_id: z.int().nullable(),
        courses: z.int().meta({
          description:
            "Courses that are listed under it; of a group with those of its subcategories, each once.",
        }),
        is_empty: z.boolean().meta({
          description: "It has no subcategory and no course, archived ones included.",
        }),
        former_names: z.array(z.string()).meta({ description: "Names that lead to it." }),
        stated_on: z.string().nullable().meta({
          description: "When an operator stated it, YYYY-MM-DD; null where an import did.",
        }),
        etag: z.string().meta({ description: "Sent as `If-Match` to change it." }),
      }),
    ),
  })
  .meta({ id: "CategoryTree" });

export type CategoryTree = z.output<typeof categoryTree>;
export type CategoryFields = z.output<typeof categoryBody>;
