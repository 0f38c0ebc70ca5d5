import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { plainText } from "#platform/html.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { magu } from "./adapters/magu.ts";
import { importRecords } from "./importing.service.server.ts";
import { formatReport } from "./report.ts";

const CASES = "../shared/cases/texts";
const isThere = existsSync(CASES);

const link = (href: string, words: string) =>
  `<a href="${href}" rel="noopener noreferrer nofollow">${words}</a>`;
const mail = "mailto:office@lagoon.example";
/** What a page is to hold, and what the report says was taken out. */
const LINKS: Readonly<Record<string, [html: string, lost: string[]]>> = {
  "lagoon/relative": [
    `<p>Read how to apply and then ${link("https://lagoon.example/fees", "the list of fees")} of this year.</p><p>Then send the form.</p>`,
    ["/apply"],
  ],
  "lagoon/anchor-then-mail": [
    `<p>Fees</p><p>Write to ${link(mail, "the office")} first.</p><h3>Uniform</h3><ul><li>Two shirts</li></ul>`,
    ["#fees"],
  ],
  "lagoon/named-place": [
    `<p>Start. See ${link("https://lagoon.example", "our site")} for more.</p>`,
    [],
  ],
  "lagoon/outside-a-paragraph": [
    `Open${link("https://lagoon.example/map", "Map")}<h3>Terms</h3><p>Three a year.</p>`,
    ["javascript:void(0)"],
  ],
  "lagoon/two-good": [
    `<p>${link("https://lagoon.example/a", "A")}, ${link("https://lagoon.example/b", "B")} and text.</p>`,
    [],
  ],
};
/** Cells, as they are written. */
const BRACKETS: Readonly<Record<string, string>> = {
  "lagoon/mail": "Write to the office <office@lagoon.example> before 1 May.",
  "lagoon/vectors": "Vectors <x, y> and matrices",
  "lagoon/less-more": "Marks where a<b and c>d count twice",
  "lagoon/generic": "Uses List<Integer> and Map<String, Long>",
  "lagoon/below": "Age <18 needs a parent; IELTS > 5.5",
  "lagoon/real-html": "<p>Two <strong>bold</strong> words</p>",
};

const asText = (text: string) => text.replace(/<\/?(?:p|strong)>/g, "");

