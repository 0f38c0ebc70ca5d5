import { readIntake } from "#catalogue/intakes.ts";
import type { TableMapping } from "../../table-mapping.schema.ts";
import { columnName } from "../magu/csv-cells.ts";
import { readDuration } from "../mqa/durations.ts";
import { readMoney, withUnits } from "./amount-cells.ts";
import { HEADING_WORDS } from "./heading-words.ts";
import type { TableFile } from "./table-file.ts";
import {
  EXPORT_ONLY,
  isTarget,
  isWordField,
  TARGETS,
  targetLabel,
  targetPart,
  type WordField,
} from "./targets.ts";
import { foldWords, knownChoice, wordsInCell } from "./words.ts";

/** Rows that a proposal looks at. */
const LOOKED_AT = 2_000;

/** Values of a column that are looked at, and shown. */
const MAX_VALUES = 200;
const SHOWN = 3;

/** How a column looks in the first rows. */
export interface ColumnLook {
  heading: string;
  values: string[];
  samples: string[];
  isUnique: boolean;
}

/** What the columns of a file hold. */
export async function lookAt(table: TableFile): Promise<ColumnLook[]> {
  const looks = new Map(
    table.headings.map((heading) => [
      heading,
      { values: new Set<string>(), filled: 0, repeats: 0 },
    ]),
  );
  let rows = 0;
  for await (const { cells } of table.rows()) {
    rows += 1;
    if (rows > LOOKED_AT) break;
    for (const [heading, text] of cells) {
      const look = looks.get(heading);
      if (!look) continue;
      look.filled += 1;
      if (look.values.has(text)) look.repeats += 1;
      else look.values.add(text);
    }
  }
  const seen = Math.min(rows, LOOKED_AT);
  return [...looks].map(([heading, { values, filled, repeats }]) => ({
    heading,
    values: [...values].slice(0, MAX_VALUES),
    samples: [...values].slice(0, SHOWN).map((text) => text.slice(0, 120)),
    isUnique: repeats === 0 && filled === seen && seen > 0,
  }));
}

/** Names of each target, folded: its column, its label, and what other catalogues call it. */
const NAMES: ReadonlyMap<string, { target: string; rank: number }[]> = namesOfTargets();

function namesOfTargets() {
  const names = new Map<string, { target: string; rank: number }[]>();
  const add = (name: string, target: string, rank: number) =>
    names.set(name, [...(names.get(name) ?? []), { target, rank }]);
  for (const target of TARGETS) {
    add(foldWords(target), target, 0);
    add(foldWords(targetLabel(target)), target, 1);
  }
  for (const [target, list] of Object.entries(HEADING_WORDS)) {
    for (const word of list.split(",")) add(foldWords(word), target, 2);
  }
  return names;
}

/** Currencies, units and the like that stand in a heading beside its meaning. */
const ASIDE =
  /\b(?:usd|mvr|aud|eur|gbp|inr|rf|in|of|the|per|optional|if any|weeks?|months?|years?|de|del|la|el|los|les|le|du|da|do|en)\b/g;

interface Candidate {
  heading: string;
  target: string;
  /** 0 is a name of ours, letter by letter. */
  rank: number;
}

function candidatesByName({ heading, isUnique, values }: ColumnLook): Candidate[] {
  const own = columnName(heading);
  if (isTarget(own) && (own !== "institution" || fits(own, values))) {
    return [{ heading, target: own, rank: own === heading ? 0 : 0.5 }];
  }
  const folded = foldWords(heading.replace(/\(\d+\)$/, ""));
  const bare = foldWords(folded.replace(ASIDE, " "));
  const found = [folded, bare].flatMap((name, at) =>
    (NAMES.get(name) ?? []).map(({ target, rank }) => ({ heading, target, rank: rank + at / 2 })),
  );
  const parts = folded.split(" ");
  const byEnd = found.length > 0 ? [] : (NAMES.get(parts.slice(-2).join(" ")) ?? []);
  // "name" and "code" at an end are those of anything.
  const byLast = [...found, ...byEnd].length > 0 ? [] : (NAMES.get(parts.at(-1) ?? "") ?? []);
  const ends = [...byEnd, ...byLast.filter(({ target }) => isWordField(target))];
  return [...found, ...ends.map(({ target }) => ({ heading, target, rank: 4 }))].filter(
    ({ target }) => (target !== "ref" || isUnique) && fits(target, values),
  );
}

const none: ReadonlyMap<string, string> = new Map();

