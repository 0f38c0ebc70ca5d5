import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The shortlist in the browser's storage (specification, 9). */
const KEY = "coursesToShortlist";

/** The fields that these tests read from a course in the API. */
export interface ApiCourse {
  id: number;
  name: string;
  name_dv: string | null;
  url: string;
  institution: { id: number; name: string };
  awarding_body: string | null;
  credits: number | null;
  mnqf_level: string | null;
  duration_text: string | null;
  duration_months: number | null;
  delivery_modality_labels: string[];
  intakes: string[];
  net_cost: { from: number; to: number } | null;
  place_codes: string[];
  entry_routes: { conditions: { kind: string }[] }[];
  intake_details: { label: string; deadline: string | null; apply_url: string | null }[];
  categories: { id: number; name: string }[];
  total_cost: { currency: string; from: number; to: number } | null;
}

/** Up to a hundred courses of the listing that match the query. */
export async function courses(page: Page, query = ""): Promise<ApiCourse[]> {
  const answer = await page.request.get(`/api/v1/p/courses?limit=100&${query}`);
  expect(answer.ok()).toBe(true);
  const { data } = (await answer.json()) as { data: ApiCourse[] };
  return data;
}

/** The first `count` courses with unique names. */
export async function differentCourses(page: Page, count: number): Promise<ApiCourse[]> {
  const all = await courses(page);
  const names = all.map(({ name }) => name);
  return all.filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name)).slice(0, count);
}

/** Starts the browser with these courses on the shortlist; later changes by the page stay. */
export async function startWith(page: Page, ids: readonly number[]): Promise<void> {
  await page.context().addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, JSON.stringify(ids)] as const,
  );
}

/** The ids in the browser's storage. */
export function stored(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);
}

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
