/** Fields of the rates and rules as their page calls them. */
const RULE_FIELD_WORDS: ReadonlyMap<string, string> = new Map([
  ["exchange_rates", "Exchange rates"],
  ["currency", "Currency"],
  ["mvr", "Rufiyaa for one"],
  ["since", "Since"],
  ["source", "Source"],
  ["support", "Schemes, scholarships and loans"],
  ["name", "Name"],
  ["kind", "Kind"],
  ["levels", "Levels that it is for"],
  ["pays", "What it pays"],
  ["most", "Rufiyaa each year"],
  ["not_for", "Whom it leaves out"],
  ["url", "Address"],
  ["stated_on", "Stated on"],
  ["level_entry", "What levels ask for"],
  ["asks", "Ways in"],
]);

/**
 * Where a field stands, for people: "Exchange rates, USD, Since"; an entry that has no name yet by its
 * number.
 *
 * @param path such as "exchange_rates.0.since". @param values what was sent.
 */
export function fieldPlace(path: string, values: object): string {
  let at: unknown = values;
  const words = path
    .split(/[./]/)
    .filter(Boolean)
    .flatMap((step) => {
      at = new Map(Object.entries(Object(at))).get(step);
      if (step === "rules") return [];
      return /^\d+$/.test(step)
        ? entryWords(at, Number(step) + 1)
        : (RULE_FIELD_WORDS.get(step) ?? step);
    });
  return words.join(", ");
}

function entryWords(entry: unknown, number: number): string {
  const { currency, name, level } = Object(entry) as Record<string, unknown>;
  if (level) return `Level ${level}`;
  return String(currency || name || `number ${number}`);
}
