import { expect, it } from "vitest";
import { OFFICE_ROUTES } from "#web/office-parts.ts";
import { staffPage } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { newKey } from "../../../test/keys.ts";
import { idOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

/** Nobody, a visitor, a member and an owner of institution A, an owner of B, an editor, an administrator. */
type Answers = [number, number, number, number, number, number, number];

/** What pages for operators answer, where there is no such record, and where fields are missing. */
const OPERATORS: Answers = [401, 403, 403, 403, 403, 200, 200];
const NO_RECORD: Answers = [401, 403, 403, 403, 403, 404, 404];
const MISSING: Answers = [401, 403, 403, 403, 403, 422, 422];

/** What each is answered by a page of institution A: when it is opened, and for each of its acts. */
const MATRIX: Record<
  string,
  Record<string, { answers: Answers; fields?: Record<string, string> }>
> = {
  "/office/keys": {
    open: { answers: [401, 403, 403, 200, 403, 403, 200] },
    make: { answers: [401, 403, 403, 200, 403, 403, 200], fields: { name: "Registry" } },
    revoke: { answers: [401, 403, 403, 200, 403, 403, 200] },
  },
  "/office/all-courses": { open: { answers: OPERATORS } },
  "/office/adverts": { open: { answers: OPERATORS } },
  "/office/adverts/take": { open: { answers: OPERATORS }, take: { answers: MISSING } },
  "/office/adverts/house": {
    open: { answers: OPERATORS },
    add: { answers: MISSING },
    change: { answers: MISSING },
    remove: { answers: NO_RECORD },
  },
  "/office/adverts/prices": { open: { answers: OPERATORS }, set: { answers: MISSING } },
  "/office/adverts/:record": {
    open: { answers: NO_RECORD },
    approve: { answers: NO_RECORD },
    return: { answers: NO_RECORD, fields: { comment: "Larger, please." } },
    cancel: { answers: NO_RECORD, fields: { comment: "No." } },
    paid: { answers: NO_RECORD },
    unpaid: { answers: NO_RECORD },
  },
  "/office/adverts/invoices/:invoice": { open: { answers: NO_RECORD } },
  "/office/audit": { open: { answers: [401, 403, 403, 403, 403, 403, 200] } },
};

it("says of every page of staff who may do what", () => {
  expect(Object.keys(MATRIX)).toEqual(OFFICE_ROUTES.map(({ path }) => path));
});

onEachEngine((open) => {
  it("answers each person of pages and acts what the table says", { timeout: 60_000 }, async () => {
    const { app, storage } = await buildTestApp(open, {
      records: smallDirectory,
    });
    const a = await idOf(storage, "institution", "reef");
    const b = await idOf(storage, "institution", "atoll");
    const person = (name: string, as: object = {}) => signUpAs(app, storage, { name, ...as });
    const people = [
      undefined,
      await person("Visitor"),
      await person("Member A", { member: { of: a, as: "member" } }),
      await person("Owner A", { member: { of: a, as: "owner" } }),
      await person("Owner B", { member: { of: b, as: "owner" } }),
      await person("Editor", { role: "editor" }),
      await person("Admin", { role: "admin" }),
    ];
    for (const [path, acts] of Object.entries(MATRIX)) {
      for (const [act, { answers, fields }] of Object.entries(acts)) {
        const said: number[] = [];
        for (const token of people) {
          const page = staffPage(app, token, `${path.replace(/:\w+/, "999")}?institution=${a}`);
          const of = act === "revoke" ? (await newKey(storage, a)).id : "999";
          const given = fields?.name
            ? { ...fields, name: `${fields.name} ${said.length}` }
            : fields;
          const answer = act === "open" ? page.get() : page.send(act, given, of);
          said.push((await answer).statusCode);
        }
        expect([path, act, ...said]).toEqual([path, act, ...answers]);
      }
    }
  });
});
