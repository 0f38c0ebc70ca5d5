import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { fingerprint } from "./scripts/build.mjs";
import { COLOURS } from "./src/ui/colours.ts";

/** Modules that at least this many pages load travel together. */
const SHARED_BY = 3;

/** Our modules and icons, without what only the account screens share. */
const SITE =
  /[\\/]src[\\/](?!features[\\/]accounts[\\/](?:forms|profile)[\\/]|ui[\\/]password-field)|lucide-react/;

/** The frame of every page, and the page that most visits begin with. */
const FIRST_VIEW = /[\\/](entry\.client|root|home\.route)\.tsx/;

/** Where every icon comes through one file, whichever page asks for it. */
const ICONS = /[\\/]lucide-react[\\/]/;

/** Finds an icon's name in the code that shows it; null for what is no icon. */
function iconName(id: string): RegExp | null {
  const file = ICONS.test(id) ? /[\\/]icons[\\/]([a-z0-9-]+)\.m?js$/.exec(id)?.[1] : undefined;
  const words = file?.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words ? new RegExp(`\\b${words.join("")}\\b`) : null;
}

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
              minShareCount: SHARED_BY,
              groups: [
                {
                  debugName: "site",
                  name: (id, context) => {
                    const icon = iconName(id);
                    const codeOf = (it: string) => context.getModuleInfo(it)?.code ?? "";
                    const importersOf = (it: string) => {
                      const importers = context.getModuleInfo(it)?.importers ?? [];
                      return icon && ICONS.test(it)
                        ? importers.filter((by) => ICONS.test(by) || icon.test(codeOf(by)))
                        : importers;
                    };
                    return isInFirstView(id, importersOf) ? "site" : null;
                  },
                  test: SITE,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: "pages", test: SITE },
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
