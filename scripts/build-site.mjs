// Builds the site where its sources changed, for a serving install of its own (docs/running.md).
import { build } from "./build.mjs";

await build();
