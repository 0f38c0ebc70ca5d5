// Builds the site if its sources changed, for separate serving installs (docs/running.md).
import { build } from "./build.mjs";

await build();
