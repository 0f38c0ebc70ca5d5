import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Modules that at least this many pages load travel together. */
const SHARED_BY = 3;

/** Our modules and icons, without what only the account screens share. */
const SITE =
  /[\\/]src[\\/](?!features[\\/]accounts[\\/]screens[\\/]|ui[\\/]password-field)|lucide-react/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
    // The server itself is the entry, so that it and the pages share one module graph.
    ssr: { build: { rollupOptions: { input: "./src/main.ts" } } },
  },
  build: { target: "es2022" },
});
