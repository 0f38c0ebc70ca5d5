import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SRC = join(ROOT, "src");

interface Import {
  /** Our own modules as a path below src, packages by name. */
  from: string;
  /** True for a type-only import, which does not exist at run time. */
  isType: boolean;
}

interface File {
  /** Relative to src, with forward slashes. */
  path: string;
  imports: Import[];
}

/** The part of the source that a file belongs to: its folder, its feature, or the top level. */
function partOf(path: string): string {
  const [folder = "", feature, ...rest] = path.split("/");
  if (feature === undefined) return "top";
  return folder === "features" && rest.length > 0 ? `features/${feature}` : folder;
}

/**
 * The layers: what each part may import besides itself, types included. Imports go downwards only
 * (docs/architecture.md draws them).
 */
const FLOORS: Record<string, readonly string[]> = {
  top: ["shell", "features", "office", "records", "web", "ui", "platform", "catalogue"],
  shell: ["features", "office", "records", "web", "ui", "platform", "catalogue"],
  features: ["features", "office", "records", "web", "ui", "platform", "catalogue"],
  office: ["web", "ui", "platform", "catalogue"],
  records: ["web", "platform", "catalogue"],
  web: ["ui", "platform", "catalogue"],
  ui: [],
  platform: [],
  catalogue: ["engine"],
  engine: [],
};

/** The message for an import from a higher layer. */
const UPWARDS: Record<string, string> = {
  top: "",
  shell:
    "Nothing imports the server as a whole: hand the shell what it needs when it is put together.",
  features:
    "A page knows nothing of the shell around it. Move what both need to src/web, or into the feature that it is about.",
  office:
    "What all pages of staff are made with knows none of them. Move the file into its feature.",
  records:
    "Records know no feature: hand them what they need, or move what both need into src/records.",
  web: "src/web knows no feature. Move the file into the feature that it is about, or into src/shell.",
  ui: "Give the primitive a prop instead, or move the component into the feature that it serves.",
  platform: "Move what knows the product into its feature; the platform only carries.",
  catalogue:
    "The core runs in browsers and workers too. Hand it what it needs as a parameter, packages of the platform too.",
  engine: "The engine knows documents, facets and texts. Hand it the rest as a description.",
};

/** Mails use the pages' colours; vite.config.ts replaces this module with the values. */
const COLOURS = "ui/colours.ts";

/** The types of tables have the columns that the tables of fields declare. */
const COLUMNS = "platform/db/schema.ts";

/** Further rules for single files. `mend` is the message when a rule is broken. */
interface Rule {
  name: string;
  /** Files that the rule applies to. */
  of: (path: string) => boolean;
  /** Allowed imports at run time. */
  allows: (imported: string, file: File) => boolean;
  mend: string;
}

/** It says how long each feature keeps what. */
const PRIVACY_POLICY = "features/fixed-pages/shipped/privacy.server.ts";

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];
/** Adapters read files from the command line and are called by no server code. */
const isServer = (path: string) =>
  path.includes(".server.") || path.startsWith("features/importing/adapters/");
const isPage = (path: string) => /\.tsx$/.test(path);

