import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { fingerprint } from "./scripts/build.mjs";
import { COLOURS } from "./src/ui/colours.ts";

/** Modules beside the first view that at least this many pages load travel together. */
const SHARED_BY = 3;

/** Our modules and icons, without what only the account screens share, and without React DOM. */
const SITE =
  /[\\/]src[\\/](?!entry\.client|features[\\/]accounts[\\/](?:forms|profile)[\\/]|ui[\\/]password-field)|lucide-react/;

/** Modules that pages import when they are used: rules of forms, which bring zod, and the islands. */
const LATER = /\.schema\.ts$|[\\/]catalogue[\\/](?:islands|nearness)\.ts$/;

/** The frame of every page, and the page that most visits begin with. */
const FIRST_VIEW = /[\\/](entry\.client|root|home\.route)\.tsx/;

/** Public pages by their routes; pages of staff, in a folder of each feature, share with each other. */
const PAGE = /[\\/]([\w-]+)\.route\.tsx/;
const OFFICE = /[\\/]office[\\/]/;

/** What costs less as a part of a file than as one more line in the list of all files. */
const SMALL = /lucide-react/;

type Importers = (id: string) => readonly string[];

/** The public pages that load a module, themselves or through what imports it. */
function pagesThatLoad(id: string, importersOf: Importers, asked = new Set<string>()): Set<string> {
  asked.add(id);
  if (OFFICE.test(id)) return new Set();
  const page = PAGE.exec(id)?.[0];
  if (page) return new Set([page]);
  const pages = new Set<string>();
  for (const by of importersOf(id)) {
    if (asked.has(by)) continue;
    for (const found of pagesThatLoad(by, importersOf, asked)) pages.add(found);
  }
  return pages;
}

/** Whether the first view loads a module, itself or through what imports it. */
function isInFirstView(id: string, importersOf: Importers, asked = new Set<string>()): boolean {
  if (FIRST_VIEW.test(id)) return true;
  asked.add(id);
  return importersOf(id).some((by) => !asked.has(by) && isInFirstView(by, importersOf, asked));
}

/** Each entry of the server keeps its own name; React Router would call them all alike. */
const serverEntries: Plugin = {
  name: "server-entries",
  enforce: "post",
  config: () => ({
    environments: {
      ssr: { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } },
    },
  }),
};

/** Tells the built server which program it is. */
const programName: Plugin = {
  name: "program-name",
  apply: "build",
  config: () => ({ define: { "import.meta.env.MAGU_PROGRAM": JSON.stringify(fingerprint()) } }),
};

/** Gives programs and pages the colours themselves. */
const colours: Plugin = {
  name: "colours",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/src/ui/colours.ts") ? `export const COLOURS = ${JSON.stringify(COLOURS)};` : null,
};

const LUCIDE = join(
  dirname(fileURLToPath(import.meta.resolve("lucide-react"))),
  "../esm/lucide-react.mjs",
);

/** The file of each icon, by each of its names. */
const ICON_FILES = new Map(
  [...readFileSync(LUCIDE, "utf8").matchAll(/^export \{(.+)\} from '(.+)';$/gm)].flatMap(
    ([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = ""]) => [name, join(dirname(LUCIDE), file)] as const,
      ),
  ),
);

/**
 * Takes each icon from its own file. Lucide's index imports all of them, so every icon of the site
 * would seem to belong to the first view.
 */
const icons: Plugin = {
  name: "icons",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { code: "lucide-react" },
    handler: (code) =>
      code.replace(/import \{([^}]*)\} from "lucide-react";/g, (_, names: string) =>
        [...names.matchAll(/(\w+)(?: as (\w+))?/g)]
          .map(([, name = "", own = name]) => `import ${own} from "${ICON_FILES.get(name)}";`)
          .join(""),
      ),
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serverEntries, programName, colours, icons],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // The first view carries the list of all files, and readable names were a fourth of it.
            chunkFileNames: "assets/[hash:8].js",
            entryFileNames: "assets/[hash:8].js",
            // Two files instead of forty small ones: fewer requests, and they compress better. What
            // the first view does without waits for a page that needs it.
            codeSplitting: {
              groups: [
                {
                  debugName: "site",
                  name: (id, context) =>
                    isInFirstView(id, (it) => context.getModuleInfo(it)?.importers ?? [])
                      ? "site"
                      : null,
                  test: SITE,
                  priority: 1,
                },
                {
                  debugName: "pages",
                  name: (id, context) => {
                    const importersOf = (it: string) => context.getModuleInfo(it)?.importers ?? [];
                    const isShared = pagesThatLoad(id, importersOf).size >= SHARED_BY;
                    return isShared || SMALL.test(id) ? "pages" : null;
                  },
                  test: (id) => SITE.test(id) && !LATER.test(id),
                  minShareCount: SHARED_BY,
                },
              ],
            },
          },
        },
      },
    },
    // The server itself is the entry, so that it and the pages share one module graph; the threads
    // that pack the catalogue, import, and read spreadsheets are others, started by their names.
    ssr: {
      build: {
        rollupOptions: {
          input: {
            index: "./src/main.ts",
            "build-worker": "./src/features/publishing/build-worker.server.ts",
            "import-worker": "./src/features/importing/runs/import-worker.server.ts",
            "sheet-worker": "./src/features/spreadsheets/sheet-worker.server.ts",
          },
        },
      },
    },
  },
  build: { target: "es2022" },
});
