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
    former_names: z.array(z.string()).readonly().optional().meta({
      description:
        "Names that it had before, which the filter `category` still takes; absent where there are none.",
    }),
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

const placeFields = {
  code: z.string().meta({ description: "As the filter `place` and imports take it." }),
  name: z.string(),
  name_dv: z.string().meta({ description: "The name in Thaana." }),
};

const islandAnswer = z
  .object({
    ...placeFields,
    latitude: z.number().meta({ description: "Degrees north." }),
    longitude: z.number().meta({ description: "Degrees east." }),
    also: z.array(z.string()).meta({ description: "Other spellings that imports may use." }),
  })
  .meta({ id: "Island" });

export const placeList = z
  .object({
    data: z.array(
      z
        .object({
          ...placeFields,
          code: z.string().meta({ description: "The letters that stand before its islands: `S`." }),
          also: z.array(z.string()).meta({ description: "Other names; two atolls may share one." }),
          islands: z.array(islandAnswer),
        })
        .meta({ id: "Atoll" }),
    ),
  })
  .meta({ id: "PlaceList" });

export type PlaceListAnswer = z.infer<typeof placeList>;
