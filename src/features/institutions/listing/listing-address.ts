import { NAME_LIMIT } from "#catalogue/filters.ts";

/** What an address of the listing asks for; null where its page is no page number. */
export function readListingAddress(
  parameters: URLSearchParams,
): { name: string; page: number } | null {
  const page = parameters.get("page") || "1";
  if (!/^[1-9]\d{0,6}$/.test(page)) return null;
  return { name: tidyTypedName(parameters.get("name") ?? ""), page: Number(page) };
}

/** What was typed, as it stands in the address: without surplus space and not endlessly long. */
export function tidyTypedName(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, NAME_LIMIT);
}
