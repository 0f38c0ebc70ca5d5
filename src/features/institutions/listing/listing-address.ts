import { NAME_LIMIT } from "#catalogue/filters.ts";

/** Name and page in an address of the listing; null where its page is not a number. */
export function readListingAddress(
  parameters: URLSearchParams,
): { name: string; page: number } | null {
  const page = parameters.get("page") || "1";
  if (!/^[1-9]\d{0,6}$/.test(page)) return null;
  return { name: tidyTypedName(parameters.get("name") ?? ""), page: Number(page) };
}

/** The typed name for the address: without surplus space, and cut at the maximum length. */
export function tidyTypedName(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, NAME_LIMIT);
}
