import type { Catalogue } from "#catalogue/catalogue.ts";
import { haveToday } from "#catalogue/category-names.ts";
import { NOTHING_YET, type WhatIHave } from "#catalogue/entry.ts";
import { haveOfCode, readHave } from "#catalogue/what-i-have.ts";

/** What a posted form says that somebody has: as a code, or field by field. */
export function postedHave(form: FormData, { categories }: Catalogue): WhatIHave {
  const fields = textFields(form);
  const code = fields.get("have");
  const have = code === null ? readHave(fields) : (haveOfCode(code) ?? NOTHING_YET);
  return haveToday(have, categories);
}

/** The fields of a form that are text. */
export function textFields(form: FormData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  return fields;
}

/** Names of the top-level categories, which routes and people name as fields. */
export function groupNames({ categories }: Catalogue): string[] {
  return categories.flatMap(({ name, parent }) => (parent === null ? name : []));
}
