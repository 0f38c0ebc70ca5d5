import type { FacetKey } from "#catalogue/filters.ts";

/** A value that was asked for, as far as a title needs it. */
interface Asked {
  key: FacetKey | "name";
  value: string;
  label: string;
}

/** Values that a title names; with more it says only that courses were filtered. */
const NAMED_VALUES = 3;

/** What a listing holds, as a title: "Diploma courses in Marketing", "Courses" without filters. */
export function listingTitle(asked: readonly Asked[]): string {
  if (asked.length > NAMED_VALUES) return "Courses that match your filters";
  const labels = (key: FacetKey | "name") =>
    asked.filter((one) => one.key === key).map(({ label }) => label);
  const either = (key: FacetKey | "name", before: string, after = "") => {
    const named = labels(key);
    return named.length > 0 ? `${before}${named.join(" or ")}${after}` : "";
  };
  const title = [
    either("delivery_modality", "").toLowerCase(),
    either("awarding_body_type", "", " award").toLowerCase(),
    either("mnqf_level", ""),
    "courses",
    either("category", "in "),
    either("institutions", "at "),
    either("language", "taught in "),
    schemePhrase(asked),
    either("name", "for “", "”"),
  ];
  return capitalised(title.filter(Boolean).join(" "));
}

function schemePhrase(asked: readonly Asked[]): string {
  const values = asked.filter(({ key }) => key === "gov_first_degree").map(({ value }) => value);
  if (values.length !== 1) return "";
  return `${values[0] === "yes" ? "in" : "outside"} the Government First Degree Scheme`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
