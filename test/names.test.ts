import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-api";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** React Router reads these by their names. */
const FRAMEWORK = new Set([
  "loader",
  "action",
  "clientLoader",
  "clientAction",
  "meta",
  "headers",
  "links",
  "handle",
  "shouldRevalidate",
  "ErrorBoundary",
  "HydrateFallback",
  "Layout",
  "Route",
]);

/** Exempt: released migrations never change, and the others are rebuilt in later work. */
const LEFT_OUT =
  /\.test\.tsx?$|\.d\.ts$|^platform\/db\/migrations\/|^catalogue\/guid|^features\/chat\/guide/;

const MAX_SHARED = 40;

/** Names that several files declare for the same kind of thing, with the reason. */
const SHARED = new Map([["sections", "the sections of a text that ships, in each such text"]]);

const ADVICE =
  "One thing stands in one place: import it. Two things have two names: say which one it is. Only " +
  "what is of one kind in each file, and belongs to its file, goes into SHARED with the reason.";

/** Names that a file declares at its top level, exported or not. */
function namesIn(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8");
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

/** The files that declare a name, for each name that more than one file declares. */
function declaredTwice(): Map<string, string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path));
  const byName = Map.groupBy(
    files.flatMap((path) => [...new Set(namesIn(path))].map((name) => ({ name, path }))),
    ({ name }) => name,
  );
  return new Map(
    [...byName]
      .filter(([name, places]) => places.length > 1 && !FRAMEWORK.has(name))
      .map(([name, places]) => [name, places.map(({ path }) => path)]),
  );
}

describe("names", () => {
  const twice = declaredTwice();

  it("are declared in one file each, but for those of one kind", () => {
    const unknown = [...twice].filter(([name]) => !SHARED.has(name));
    expect(Object.fromEntries(unknown), ADVICE).toEqual({});
  });

  it("that are shared are few, and still are", () => {
    expect(SHARED.size).toBeLessThanOrEqual(MAX_SHARED);
    expect([...SHARED.keys()].filter((name) => !twice.has(name))).toEqual([]);
  });
});
