import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SRC = join(ROOT, "src");

interface File {
  /** Below src, with forward slashes. */
  path: string;
  /** What it imports: ours as a path below src, packages by name. */
  imports: string[];
}

/** Who may import what. `mend` is what a person reads when the rule is broken. */
interface Rule {
  name: string;
  /** Files that the rule is about. */
  of: (path: string) => boolean;
  /** Imports that it allows. */
  allows: (imported: string, file: File) => boolean;
  mend: string;
}

/** Mails have the colours of the pages; vite.config.ts puts its values in its place. */
const COLOURS = "ui/colours.ts";
const isOurs = (imported: string) =>
  /^(catalogue|platform|ui|web|features|office|app\.ts|main\.ts)/.test(imported);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];
/** Adapters read files from the command line and are called by nothing else. */
const isServer = (path: string) =>
  path.includes(".server.") || path.startsWith("features/importing/adapters/");
const isPage = (path: string) => /\.tsx$/.test(path);

const RULES: Rule[] = [
  {
    name: "catalogue imports nothing outside itself",
    of: (path) => path.startsWith("catalogue/"),
    allows: (imported) => imported.startsWith("catalogue/"),
    mend: "The core runs in browsers and workers too. Hand it what it needs as a parameter.",
  },
  {
    name: "ui knows nothing of the product",
    of: (path) => path.startsWith("ui/"),
    allows: (imported) => !isOurs(imported) || imported.startsWith("ui/"),
    mend: "Give the primitive a prop instead, or move the component into the feature that it serves.",
  },
  {
    name: "platform knows no feature",
    of: (path) => path.startsWith("platform/"),
    allows: (imported) =>
      !isOurs(imported) || imported.startsWith("platform/") || imported === COLOURS,
    mend: "Move what knows the product into its feature; the platform only carries.",
  },
  {
    name: "features meet in pages and in app.ts only",
    of: (path) => featureOf(path) !== undefined && !isPage(path),
    allows: (imported, file) => {
      const other = featureOf(imported);
      return (
        other === undefined || other === featureOf(file.path) || SHARED_WITH_FEATURES.has(imported)
      );
    },
    mend: "Compose the two in a page (.tsx) or in app.ts, or hand one to the other as a parameter.",
  },
  {
    name: "only repositories, importing and publishing talk SQL",
    of: (path) => path.startsWith("features/") && !/\.repository\.server\.ts$/.test(path),
    allows: (imported) => imported !== "kysely",
    mend: "Move the query into the feature's <feature>.repository.server.ts.",
  },
  {
    name: "what runs in the browser imports no server code",
    of: (path) =>
      !isServer(path) &&
      /^(features|web|ui)\//.test(path) &&
      !/^web\/(context|entry\.server)/.test(path),
    allows: (imported, { path }) =>
      !isServer(imported) &&
      (!imported.startsWith("node:") || path === COLOURS) &&
      !imported.startsWith("platform/db"),
    mend: "Read it in the page's loader through `context.get(services)`, and import types with `import type`.",
  },
];

/** What other features may import although it lives in one, each with its reason. */
const SHARED_WITH_FEATURES = new Set([
  // The published catalogue is what every service reads.
  "features/publishing/published.service.server.ts",
  // What each source says stands in two tables of one shape, for courses and institutions.
  "features/publishing/sources.repository.server.ts",
  "features/publishing/sources.schema.ts",
  // The sample data set fills the tables of every feature in one transaction, and leaves them so.
  "features/content/content.repository.server.ts",
  "features/content/content.schema.ts",
]);

describe("boundaries (docs/architecture.md)", () => {
  const files = sourceFiles();

  it("reads the source", () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.some((file) => file.imports.includes("react"))).toBe(true);
  });

  it.each(RULES)("$name", ({ of, allows, mend }) => {
    const broken = files
      .filter((file) => of(file.path))
      .flatMap((file) =>
        file.imports
          .filter((imported) => !allows(imported, file))
          .map((imported) => `src/${file.path} imports ${imported}`),
      );
    expect(broken, mend).toEqual([]);
  });

  it("has no folder or file that gathers everything", () => {
    const gatherers = files.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|common|constants)(\/|\.)/.test(file.path),
    );
    expect(
      gatherers.map((file) => file.path),
      "Name it after what it is about.",
    ).toEqual([]);
  });
});

/** Every source file but tests; imports of types only do not count: they are gone at run time. */
function sourceFiles(): File[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => ({ path, imports: importsOf(path) }));
}

function importsOf(path: string): string[] {
  const source = readFileSync(join(SRC, path), "utf8");
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^;"']*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g,
  );
  return [...statements]
    .map((match) => match[1] ?? match[2] ?? "")
    .filter((specifier) => !specifier.includes("+types/"))
    .map((specifier) => {
      if (specifier.startsWith("#")) return specifier.slice(1);
      if (!specifier.startsWith(".")) return specifier;
      return relative(SRC, join(SRC, dirname(path), specifier)).replaceAll("\\", "/");
    });
}
