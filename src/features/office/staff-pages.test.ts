import { expect, it } from "vitest";
import { OFFICE_ROUTES } from "#web/office-parts.ts";
import { staffPage } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { officeFixtures } from "../../../test/office-fixtures.ts";
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
  Record<string, { answers: Answers; fields?: Record<string, string>; of?: string }>
> = {
  "/office/questions": {
    open: { answers: [401, 403, 200, 200, 200, 200, 200] },
    answer: {
      answers: [401, 403, 200, 200, 404, 200, 200],
      fields: { text: "Yes." },
      of: "question",
    },
    assign: {
      answers: [401, 403, 200, 200, 404, 200, 200],
      fields: { assigned_to: "" },
      of: "question",
    },
    reopen: { answers: [401, 403, 200, 200, 404, 200, 200], of: "question" },
    answered: { answers: [401, 403, 200, 200, 404, 200, 200], of: "question" },
    closed: { answers: [401, 403, 200, 200, 404, 200, 200], of: "question" },
  },
  "/office/keys": {
    open: { answers: [401, 403, 403, 200, 403, 403, 200] },
    make: { answers: [401, 403, 403, 200, 403, 403, 200], fields: { name: "Registry" } },
    revoke: { answers: [401, 403, 403, 200, 403, 403, 200], of: "key" },
  },
  // Who neither speaks for an institution nor administers the site is not told of its members.
  "/office/members": {
    open: { answers: [401, 404, 200, 200, 404, 404, 200] },
    invite: {
      answers: [401, 404, 403, 200, 404, 404, 200],
      fields: { email: "guest@example.com", role: "member" },
    },
    "call-off": { answers: [401, 404, 403, 200, 404, 404, 200], of: "invitation" },
    owner: { answers: [401, 404, 403, 200, 404, 404, 200], of: "member" },
    member: { answers: [401, 404, 403, 200, 404, 404, 200], of: "member" },
    remove: { answers: [401, 404, 403, 200, 404, 404, 200], of: "member" },
    leave: { answers: [401, 404, 403, 302, 404, 404, 302], of: "member" },
    // The owner of A is a member from here on.
    "hand-over": { answers: [401, 404, 403, 200, 404, 404, 403], of: "member" },
  },
  "/office/inbox": {
    open: { answers: [401, 403, 403, 403, 403, 200, 200] },
    answer: { answers: [401, 403, 403, 403, 403, 404, 404], fields: { text: "Yes." }, of: "999" },
    note: { answers: [401, 403, 403, 403, 403, 404, 404], fields: { text: "Hm." }, of: "999" },
    assign: {
      answers: [401, 403, 403, 403, 403, 404, 404],
      fields: { assigned_to: "" },
      of: "999",
    },
    reopen: { answers: [401, 403, 403, 403, 403, 404, 404], of: "999" },
    answered: { answers: [401, 403, 403, 403, 403, 404, 404], of: "999" },
    closed: { answers: [401, 403, 403, 403, 403, 404, 404], of: "999" },
    delete: { answers: [401, 403, 403, 403, 403, 404, 404], of: "999" },
  },
  "/office/applications": {
    open: { answers: [401, 403, 403, 403, 403, 403, 200] },
    approve: { answers: [401, 403, 403, 403, 403, 403, 200], of: "application" },
    return: {
      answers: [401, 403, 403, 403, 403, 403, 200],
      fields: { comment: "What?" },
      of: "application",
    },
    decline: {
      answers: [401, 403, 403, 403, 403, 403, 200],
      fields: { reason: "No." },
      of: "application",
    },
  },
  "/office/institutions": {
    open: { answers: [401, 403, 403, 403, 403, 403, 200] },
    // 302: to what the new one says of itself.
    add: { answers: [401, 403, 403, 403, 403, 403, 302], fields: { name: "Sand Academy" } },
  },
  "/office/institutions/:record": {
    open: { answers: [401, 403, 403, 403, 403, 403, 200] },
    review: { answers: [401, 403, 403, 403, 403, 403, 200], fields: { cost: "on" } },
  },
  "/office/joining": {
    open: { answers: [401, 403, 403, 403, 403, 403, 200] },
    // 422: they may, but name no two.
    join: { answers: [401, 403, 403, 403, 403, 403, 422] },
    apart: { answers: [401, 403, 403, 403, 403, 403, 422] },
    split: { answers: [401, 403, 403, 403, 403, 403, 422], of: "course 1" },
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
  "/office/insight": {
    open: { answers: OPERATORS },
    add: { answers: MISSING },
    remove: { answers: NO_RECORD },
  },
  "/office/health": {
    open: { answers: [401, 403, 403, 403, 403, 403, 200] },
    "back-up": { answers: [401, 403, 403, 403, 403, 403, 200] },
    "try-mail": { answers: [401, 403, 403, 403, 403, 403, 404] },
    mails: { answers: [401, 403, 403, 403, 403, 403, 200] },
  },
  "/office/health/backups/:backup": { open: { answers: [401, 403, 403, 403, 403, 403, 404] } },
  "/office/people": {
    open: { answers: [401, 403, 403, 403, 403, 403, 200] },
    add: {
      answers: [401, 403, 403, 403, 403, 403, 200],
      fields: { name: "Ali", email: "new@example.com", role: "visitor" },
    },
    role: {
      answers: [401, 403, 403, 403, 403, 403, 404],
      fields: { role: "visitor" },
      of: "nobody",
    },
    enable: { answers: [401, 403, 403, 403, 403, 403, 404], of: "nobody" },
    disable: { answers: [401, 403, 403, 403, 403, 403, 404], of: "nobody" },
    "send-link": { answers: [401, 403, 403, 403, 403, 403, 404], of: "nobody" },
    "sign-out": { answers: [401, 403, 403, 403, 403, 403, 404], of: "nobody" },
    "end-two-factor": { answers: [401, 403, 403, 403, 403, 403, 404], of: "nobody" },
  },
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
    const makers = officeFixtures(storage, officeOf(app, people.at(-1)), a);
    let made = 0;
    for (const [path, acts] of Object.entries(MATRIX)) {
      const address = path.replace(":record", path.includes("institutions") ? String(a) : "999");
      for (const [act, { answers, fields, of: named = "999" }] of Object.entries(acts)) {
        const asked = async (token: string | undefined, institution: number) => {
          made += 1;
          const of = (await makers.get(named)?.(made)) ?? named;
          const given = fields?.name ? { ...fields, name: `${fields.name} ${made}` } : fields;
          const page = staffPage(
            app,
            token,
            `${address.replace(/:\w+/, "999")}?institution=${institution}`,
          );
          return (await (act === "open" ? page.get() : page.send(act, given, of))).statusCode;
        };
        const said: number[] = [];
        for (const token of people) said.push(await asked(token, a));
        expect([path, act, ...said]).toEqual([path, act, ...answers]);
        // What is A's is not reached by naming one's own institution.
        if (makers.has(named) && !path.includes(":record")) {
          expect([path, act, await asked(people[4], b)]).not.toEqual([path, act, 200]);
        }
      }
    }
  });
});
