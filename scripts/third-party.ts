import { readFileSync, writeFileSync } from "node:fs";
import { thirdPartyList } from "./third-party-list.ts";

// Writes THIRD-PARTY.md anew, after a change to the dependencies.

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
writeFileSync("THIRD-PARTY.md", thirdPartyList(packages));
