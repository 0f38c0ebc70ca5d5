import { join, relative } from "node:path";
import ts from "typescript-api";
import { describe, expect, it } from "vitest";

// A plain object has inherited properties such as "constructor" and "toString": looking up a
// visitor's word in one once crashed the site.

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = /^(src|scripts|sample|faults)\//;

const ADVICE =
  "Make it a Map (`new Map(Object.entries({ ... }))`), give the key a type of the few names that " +
  "there are, or ask with Object.hasOwn. Where no key can come from people, from files, from the " +
  "database or from a model, add it to KNOWN with the reason.";

/** Lookups whose keys are our own names, although the compiler only knows them as text. */
const KNOWN = new Map([
  ["src/platform/env.ts source[name]", "names of settings"],
  ["src/features/importing/adapters/magu/csv-cells.ts value[column]", "columns of the template"],
  [
    "src/features/importing/exporting/restoring.repository.server.ts this.#rows[table as FilledTable]",
    "names of our own tables",
  ],
  ["src/features/importing/adapters/magu/csv-cells.ts value[key]", "fields of a fee"],
  [
    "src/features/adverts/booking.service.server.ts SLOTS[input.slot as keyof typeof SLOTS]",
    "asked with Object.hasOwn before",
  ],
  ["src/catalogue/record-fields.ts record[field]", "fields that the caller's type names"],
  ["src/catalogue/statements.ts said[field]", "fields of our own bundles"],
  ["src/catalogue/evidence.ts field_sources[field]", "fields of our own bundles"],
  [
    "src/records/validation.ts (inner as Record<PropertyKey, unknown>)?.[key]",
    "places that our schemas found wrong",
  ],
  [
    "src/records/validation.ts (parent as Record<PropertyKey, unknown>)[last]",
    "places that our schemas found wrong",
  ],
  ["src/records/sameness.ts other[key]", "columns of our own rows"],
  ["src/features/courses/course-answer.ts values[name]", "fields of our own schema"],
  ["src/features/publishing/field-answers.schema.ts fields[name]", "fields of our own tables"],
  ["src/features/office/content/item-form.tsx values[field.name]", "fields of our own lists"],
  ["src/features/office/content/item-list.tsx item[name]", "fields of our own lists"],
  ["src/web/forms/use-form.ts ids[name]", "fields of our own forms"],
  ["src/web/forms/use-form.ts values[name]", "fields of our own forms"],
  ["src/web/forms/use-form.ts problem?.fields[name]", "fields of our own forms"],
  ["src/features/office/editor/small-fields.tsx fields[name]", "fields of our own records"],
  ["src/entry.server.tsx manifest.routes[id]", "ids of our own routes"],
  ["src/platform/db/stored-counts.ts row[key]", "columns of our own tables"],
  ["src/platform/db/stored-counts.ts one[count]", "columns of our own tables"],
  ["src/platform/db/stored-counts.ts other[count]", "columns of our own tables"],
]);

describe("tables that words are looked up in", () => {
  it("are no plain objects", () => {
    const found = lookups();
    expect(found.files).toBeGreaterThan(300);
    expect(
      found.open.filter((lookup) => !KNOWN.has(lookup)),
      ADVICE,
    ).toEqual([]);
    expect(
      [...KNOWN.keys()].filter((lookup) => !found.open.includes(lookup)),
      "It is gone: take it out of KNOWN.",
    ).toEqual([]);
  });

  it("are found where they are", () => {
    const source = `
      const TABLE: Record<string, number> = { a: 1 };
      export const read = (word: string) => TABLE[word];
      export const written = (word: string) => { TABLE[word] = 2; };
      export const asked = (word: string) => word in TABLE;
      export const forced = (word: string) => ({ a: 1 })[word as "a"];
      export const fine = (word: "a" | "b", at: number) => [TABLE[word], [1][at], "abc"[at]];
    `;
    const host = ts.createCompilerHost({});
    const { getSourceFile } = host;
    host.getSourceFile = (name, options) =>
      name === "table.ts"
        ? ts.createSourceFile(name, source, options)
        : getSourceFile.call(host, name, options);
    const program = ts.createProgram(["table.ts"], { strict: true, types: [] }, host);
    expect(openLookups(program.getSourceFile("table.ts")!, program.getTypeChecker())).toEqual([
      "TABLE[word]",
      "TABLE[word]",
      "word in TABLE",
      '({ a: 1 })[word as "a"]',
    ]);
  });
});

function lookups(): { files: number; open: string[] } {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const ours = fileNames.filter((name) => FOLDERS.test(pathOf(name)) && !name.includes(".test."));
  const program = ts.createProgram(ours, options);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().flatMap((file) => {
    const path = pathOf(file.fileName);
    return FOLDERS.test(path) && !file.isDeclarationFile ? [{ path, file }] : [];
  });
  const open = files.flatMap(({ path, file }) =>
    openLookups(file, checker).map((lookup) => `${path} ${lookup}`),
  );
  return { files: files.length, open: [...new Set(open)] };
}

/** Relative to the project's folder, with forward slashes. */
function pathOf(fileName: string): string {
  return relative(ROOT, fileName).replaceAll("\\", "/");
}

/** Lookups in objects by a text that can have any value. */
function openLookups(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node) && isOpen(node.argumentExpression, checker)) {
      found.push(node.getText(file));
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      isOpen(node.left, checker)
    ) {
      found.push(node.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** True where the key can be any text, or is one of a few only by a type assertion. */
function isOpen(key: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isAsExpression(key)) return isOpen(key.expression, checker);
  const type = checker.getTypeAtLocation(key);
  return canBeAnyText(checker.getBaseConstraintOfType(type) ?? type);
}

function canBeAnyText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(canBeAnyText);
  return (
    (type.flags &
      (ts.TypeFlags.String |
        ts.TypeFlags.TemplateLiteral |
        ts.TypeFlags.Any |
        ts.TypeFlags.Unknown)) !==
    0
  );
}
