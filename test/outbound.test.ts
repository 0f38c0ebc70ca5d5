import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SERVED = execFileSync("git", ["ls-files", "src"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

it("the server asks addresses of its settings only: these files, each with one from there", () => {
  const asks =
    /[ (>]fetch\([^)]|createTransport\(|new (?:Pool|Client|S3Driver)\(|https?\.request\(/;
  const ofServer = SERVED.filter(({ file }) => /\.server\.ts$|src\/platform\//.test(file));
  expect(ofServer.filter(({ text }) => asks.test(text)).map(({ file }) => file)).toEqual([
    "src/features/pictures/bucket-store.server.ts",
    "src/platform/backup/restore.ts",
    "src/platform/db/listening.ts",
    "src/platform/db/postgres.ts",
    "src/platform/db/serving.ts",
    "src/platform/language-model/model-fetch.server.ts",
    "src/platform/mail.server.ts",
  ]);
});

it("certificates of others are verified everywhere", () => {
  const off = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|ignoreTLS|sslmode=no-verify/;
  expect(SERVED.filter(({ text }) => off.test(text)).map(({ file }) => file)).toEqual([]);
});
