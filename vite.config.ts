import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server itself is the entry, so that it and the pages share one module graph.
    ssr: { build: { rollupOptions: { input: "./src/main.ts" } } },
  },
  build: { target: "es2022" },
});
