import { describe, expect, it } from "vitest";
import { DAY_MS } from "#platform/durations.ts";
import { AISHATH, call, sentMails, signIn, staffPage, tokenIn } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { RETURNED_APPLICATION_DAYS } from "./application-limits.ts";
import { forgetApplications } from "./applications.repository.server.ts";

const OPERATOR = "operator@example.mv";
const GIVEN = {
  institution: "Fenaka Institute",
  name: "Ali Rasheed",
  position: "Registrar",
  email: "ali@fenaka.edu.mv",
  register_number: "C-0815/2020",
};
const APPLICANT = { ...AISHATH, name: GIVEN.name, email: GIVEN.email };

onEachEngine((open) => {
  const build = async () => {
    const lines: string[] = [];
    const { app, storage, dataDir } = await buildTestApp(open, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true", LOG_LEVEL: "error", OPERATOR_EMAIL: OPERATOR },
      log: { write: (line) => lines.push(line) },
    });
    const events = () =>
      lines
        .flatMap((line) => JSON.parse(line).security ?? [])
        .filter((name: string) => name.startsWith("application_"));
    const apply = (given: object = GIVEN, address?: string) =>
      call(app, "/api/v1/applications", { body: given, ...(address && { address }) });
    const mailsTo = async (email: string) =>
      (await sentMails(storage, dataDir)).filter(({ to }) => to === email);
    const lastLink = async (email = GIVEN.email) => {
      const mail = (await mailsTo(email)).at(-1);
      return mail ? tokenIn(mail) : "";
    };
    const confirm = (token: string) =>
      call(app, "/api/v1/applications/confirm", { body: { token } });
    const admin = await signUpAs(app, storage, { name: "Hawwa", role: "admin" });
    const office = (query = "") => staffPage(app, admin, `/office/applications${query}`).get();
    const decide = (act: string, id: number, fields?: Record<string, string>) =>
      staffPage(app, admin, "/office/applications").send(act, fields, id);
    const approve = (id: number) => decide("approve", id);
    const waiting = async () => (await office()).json().data;
    return {
      app,
      storage,
      events,
      apply,
      mailsTo,
      lastLink,
      confirm,
      office,
      decide,
      approve,
      waiting,
      admin,
    };
  };

  it("is not needed where an administrator lists an institution", async () => {
    const { app, admin: token } = await build();
    const add = (name: string) =>
      staffPage(app, token, "/office/institutions").send("add", { name });
    const added = await add("Fenaka Institute");
    const id = /^\/office\/institution\?institution=(\d+)$/.exec(
      String(added.headers.location),
    )?.[1];
    const listed = async () =>
      (await call(app, "/api/v1/p/institutions?name=Fenaka", {})).json().data;
    await expect.poll(listed).toMatchObject([{ id: Number(id) }]);
    const refused = async (name: string) => (await add(name)).json().problem.fields.name;
    expect(await refused("fenaka  INSTITUTE")).toContain("listed already");
    expect(await refused(" ")).toBe("Enter the name of the institution");
    const audit = await staffPage(app, token, "/office/audit?action=institution_added").get();
    expect(audit.json().data).toMatchObject([{ subject: { name: "Fenaka Institute" } }]);
  });

  describe("an application", () => {
    it("reaches the operator once its address is proven, and makes an owner", async () => {
      const { app, apply, confirm, lastLink, mailsTo, approve, waiting, events } = await build();
      const sent = await apply();
      expect([sent.statusCode, sent.json().message]).toEqual([
        201,
        "We have sent you a mail. Follow its link, and your application reaches us.",
      ]);
      expect([await mailsTo(OPERATOR), await waiting()]).toEqual([[], []]);
      const link = await lastLink();
      expect((await confirm(link)).statusCode).toBe(200);
      const again = await confirm(link);
      expect([again.statusCode, again.json().fields.token]).toEqual([
        422,
        expect.stringContaining("followed already"),
      ]);
      const [told, ...others] = await mailsTo(OPERATOR);
      expect(others).toEqual([]);
      expect(told?.subject).toMatch(/^Application \d+: Fenaka Institute$/);
      expect(told?.text).toContain("C-0815/2020");
      const [listed] = await waiting();
      expect(listed).toMatchObject({
        ...GIVEN,
        institution_id: null,
        is_own_domain: null,
        owners: 0,
        state: "waiting",
      });
      expect((await approve(listed.id)).statusCode).toBe(200);
      expect(await waiting()).toEqual([]);

      const invitation = (await mailsTo(GIVEN.email)).at(-1);
      expect(invitation?.subject).toBe("Welcome to Magu, Fenaka Institute");
      const body = { token: await lastLink(), name: APPLICANT.name, password: APPLICANT.password };
      expect((await call(app, "/api/v1/invitations/accept", { body })).statusCode).toBe(200);
      const token = await signIn(app, APPLICANT);
      const own = (await call(app, "/api/v1/account/memberships", { token })).json().data;
      expect(own).toEqual([{ id: expect.any(Number), name: GIVEN.institution, role: "owner" }]);
      const address = `/api/v1/p/institutions/${own[0].id}`;
      await expect
        .poll(async () => (await call(app, address)).json().data?.name)
        .toBe(GIVEN.institution);
      expect(events()).toEqual(
        [
          "application_sent",
          "application_confirmed",
          "link_refused",
          "application_approved",
        ].filter((name) => name.startsWith("application_")),
      );
    });

    it("claims an institution that is listed, once at a time", async () => {
      const { storage, apply, confirm, lastLink, mailsTo, approve, waiting } = await build();
      const { id, name } = await storage.db
        .selectFrom("institutions")
        .select(["id", "name"])
        .executeTakeFirstOrThrow();
      await storage.db
        .updateTable("contacts")
        .set({ email: "info@fenaka.edu.mv" })
        .where("institution_id", "=", id)
        .execute();
      const claim = { ...GIVEN, institution: undefined, institution_id: String(id) };
      await apply(claim);
      const first = await lastLink();
      await apply(claim);
      // The link of the first mail ended with the second one.
      expect((await confirm(first)).statusCode).toBe(422);
      expect((await confirm(await lastLink())).statusCode).toBe(200);
      await apply(claim);
      expect((await mailsTo(GIVEN.email)).at(-1)?.text).toContain("already");
      const listed = await waiting();
      expect(listed).toMatchObject([{ institution_id: id, institution: name, owners: 0 }]);
      await approve(listed[0].id);
      const institutions = await storage.db.selectFrom("institutions").select("name").execute();
      expect(institutions.map((row) => row.name)).not.toContain(GIVEN.institution);
      // Decided: the same person may apply again.
      await apply(claim);
      expect((await confirm(await lastLink())).statusCode).toBe(200);
    });

    it("is decided once, whoever decides at the same time", async () => {
      const { storage, apply, confirm, lastLink, approve, decide, mailsTo, waiting } =
        await build();
      await apply();
      await confirm(await lastLink());
      const [{ id }] = await waiting();
      const answers = await Promise.all([
        approve(id),
        approve(id),
        decide("decline", id, { reason: "No." }),
        approve(id),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
      const added = await storage.db
        .selectFrom("institutions")
        .select("id")
        .where("name", "=", GIVEN.institution)
        .execute();
      expect(added.length).toBeLessThanOrEqual(1);
      expect(await mailsTo(GIVEN.email)).toHaveLength(2);
    });

    it("is declined with a reason, which its applicant reads", async () => {
      const { apply, confirm, lastLink, office, decide, mailsTo, waiting, events } = await build();
      await apply();
      await confirm(await lastLink());
      const [{ id }] = await waiting();
      expect((await decide("decline", id, { reason: " " })).json().problem.fields.reason).toContain(
        "why",
      );
      const reason = "Please apply from an address of the college.";
      expect((await decide("decline", id, { reason })).statusCode).toBe(200);
      expect((await mailsTo(GIVEN.email)).at(-1)?.text).toContain(reason);
      const declined = (await office("?state=declined")).json().data;
      expect(declined).toMatchObject([{ id, reason, decided_by: "Hawwa" }]);
      expect(events().at(-1)).toBe("application_declined");
    });

    it("is returned with what is missing, mended by a link, and sent anew once", async () => {
      const { app, apply, confirm, lastLink, office, decide, mailsTo, waiting, approve, events } =
        await build();
      await apply();
      const first = await lastLink();
      await confirm(first);
      const [{ id }] = await waiting();
      const missing = "Which register is the number of?";
      expect(
        (await decide("return", id, { comment: " " })).json().problem.fields.comment,
      ).toContain("missing");
      expect((await decide("return", id, { comment: missing })).statusCode).toBe(200);
      expect((await decide("return", id, { comment: missing })).statusCode).toBe(409);
      expect((await approve(id)).statusCode).toBe(409);
      expect((await mailsTo(GIVEN.email)).at(-1)?.text).toContain(missing);
      expect((await office("?state=returned")).json().data).toMatchObject([
        { id, reason: missing, decided_by: "Hawwa", answer: null },
      ]);

      // Who applies again gets the link again, whoever it was.
      const lost = await lastLink();
      await apply();
      expect((await mailsTo(GIVEN.email)).at(-1)?.text).toContain(missing);
      const token = await lastLink();
      const { name, position } = GIVEN;
      const anew = (more: object) =>
        call(app, "/api/v1/applications/anew", { body: { token, name, position, ...more } });
      expect((await anew({ register_number: GIVEN.register_number })).json().fields.answer).toBe(
        "Change what is asked for above, or answer here",
      );
      expect((await anew({ token: lost, answer: "Of the MQA." })).statusCode).toBe(422);
      expect((await confirm(token)).statusCode).toBe(422);
      const mended = {
        institution: "Fenaka Institute of Energy",
        register_number: "MQA 815",
        answer: "Of the MQA.",
      };
      expect((await anew(mended)).statusCode).toBe(200);
      expect((await anew(mended)).json().fields.token).toContain("followed already");
      expect(await waiting()).toMatchObject([
        { ...GIVEN, ...mended, id, reason: missing, decided_by: "Hawwa" },
      ]);
      expect((await mailsTo(OPERATOR)).at(-1)?.text).toContain("Of the MQA.");
      expect((await approve(id)).statusCode).toBe(200);
      expect(events()).toEqual([
        "application_sent",
        "application_confirmed",
        "application_returned",
        "application_sent",
        "application_sent_anew",
        "application_approved",
      ]);
    });

    it("is sent anew from another address once that is proven, without further words", async () => {
      const { app, apply, confirm, lastLink, decide, mailsTo, waiting } = await build();
      await apply();
      await confirm(await lastLink());
      const [{ id }] = await waiting();
      await decide("return", id, { comment: "From an address of the institute, please." });
      const { institution, name, position } = GIVEN;
      const email = "registrar@fenaka.edu.mv";
      const body = { token: await lastLink(), institution, name, position, email };
      const sent = await call(app, "/api/v1/applications/anew", { body });
      expect(sent.json().message).toContain("mail to your other address");
      expect([await waiting(), (await mailsTo(OPERATOR)).length]).toEqual([[], 1]);
      expect((await confirm(await lastLink(email))).statusCode).toBe(200);
      expect(await waiting()).toMatchObject([{ id, email, answer: null }]);
      expect((await mailsTo(OPERATOR)).at(-1)?.text).toContain(`Address, proven: ${email}`);
    });

    it("that was returned is deleted where nobody sends it anew in time", async () => {
      const { storage, apply, confirm, lastLink, decide, waiting } = await build();
      await apply();
      await confirm(await lastLink());
      const [{ id }] = await waiting();
      await decide("return", id, { comment: "Which register?" });
      const forget = (daysLater: number) => {
        const links = new Date(Date.now() + (daysLater - RETURNED_APPLICATION_DAYS) * DAY_MS);
        const oldest = { confirm: "", anew: links.toISOString() };
        return forgetApplications(storage.db, { oldest, decidedBefore: "" });
      };
      const kept = async () =>
        (await storage.db.selectFrom("applications").select("id").execute()).length;
      await forget(RETURNED_APPLICATION_DAYS - 1);
      expect(await kept()).toBe(1);
      await forget(RETURNED_APPLICATION_DAYS + 1);
      expect(await kept()).toBe(0);
    });

    it("says what is wrong with each field, and keeps nothing", async () => {
      const { storage, apply } = await build();
      const nothing = {
        institution: " ",
        name: "",
        position: "",
        email: "ali",
        register_number: "",
      };
      const refused = await apply(nothing);
      expect(refused.json().fields).toEqual({
        name: "Enter your full name",
        position: "Enter what you do there, such as Registrar",
        email: "Enter an email address such as name@college.edu.mv",
      });
      const unnamed = await apply({ ...GIVEN, institution: " " });
      expect(unnamed.json().fields).toEqual({
        institution: "Enter the name of your institution",
      });
      const unknown = await apply({ ...GIVEN, institution_id: 99_999 });
      expect(unknown.json().fields).toEqual({
        institution_id: "This institution is not listed",
      });
      expect((await apply({ ...GIVEN, website: "x" })).statusCode).toBe(201);
      expect(await storage.db.selectFrom("applications").select("id").execute()).toEqual([]);
    });

    it("is limited by network and by address", async () => {
      const { apply, mailsTo } = await build();
      const codes = [];
      for (let sent = 0; sent < 6; sent++) codes.push((await apply()).statusCode);
      expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
      expect((await apply(GIVEN, "10.9.9.9")).statusCode).toBe(201);
      expect(await mailsTo(GIVEN.email)).toHaveLength(5);
    });

    it("keeps the link of its mail, however often somebody else applies with the address", async () => {
      const { apply, confirm, lastLink } = await build();
      for (let sent = 0; sent < 6; sent++) {
        expect((await apply(GIVEN, `10.9.${sent}.9`)).statusCode).toBe(201);
      }
      expect((await confirm(await lastLink())).statusCode).toBe(200);
    });
  });
});