const RULES: Rule[] = [
  {
    name: "catalogue and engine import no package, and the catalogue of the engine only its face",
    of: (path) => /^(catalogue|engine)\//.test(path),
    allows: (imported, { path }) =>
      imported === "engine/engine.ts" || imported.startsWith(path.replace(/\/.*/, "/")),
    mend: "The core runs in browsers and workers too. Hand it what it needs as a parameter; what the catalogue needs of the engine is exported by engine.ts.",
  },
  {
    name: "features meet in pages, in the shell and in app.ts only",
    of: (path) => featureOf(path) !== undefined && !isPage(path),
    allows: (imported, file) => {
      const other = featureOf(imported);
      return (
        other === undefined ||
        other === featureOf(file.path) ||
        SHARED_WITH_FEATURES.has(imported) ||
        (file.path === PRIVACY_POLICY && /-limits\.ts$|\/what-is-kept\.ts$/.test(imported))
      );
    },
    mend: "Compose the two in a page (.tsx) or in app.ts, or hand one to the other as a parameter.",
  },
  {
    name: "only repositories talk SQL",
    of: (path) => /^(features|records)\//.test(path) && !/\.repository\.server\.ts$/.test(path),
    allows: (imported) => imported !== "kysely",
    mend: "Move the query into the feature's <feature>.repository.server.ts.",
  },
  {
    name: "what runs in the browser imports no server code",
    of: (path) =>
      !isServer(path) &&
      /^(features|office|records|shell|web|ui|catalogue|engine|root|routes|entry\.client)/.test(
        path,
      ),
    allows: (imported, { path }) =>
      !isServer(imported) &&
      (!imported.startsWith("node:") || path === COLOURS) &&
      !imported.startsWith("platform/db"),
    mend: "Ask the feature's service in the page's loader, by its key (`context.get(coursesContext)`), and import types with `import type`.",
  },
];

/** Modules of features that other features may import, each with the reason. */
const SHARED_WITH_FEATURES = new Set([
  // Every service reads the published catalogue.
  "features/publishing/published.service.server.ts",
  // Files of the directory say whose they are.
  "features/publishing/site-name.repository.server.ts",
  // What a browser keeps of its owner gets the names that fields have today.
  "features/publishing/directory.endpoints.ts",
  // Fields of courses and institutions are answered by their kind.
  "features/publishing/field-answers.schema.ts",
  // Both searches, of courses and of the whole directory, answer which words are filters.
  "features/publishing/understood.schema.ts",
  // What operators write is read once for each version of the catalogue.
  "features/publishing/read-per-version.server.ts",
  // The operator's facts are written with the site's content, and read with the catalogue.
  "features/publishing/operator.schema.ts",
  // Spreadsheets of courses have the columns and cells of import files.
  "features/importing/adapters/csv-table.ts",
  "features/importing/adapters/source-file.ts",
  "features/importing/adapters/magu/csv-cells.ts",
  // The sample data set fills and empties the tables of every feature in one transaction.
  "features/content/content.repository.server.ts",
  "features/content/content.schema.ts",
  // The office shows spreadsheets, asked for with the person's session.
  "features/spreadsheets/spreadsheets.endpoints.ts",
  "features/accounts/session.store.ts",
  // Which mails operators want: asked where such a mail is written.
  "features/operator-mails/operator-mails.repository.server.ts",
  // What waits for operators is told in the office and by mail.
  "features/waiting/waiting.ts",
  "features/waiting/waiting.repository.server.ts",
  // The profile clears the account's chat through the chat's own endpoint.
  "features/accounts/accounts.endpoints.ts",
]);

