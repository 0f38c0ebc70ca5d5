import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { fingerprint } from "./scripts/build.mjs";
import { COLOURS } from "./src/ui/colours.ts";

/** Modules that at least this many pages load travel together. */
const SHARED_BY = 3;

/** Our modules and icons, without what only the account screens share. */
const SITE =
  /[\\/]src[\\/](?!features[\\/]accounts[\\/]screens[\\/]|ui[\\/]password-field)|lucide-react/;

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
            // One file instead of forty small ones: fewer requests, and it compresses better.
            codeSplitting: {
              groups: [{ name: "site", test: SITE, minShareCount: SHARED_BY }],
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
