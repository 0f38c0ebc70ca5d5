import { endpoint } from "#platform/http/endpoint.ts";
import type { entryQuery } from "#records/entry.schema.ts";
import type { courseList, courseListQuery } from "./courses.schema.ts";

/** The course list of those that a person can enter, who says in the body what they have. */
export const LIST_TO_ENTER = endpoint.post<
  typeof courseList,
  { query: typeof courseListQuery; body: typeof entryQuery }
>("/api/v1/p/courses");
