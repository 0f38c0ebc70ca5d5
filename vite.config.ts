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

/** The frame of every page, and the page that most visits begin with. */
const FIRST_VIEW = /[\\/](entry\.client|root|home\.route)\.tsx/;

type Importers = (id: string) => readonly string[];

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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serverEntries, programName, colours],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
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
                { name: "pages", test: SITE, minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
    // The server itself is the entry, so that it and the pages share one module graph; the thread
    // that packs the catalogue is another, which the server starts by its name.
    ssr: {
      build: {
        rollupOptions: {
          input: {
            index: "./src/main.ts",
            "build-worker": "./src/features/publishing/build-worker.server.ts",
          },
        },
      },
    },
  },
  build: { target: "es2022" },
});