const share = (values: readonly string[], is: (text: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

const IS_URL = (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text.split(" | ")[0] ?? "");
const IS_MAIL = (text: string) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text);
const IS_HTML = (text: string) =>
  /<(?:p|br|ul|ol|li|div|h\d|strong|em|a|table)\b[^<>]*>/i.test(text);
const IS_MONEY = (text: string) => readMoney(text) !== null;

/** False where the values of a column speak against what its name means. */
function fits(target: string, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  if (/^fee_\d+_(?:start|end)$/.test(target)) return share(values, IS_MONEY) > 0.5;
  if (target === "campus.email") return share(values, IS_MAIL) >= 0.5;
  if (/link_|_url$/.test(target)) return share(values, (text) => /\S\.\S/.test(text)) > 0.5;
  if (target === "credits") return share(values, (text) => /\d/.test(text)) > 0.5;
  // Other people's files have names there, and names are words.
  if (target === "institution") return share(values, (text) => text.includes(" ")) <= 0.5;
  // Whether records show is nothing to be guessed.
  if (target === "is_published") return false;
  if (target === "delivery_modalities" || target === "mode_of_study_text") {
    const other = target === "mode_of_study_text" ? "delivery_modalities" : "mode_of_study_text";
    const known = (field: WordField) => share(values, (text) => isKnownCell(field, text));
    return known(target) >= known(other);
  }
  if (target === "intakes") return share(values, (text) => /^\d{1,2}$/.test(text)) < 0.5;
  // A long number or a key is no name of anything.
  if (target === "name" || target === "institution.name") {
    return share(values, (text) => /\p{L}{2}/u.test(text)) > 0.5;
  }
  return true;
}

/** True where any word of a cell is one of the field's. */
const isKnownCell = (field: WordField, text: string) =>
  wordsInCell(field, text, () => false).some((word) => knownChoice(field, word, none) !== null);

/** What the values alone say of a column whose heading says nothing; the first that fits. */
const BY_VALUES: readonly (readonly [string, (text: string) => boolean])[] = [
  ["campus.email", IS_MAIL],
  ["campus.link_website", IS_URL],
  ["delivery_modalities", (text) => isKnownCell("delivery_modalities", text)],
  ["mode_of_study_text", (text) => text.length > 2 && isKnownCell("mode_of_study_text", text)],
  ["languages", (text) => text.length > 3 && knownChoice("languages", text, none) !== null],
  [
    "mnqf_level",
    (text) => /\p{L}{3}/u.test(text) && knownChoice("mnqf_level", text, none) !== null,
  ],
  ["duration_text", (text) => readDuration(withUnits(text, ""), false).months !== null],
  ["fee_1_start", (text) => /\p{L}|\p{Sc}/u.test(text) && /\d/.test(text) && IS_MONEY(text)],
  ["intakes", (text) => /\p{L}{3}/u.test(text) && text.length < 60 && readIntake(text).length > 0],
  ["general_notes", IS_HTML],
];

/** Values of a column that must agree. */
const MOST = 0.8;

/** The columns' meanings; each field is given once, and what nothing speaks for is left out. */
export function proposeColumns(looks: readonly ColumnLook[]): {
  columns: TableMapping["columns"];
  /** True where every heading is a name of ours. */
  isCertain: boolean;
} {
  const taken = new Map<string, Candidate>();
  const given = new Set<string>();
  const take = (candidate: Candidate) => {
    if (taken.has(candidate.heading) || given.has(candidate.target)) return;
    taken.set(candidate.heading, candidate);
    given.add(candidate.target);
  };
  const isOwn = looks.some(({ heading }) => heading === "ref");
  const asked = looks.filter(({ heading }) => !(isOwn && EXPORT_ONLY.has(heading)));
  for (const candidate of asked.flatMap(candidatesByName).sort((a, b) => a.rank - b.rank)) {
    take(candidate);
  }
  for (const { heading, values } of asked) {
    const target = BY_VALUES.find(([, is]) => share(values, is) >= MOST)?.[0];
    if (target !== undefined) take({ heading, target, rank: 5 });
  }
  const columns = looks.map(({ heading }) => ({
    heading,
    target: taken.get(heading)?.target ?? null,
  }));
  return {
    columns: ofInstitutions(columns),
    isCertain: asked.every(({ heading }) => (taken.get(heading)?.rank ?? 9) < 1),
  };
}

/** Fields that only a list of courses has. */
const OF_COURSES =
  /^(?:ref|mnqf_level|duration_|credits|delivery_|mode_of|intake|languages|categories|fee|admission_|modules|careers|campuses)/;

/** A list whose columns say nothing of a course, with a bare "name", is one of institutions. */
function ofInstitutions(columns: TableMapping["columns"]): TableMapping["columns"] {
  const targets = columns.flatMap(({ target }) => target ?? []);
  const isOfCourses =
    targets.includes("institution.name") ||
    targets.some((target) => OF_COURSES.test(target) && target !== "ref") ||
    !targets.some((target) => targetPart(target) !== null);
  if (isOfCourses) return columns;
  return columns.map(({ heading, target }) => {
    if (target === "name") return { heading, target: "institution.name" };
    return { heading, target: target === "ref" ? "institution.ref" : target };
  });
}
