import type { Catalogue } from "#catalogue/catalogue.ts";
import { foldName } from "#catalogue/names.ts";
import type { RecordKey } from "./evidence.ts";

/** How a model names records: "[course 12]", "[institution 3]", "[contact 3]". */
export const TOKEN = /\[(course|institution|contact)s?[ :#]{1,2}(\d{1,9}(?:, ?\d{1,9}){0,9})\]/giu;

interface Token {
  text: string;
  kind: "course" | "institution" | "contact";
  keys: RecordKey[];
  at: number;
  end: number;
}

/** The tokens of a text, in order. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: written, 1: word, 2: ids, index }) => {
    const kind = word!.toLowerCase() as Token["kind"];
    const of = kind === "course" ? "course" : "institution";
    const keys = ids!.split(",").map((id): RecordKey => `${of} ${Number(id)}`);
    return { text: written, kind, keys, at: index, end: index + written.length };
  });
}

/** A text in which known records that are written by name are tokens, the longest names first. */
export function namesToTokens(text: string, known: ReadonlyMap<RecordKey, string>): string {
  const byName = Map.groupBy(known, ([, name]) => name);
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  return names.reduce((left, name) => {
    if (!foldName(left).includes(foldName(name))) return left;
    const keys = byName.get(name)!.map(([key]) => key);
    const [kind = ""] = keys[0]!.split(" ");
    const ids = keys.map((key) => key.split(" ")[1]).join(", ");
    const exact = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "giu");
    return left.replace(exact, `[${kind} ${ids}]`);
  }, text);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The name of a record, as it is printed; null where there is none. */
export function nameOf(key: RecordKey, { course, institutions }: Catalogue): string | null {
  const [kind, id] = key.split(" ");
  const found =
    kind === "course" ? course(Number(id)) : institutions.find((one) => one.id === Number(id));
  return found?.name ?? null;
}

/** A text with the names that the directory has in the places of its tokens. */
export function printed(text: string, catalogue: Catalogue): string {
  return text.replace(TOKEN, (token) => {
    const names = tokensIn(token).flatMap(({ keys }) =>
      keys.flatMap((key) => nameOf(key, catalogue) ?? []),
    );
    return [...new Set(names)].join(", ");
  });
}
