import type { CsvRow } from "#features/importing/adapters/csv-table.ts";
import type { ImportTally } from "#features/importing/adapters/tally.ts";
import { htmlFromText } from "#platform/html.ts";
import type { ContactInput, InstitutionInput } from "#records/record.schema.ts";
import { asWebAddress } from "#records/web-addresses.ts";
import { cell, nullIfEmpty } from "./cells.ts";

/** Campuses by provider code, then by name. */
export function campusesByProvider(
  rows: CsvRow[],
  tally: ImportTally,
): Map<string, Map<string, ContactInput>> {
  const campuses = new Map<string, Map<string, ContactInput>>();
  for (const row of rows) {
    const provider = cell(row, "CRICOS Provider Code");
    const ofProvider = campuses.get(provider) ?? new Map<string, ContactInput>();
    campuses.set(provider, ofProvider);
    const name = cell(row, "Location Name");
    if (ofProvider.has(name)) tally.add("campuses of one name at one institution taken as one");
    else ofProvider.set(name, campusOf(row, name));
  }
  return campuses;
}

function campusOf(row: CsvRow, name: string): ContactInput {
  const lines = ["2", "3", "4"].map((number) => cell(row, `Address Line ${number}`));
  const city = placeName(cell(row, "City"));
  const state = [cell(row, "State"), cell(row, "Postcode")].filter(Boolean).join(" ");
  return {
    name,
    address_line1: nullIfEmpty(cell(row, "Address Line 1")),
    address_line2: nullIfEmpty(lines.filter(Boolean).join(", ")),
    island_city: nullIfEmpty([city, state].filter(Boolean).join(", ")),
    country: "Australia",
  };
}

/** "NORTH RYDE" as "North Ryde"; a name with lower-case letters is not changed. */
function placeName(city: string): string {
  return /[a-z]/.test(city)
    ? city
    : city.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * Names by provider code. Where providers share the registered name, the trading name, the town or,
 * last, the code is added: a filter names an institution by its name, so names must be unique.
 */
export function institutionNames(rows: CsvRow[]): Map<string, string> {
  const candidates: ((row: CsvRow) => string)[] = [
    (row) => cell(row, "Institution Name"),
    (row) => tradingName(row) ?? cell(row, "Institution Name"),
    (row) => `${cell(row, "Institution Name")} (${placeName(cell(row, "Postal Address City"))})`,
    (row) => `${cell(row, "Institution Name")} (${cell(row, "CRICOS Provider Code")})`,
  ];
  const names = new Map<string, string>();
  let open = rows;
  for (const candidate of candidates) {
    const taken = new Set([...names.values()].map((name) => name.toLowerCase()));
    const groups = Map.groupBy(open, (row) => candidate(row).toLowerCase());
    open = [];
    for (const [name, group] of groups) {
      const [row] = group;
      if (group.length > 1 || taken.has(name)) open.push(...group);
      else if (row) names.set(cell(row, "CRICOS Provider Code"), candidate(row));
    }
  }
  return names;
}

function tradingName(row: CsvRow): string | null {
  const name = cell(row, "Trading Name");
  return name === "" || /^(n\/?a|nil|none|-)$/i.test(name) ? null : name;
}

/** A row of the register as an institution, with the campuses read for its code. */
export function cricosInstitution(
  row: CsvRow,
  names: Map<string, string>,
  campuses: Map<string, Map<string, ContactInput>>,
  tally: ImportTally,
): InstitutionInput {
  const code = cell(row, "CRICOS Provider Code");
  const website = websiteOf(row, tally);
  const own = [...(campuses.get(code)?.values() ?? [])];
  return {
    ref: code,
    name: names.get(code) ?? cell(row, "Institution Name"),
    overview: overviewOf(row, names.get(code) ?? ""),
    campuses: own.map((campus) => ({
      ...campus,
      is_main: own.length === 1,
      link_website: website,
    })),
  };
}

function overviewOf(row: CsvRow, shown: string): string | null {
  const others = [tradingName(row), cell(row, "Institution Name")];
  const [other] = others.filter((name) => name && name.toLowerCase() !== shown.toLowerCase());
  const address = ["Line 1", "Line 2", "Line 3", "Line 4", "City", "State", "Postcode"].map(
    (part) => cell(row, `Postal Address ${part}`),
  );
  const sentences = [
    other ? `Also registered or trading as ${other}.` : "",
    address.some(Boolean)
      ? `Postal address: ${address.filter(Boolean).join(", ")}, Australia.`
      : "",
  ];
  return nullIfEmpty(htmlFromText(sentences.filter(Boolean).join("\n\n")));
}

/** A text of the register that is not a web address is left out. */
function websiteOf(row: CsvRow, tally: ImportTally): string | null {
  const text = cell(row, "Website");
  if (text === "") return null;
  const address = asWebAddress(text);
  if (
    /^https?:\/\//i.test(address) &&
    URL.canParse(address) &&
    new URL(address).hostname.includes(".") &&
    !/\s/.test(text)
  ) {
    return address;
  }
  tally.add("websites left out that are no web address");
  return null;
}

/** Names of campuses by course code. */
export function placesByCourse(
  rows: CsvRow[],
  campuses: Map<string, Map<string, ContactInput>>,
  tally: ImportTally,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const row of rows) {
    const name = cell(row, "Location Name");
    if (!campuses.get(cell(row, "CRICOS Provider Code"))?.has(name)) {
      tally.add("places of courses left out that are no campus of the institution");
      continue;
    }
    const course = cell(row, "CRICOS Course Code");
    const ofCourse = places.get(course);
    if (ofCourse) ofCourse.push(name);
    else places.set(course, [name]);
  }
  return places;
}
