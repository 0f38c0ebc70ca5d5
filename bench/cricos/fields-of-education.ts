import type { CsvRow } from "#features/importing/adapters/csv-table.ts";
import type { CategoryInput } from "#records/record.schema.ts";
import { cell } from "./cells.ts";

/** The broad and narrow fields as groups and subcategories, under the register's names. */
export class FieldsOfEducation {
  readonly categories: CategoryInput[] = [];
  private readonly names = new Map<string, string>();

  constructor(rows: CsvRow[]) {
    const broad = new Set<string>();
    const narrow = new Map<string, string>();
    for (const row of rows) {
      for (const number of [1, 2]) {
        const [group, field] = broadAndDetailedField(row, number);
        if (group) broad.add(group);
        if (group && field && field !== group) narrow.set(`${group}\n${field}`, field);
      }
    }
    const taken = new Set(broad);
    this.categories.push(...[...broad].sort().map((name) => ({ name })));
    for (const [key, field] of [...narrow].sort()) {
      const [group = ""] = key.split("\n");
      const name = taken.has(field) ? `${field} (${group})` : field;
      taken.add(name);
      this.names.set(key, name);
      this.categories.push({ name, parent: group });
    }
  }

  /**
   * Categories of a course: its narrow fields, or the broad field where a narrow one has the same
   * name.
   */
  of(row: CsvRow): string[] {
    return [1, 2].flatMap((number) => {
      const [group, field] = broadAndDetailedField(row, number);
      return group ? [this.names.get(`${group}\n${field}`) ?? group] : [];
    });
  }
}

/** "10 - Creative Arts" without its number. */
function broadAndDetailedField(row: CsvRow, number: number): [group: string, field: string] {
  const name = (level: string) =>
    cell(row, `Field of Education ${number} ${level} Field`).replace(/^\d+\s*-\s*/, "");
  return [name("Broad"), name("Narrow")];
}
