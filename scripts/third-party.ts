import { readFileSync, writeFileSync } from "node:fs";
import { thirdPartyList } from "./third-party-list.ts";

// Rewrites THIRD-PARTY.md; run it after a change of dependencies.

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
writeFileSync("THIRD-PARTY.md", thirdPartyList(packages));