describe("boundaries (docs/architecture.md)", () => {
  const files = sourceFiles();

  it("reads the source", () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.some(({ imports }) => imports.some(({ from }) => from === "react"))).toBe(true);
    const parts = new Set(files.map(({ path }) => partOf(path).replace(/\/.*/, "")));
    expect([...parts].sort(), "Give a new folder of src its floor in FLOORS.").toEqual(
      Object.keys(FLOORS).sort(),
    );
  });

  it.each(Object.entries(FLOORS))("%s imports what is below it, types included", (part, below) => {
    const allowed = new Set([part, ...below]);
    const broken = ofParts(files, (path) => floorOf(path) === part).filter(
      ([{ path }, { from, isType }]) =>
        isOurs(from) &&
        !allowed.has(floorOf(from)) &&
        from !== COLOURS &&
        !(path === COLUMNS && isType && floorOf(from) === "catalogue"),
    );
    expect(broken.map(asText), UPWARDS[part]).toEqual([]);
  });

  it.each(RULES)("$name", ({ of, allows, mend }) => {
    const broken = files
      .filter(({ path }) => of(path))
      .flatMap((file) =>
        file.imports
          .filter(({ from, isType }) => !isType && !allows(from, file))
          .map((imported) => asText([file, imported])),
      );
    expect(broken, mend).toEqual([]);
  });

  it("has no files that import each other in a circle, types included", () => {
    const graph = new Map(
      files.map(({ path, imports }) => [path, imports.map(({ from }) => from)] as const),
    );
    expect(
      circlesIn(graph),
      "Move what both files need into a third, or hand one to the other as a parameter.",
    ).toEqual([]);
  });

  it("has no parts that import each other in a circle, types included", () => {
    const graph = new Map<string, string[]>();
    for (const { path, imports } of files) {
      const others = imports.flatMap(({ from }) =>
        isOurs(from) && partOf(from) !== partOf(path) ? [partOf(from)] : [],
      );
      graph.set(partOf(path), [...(graph.get(partOf(path)) ?? []), ...others]);
    }
    expect(
      circlesIn(graph),
      "One of two features is about the other: move what the lower one needs down into it, or what both need to src/web or src/ui.",
    ).toEqual([]);
  });

  it("has no word of a course in the engine, in names or comments", () => {
    const named = files
      .filter(({ path }) => path.startsWith("engine/"))
      .filter(({ path }) => PRODUCT.test(readFileSync(join(SRC, path), "utf8")));
    expect(
      named.map(({ path }) => path),
      UPWARDS.engine,
    ).toEqual([]);
  });

  it("has no folder or file that gathers everything", () => {
    const gatherers = files.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|common|constants|screens?|parts|components)(\/|\.)/.test(
        file.path,
      ),
    );
    expect(
      gatherers.map((file) => file.path),
      "Name it after what it is about.",
    ).toEqual([]);
  });
});

const PRODUCT =
  /course|institution|campus|catalogue|categor|degree|\bfees?\b|\blevels?\b|intake|tuition|thaana|dhivehi|maldiv/i;

const isOurs = (imported: string) =>
  /^[^:]*\.tsx?$/.test(imported) && !imported.startsWith("../") && !imported.startsWith("@");

const floorOf = (path: string) => partOf(path).replace(/\/.*/, "");

const asText = ([{ path }, { from, isType }]: [File, Import]) =>
  `src/${path} imports ${isType ? "types of " : ""}${from}`;

function ofParts(files: readonly File[], isMeant: (path: string) => boolean): [File, Import][] {
  return files
    .filter(({ path }) => isMeant(path))
    .flatMap((file) => file.imports.map((imported): [File, Import] => [file, imported]));
}

/**
 * Each cycle of the graph once, as the names along it; of cycles that share a name, the shortest.
 */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Map<string, string>();
  for (const start of graph.keys()) {
    const circle = wayBack(graph, start);
    if (circle) found.set([...circle].sort().join(), [...circle, start].join(" -> "));
  }
  return [...found.values()];
}

/** The shortest path from a name back to itself, without its end; null where there is none. */
function wayBack(graph: ReadonlyMap<string, readonly string[]>, start: string): string[] | null {
  const seen = new Set<string>();
  const ways = [[start]];
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** Every source file except tests. */
function sourceFiles(): File[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => ({ path, imports: importsOf(path) }));
}

function importsOf(path: string): Import[] {
  const source = readFileSync(join(SRC, path), "utf8");
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\b)?(?:[\w*{ ][^;"']*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g,
  );
  return [...statements]
    .map((match) => ({ from: match[2] ?? match[3] ?? "", isType: match[1] !== undefined }))
    .filter(({ from }) => !from.includes("+types/"))
    .map(({ from, isType }) => {
      if (from.startsWith("#")) return { from: from.slice(1), isType };
      if (!from.startsWith(".")) return { from, isType };
      return {
        from: relative(SRC, join(SRC, dirname(path), from)).replaceAll("\\", "/"),
        isType,
      };
    });
}
