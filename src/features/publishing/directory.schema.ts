import { z } from "zod";
import {
  limitParameter,
  noPaginateParameter,
  pageMeta,
  pageParameter,
} from "#platform/http/calls.schema.ts";

/** Counts and categories of the directory in the public API. */

export const stats = z
  .object({
    courses: z.int(),
    institutions: z.int(),
    categories: z.int().meta({
      description:
        "Fields of study that courses are listed under; groups that only hold others, which the list of categories has too, are not among them.",
    }),
  })
  .meta({ id: "Stats" });

const categoryAnswer = z
  .object({
    id: z.int(),
    name: z.string(),
    parent: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .meta({ description: "null for a top-level group." }),
  })
  .meta({ id: "Category" });

export const categoryList = z
  .object({ data: z.array(categoryAnswer), meta: pageMeta })
  .meta({ id: "CategoryList" });

export const categoryListQuery = z.object({
  noPaginate: noPaginateParameter,
  page: pageParameter,
  limit: limitParameter,
});
