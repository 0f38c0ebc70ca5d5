import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTest, PROJECT, tableRows, testsOfCell } from "./named-tests.ts";

const PAGE = "docs/security.md";

/** Requirements of levels 1 and 2 of OWASP ASVS 5.0, as the numbers of each section; others are level 3. */
const REQUIREMENTS = new Map<string, readonly number[]>([
  ...([
    ["1.1", upTo(2)],
    ["1.2", upTo(9)],
    ["1.3", upTo(11)],
    ["1.4", upTo(3)],
  ] as const),
  ...([
    ["1.5", upTo(2)],
    ["2.1", upTo(3)],
    ["2.2", upTo(3)],
    ["2.3", upTo(4)],
  ] as const),
  ...([
    ["2.4", upTo(1)],
    ["3.2", upTo(2)],
    ["3.3", upTo(4)],
    ["3.4", upTo(6)],
  ] as const),
  ...([
    ["3.5", upTo(5)],
    ["3.7", upTo(2)],
    ["4.1", upTo(3)],
    ["4.2", upTo(1)],
  ] as const),
  ...([
    ["4.3", upTo(2)],
    ["4.4", upTo(4)],
    ["5.1", upTo(1)],
    ["5.2", upTo(3)],
  ] as const),
  ...([
    ["5.3", upTo(2)],
    ["5.4", upTo(3)],
    ["6.1", upTo(3)],
    ["6.2", upTo(11)],
  ] as const),
  ...([
    ["6.3", upTo(3)],
    ["6.4", upTo(4)],
    ["6.5", upTo(5)],
    ["6.6", upTo(3)],
  ] as const),
  ...([
    ["6.8", upTo(4)],
    ["7.1", upTo(3)],
    ["7.2", upTo(4)],
    ["7.3", upTo(2)],
  ] as const),
  ...([
    ["7.4", upTo(5)],
    ["7.5", upTo(2)],
    ["7.6", upTo(2)],
    ["8.1", upTo(2)],
  ] as const),
  ...([
    ["8.2", upTo(3)],
    ["8.3", upTo(1)],
    ["8.4", upTo(1)],
    ["11.1", upTo(2)],
  ] as const),
  ...([
    ["11.2", upTo(3)],
    ["11.3", upTo(3)],
    ["11.4", upTo(4)],
    ["11.5", upTo(1)],
  ] as const),
  ...([
    ["11.6", upTo(1)],
    ["12.1", upTo(3)],
    ["12.2", upTo(2)],
    ["12.3", upTo(4)],
  ] as const),
  ...([
    ["13.1", upTo(1)],
    ["13.2", upTo(5)],
    ["13.3", upTo(2)],
    ["13.4", upTo(5)],
  ] as const),
  ...([
    ["14.1", upTo(2)],
    ["14.2", upTo(4)],
    ["14.3", upTo(3)],
    ["15.1", upTo(3)],
  ] as const),
  ...([
    ["15.2", upTo(3)],
    ["15.3", upTo(7)],
    ["16.1", upTo(1)],
    ["16.2", upTo(5)],
  ] as const),
  ...([
    ["16.3", upTo(4)],
    ["16.4", upTo(3)],
    ["16.5", upTo(3)],
  ] as const),
]);

const STATES = ["met", "differs", "operator", "not met", "n/a"];

/** Files that serving runs, with what they hold. */
const SERVED = execFileSync("git", ["ls-files", "src"], { cwd: PROJECT, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(PROJECT, file), "utf8") }));

describe(PAGE, () => {
  const rows = tableRows(PAGE)
    .filter(([ids = ""]) => /^\d+\.\d+\.\d+/.test(ids))
    .map(([ids = "", asks = "", state = "", where = "", tests = ""]) => ({
      ids: ids.split(", "),
      asks,
      state,
      where,
      tests: tests === "" ? [] : testsOfCell(tests),
    }));

  it("has one row for every requirement of levels 1 and 2, and a state for each", () => {
    const wanted = [...REQUIREMENTS].flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(wanted.sort());
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    expect(rows.filter(({ asks, where }) => asks === "" || where === "")).toEqual([]);
  });

  it("names where each one that is met is met, in files that are there", () => {
    const filesOf = (text: string) =>
      [...text.matchAll(/`([\w./-]+\.(?:tsx?|md|json))`/g)].map(([, file = ""]) => file);
    const named = rows.flatMap(({ where }) => filesOf(where));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
    const isSaid = (where: string) => filesOf(where).length > 0 || /\]\(#/.test(where);
    const unsaid = rows.filter(({ state, where }) => state === "met" && !isSaid(where));
    expect(unsaid.flatMap(({ ids }) => ids)).toEqual([]);
  });

  it("names tests that are there: rename a test on the page too", () => {
    const missing = rows.flatMap(({ tests }) => tests).filter((named) => !isTest(named));
    expect(missing.map(({ file, test }) => `${file}: ${test}`)).toEqual([]);
  });

  it("shows by a test whatever the program meets, but for what is only written down", () => {
    const unshown = rows.filter(({ state, tests }) => state === "met" && tests.length === 0);
    expect(unshown.flatMap(({ ids }) => ids)).toEqual(["15.1.1"]);
  });

  it("links to headings that it has", () => {
    const text = readFileSync(join(PROJECT, PAGE), "utf8");
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .replace(/\s/g, "-"),
    );
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !headings.includes(link ?? ""))).toEqual([]);
  });
});

describe("the server", () => {
  it("names the algorithms that the code uses", () => {
    const used = SERVED.flatMap(({ text }) =>
      [...text.matchAll(/create(?:Hash|Hmac)\("(\w+)"|"(aes-[\w-]+)"|algorithm: "(SHA\d+)"/g)].map(
        ([, hash, cipher, code]) => hash ?? cipher ?? code,
      ),
    );
    expect([...new Set(used)].sort()).toEqual(["SHA1", "aes-256-gcm", "sha256"]);
  });

  it("asks addresses of its settings only", () => {
    const asks =
      /[ (>]fetch\([^)]|createTransport\(|new (?:Pool|Client|S3Driver)\(|https?\.request\(/;
    const ofServer = SERVED.filter(({ file }) => /\.server\.ts$|src\/platform\//.test(file));
    const asking = ofServer.filter(({ text }) => asks.test(text));
    expect(asking.map(({ file }) => file).sort()).toEqual([
      "src/features/chat/model/model-responder.server.ts",
      "src/features/pictures/bucket-store.server.ts",
      "src/platform/backup/restore.ts",
      "src/platform/db/listening.ts",
      "src/platform/db/postgres.ts",
      "src/platform/db/serving.ts",
      "src/platform/mail.server.ts",
    ]);
  });

  it("verifies certificates everywhere", () => {
    const off = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|ignoreTLS|sslmode=no-verify/;
    expect(SERVED.filter(({ text }) => off.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}
