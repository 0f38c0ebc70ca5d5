import type { z } from "zod";
import type { course } from "#features/courses/courses.schema.ts";
import type { institution } from "#features/institutions/institutions.schema.ts";
import type { categoryList } from "#features/publishing/directory.schema.ts";

export type TrueCourse = z.infer<typeof course>;
export type TrueInstitution = z.infer<typeof institution>;
type TrueCategory = z.infer<typeof categoryList>["data"][number];

/** What the directory publishes, whole: what answers are held against. */
export interface Truth {
  courses: ReadonlyMap<number, TrueCourse>;
  institutions: readonly TrueInstitution[];
  categories: readonly TrueCategory[];
}

/** Asks one address of the public API and gives its JSON. */
export type Get = (address: string) => Promise<unknown>;

/**
 * Reads the directory through its public API, so that nothing of the guide and of the catalogue's
 * inner shape is taken for granted.
 */
export async function readTruth(get: Get): Promise<Truth> {
  const courses = new Map<number, TrueCourse>();
  for (const id of await courseIds(get)) courses.set(id, await one(get, `courses/${id}`));
  const institutions: TrueInstitution[] = [];
  for (const { id } of await list(get, "institutions")) {
    institutions.push(await one(get, `institutions/${id}`));
  }
  const categories = (await list(get, "categories?noPaginate=true")) as TrueCategory[];
  return { courses, institutions, categories };
}

async function courseIds(get: Get): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await get(`/api/v1/p/courses?limit=100&page=${page}`);
    const { data, meta } = answer as { data: { id: number }[]; meta: { last_page: number } };
    ids.push(...data.map(({ id }) => id));
    last = meta.last_page;
  }
  return ids;
}

async function list(get: Get, path: string): Promise<{ id: number }[]> {
  return ((await get(`/api/v1/p/${path}`)) as { data: { id: number }[] }).data;
}

async function one<T>(get: Get, path: string): Promise<T> {
  return ((await get(`/api/v1/p/${path}`)) as { data: T }).data;
}