describe.skipIf(!isThere)(`texts of ${CASES}, or skipped where the folder is not there`, () => {
  onEachEngine((open) => {
    it("come in whole, are shown whole, and what was taken out is said", {
      timeout: 60_000,
    }, async () => {
      const storage = await open("empty");
      const read = async (fileName: string) => {
        const records = await magu.read(fileName);
        return await importRecords(storage, {
          source: "magu",
          fileName,
          dryRun: false,
          vanished: "keep",
          records,
        });
      };
      const fromCsv = await read(CASES);
      expect(fromCsv.refusals).toEqual([]);
      expect(fromCsv.omitted).toEqual([]);
      const fromJson = await read(join(CASES, "links.json"));
      expect(fromJson.refusals).toEqual([]);
      const lost = Object.entries(LINKS).filter(([, [, of]]) => of.length > 0);
      expect(fromJson.omitted).toMatchObject(
        lost.map(([ref, [, [first]]]) => ({
          kind: "courses",
          ref,
          field: "modules",
          reason: expect.stringContaining(`lost the link to "${first}"`),
        })),
      );
      expect(formatReport(fromJson)).toContain(
        '(lagoon/relative): modules: lost the link to "/apply"',
      );

      const { app } = await buildTestApp(async () => storage);
      const rows = await storage.db
        .selectFrom("course_sources")
        .select(["course_id as id", "external_ref as ref"])
        .execute();
      const ids = new Map(rows.map(({ id, ref }) => [ref, id]));
      for (const [ref, [html]] of Object.entries(LINKS)) {
        expect(await modulesOf(app, ids.get(ref)), ref).toBe(html);
      }
      for (const [ref, text] of Object.entries(BRACKETS)) {
        expect(plainText(await modulesOf(app, ids.get(ref))), ref).toBe(asText(text));
      }
      expect(await modulesOf(app, ids.get("lagoon/real-html"))).toContain("<strong>bold</strong>");
      expect(plainText(await modulesOf(app, ids.get("lagoon/less-more")))).not.toContain("strong");
    });

    it("are the same by a key, in a draft and in a spreadsheet", { timeout: 60_000 }, async () => {
      const records = {
        institutions: [{ ref: "lagoon", name: "Lagoon" }],
        categories: [],
        courses: [],
      };
      const { app, storage } = await buildTestApp(open, { records });
      const lagoon = await idOf(storage, "institution", "lagoon");
      const token = await signUpAs(app, storage, { name: "Hawwa", role: "admin" });
      const office = officeOf(app, token);
      const owner = officeOf(
        app,
        await signUpAs(app, storage, { name: "Ibrahim", member: { of: lagoon, as: "owner" } }),
      );
      const home = `/institutions/${lagoon}`;
      await office.page(home).send("review");
      const { courses } = JSON.parse(readFileSync(join(CASES, "links.json"), "utf8"));
      for (const { ref, name, modules } of courses as Record<string, string>[]) {
        const [html = "", lost = []] = LINKS[ref ?? ""] ?? [];
        const losses = lost.map((href) => ({
          place: "modules",
          reason: expect.stringContaining(`lost the link to "${href}"`),
        }));
        const put = await owner.send("PUT", `${home}/courses/by-ref/${encodeURIComponent(ref!)}`, {
          body: { name: `${name} by key`, modules },
        });
        expect(put.json(), put.body).toMatchObject({ fields: { modules: html }, losses });
        const path = `/courses/${put.json().id}`;
        const saved = await owner.save(path, { modules: `${modules}<p>More</p>` });
        const drafted = saved.json();
        // A draft keeps what was typed, and says what will go.
        expect(drafted.draft).toMatchObject({
          fields: { modules: `${modules}<p>More</p>` },
          losses,
        });
        const published = await owner.act(path, "publish");
        expect(published.json().fields.modules, published.body).toBe(`${html}<p>More</p>`);
      }
      const csv = `name,modules\n${Object.entries({
        ...BRACKETS,
        ...Object.fromEntries(
          courses.map(({ ref, modules }: Record<string, string>) => [ref, modules]),
        ),
      })
        .map(([ref, text]) => `"Sheet ${ref}","${text.replaceAll('"', '""')}"`)
        .join("\n")}\n`;
      const sent = await owner.send("POST", `${home}/spreadsheets?name=a.csv`, {
        body: Buffer.from(csv),
        headers: { "content-type": "application/octet-stream" },
      });
      const rows = await owner.get(
        `${home}/spreadsheets/${sent.json().id}/rows?show=changes&limit=100`,
      );
      interface Row {
        name: string;
        changes: { field: string; after: string }[];
        losses: { reason: string }[];
      }
      const byName = new Map(
        rows.json().data.map((row: Row) => [row.name.replace("Sheet ", ""), row]),
      ) as Map<string, Row>;
      const after = new Map(
        [...byName].map(([ref, { changes }]) => [
          ref,
          changes.find(({ field }) => field === "modules")?.after,
        ]),
      );
      for (const [ref, [, lost]] of Object.entries(LINKS))
        expect(byName.get(ref)?.losses, ref).toHaveLength(lost.length);
      for (const [ref, [html]] of Object.entries(LINKS)) expect(after.get(ref), ref).toBe(html);
      for (const [ref, text] of Object.entries(BRACKETS)) {
        expect(plainText(after.get(ref) ?? ""), ref).toBe(asText(text));
      }
    });
  });
});

const modulesOf = async (app: FastifyInstance, id: number | undefined): Promise<string> =>
  (await app.inject(`/api/v1/p/courses/${id}`)).json().data.modules;
