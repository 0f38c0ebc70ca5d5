import { describe, expect, it } from "vitest";
import { pairOf, REQUEST_LIMITS } from "#features/accounts/account-limits.ts";
import { usesOf } from "#platform/db/shared-limit.ts";
import { networkOf } from "#platform/rate-limit.ts";
import {
  AISHATH,
  call,
  sentMails,
  signIn,
  signUp,
  staffPage,
  tokenIn,
} from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const ALI = { ...AISHATH, name: "Ali", email: "ali@example.mv", password: "dhonveli-raalhu" };
const STRANGER = { ...AISHATH, name: "Zara", email: "zara@example.mv" };
const ACCEPT = "/api/v1/invitations/accept";

onEachEngine((open) => {
  const build = async () => {
    const lines: string[] = [];
    const built = await buildTestApp(open, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true", LOG_LEVEL: "error" },
      log: { write: (line) => lines.push(line) },
    });
    const { app, storage, dataDir } = built;
    const events = () => lines.flatMap((line) => JSON.parse(line).security ?? []);
    const token = await signUp(app);
    const { id: user_id } = (await call(app, "/api/user", { token })).json();
    const institution = await storage.db
      .selectFrom("institutions")
      .select(["id", "name"])
      .executeTakeFirstOrThrow();
    const since = "2026-11-22T08:00:00.000Z";
    await storage.db
      .insertInto("memberships")
      .values({ user_id, institution_id: institution.id, role: "owner", created_at: since })
      .execute();
    const office = (by: string | undefined = token) =>
      staffPage(app, by, `/office/members?institution=${institution.id}`);
    const invite = (email: string, role = "member", by = token) =>
      office(by).send("invite", { email, role });
    const linkTo = async (email: string) => {
      const mails = (await sentMails(storage, dataDir)).filter(
        ({ to, subject }) => to === email && subject.startsWith("Speak for"),
      );
      return tokenIn(mails.at(-1) ?? { to: "", subject: "", text: "", html: "" });
    };
    const members = async (by = token) => (await office(by).get()).json();
    return { ...built, token, institution, office, invite, linkTo, members, events };
  };

  describe("an invitation", () => {
    it("makes a member of who has no account, once", async () => {
      const { app, institution, invite, linkTo, members, events } = await build();
      const sent = await invite("Ali@Example.mv");
      expect([sent.statusCode, sent.json().message]).toEqual([
        200,
        "The invitation is on its way.",
      ]);
      expect((await members()).invitations).toMatchObject([
        { email: ALI.email, role: "member", invited_by: AISHATH.name },
      ]);
      const link = await linkTo(ALI.email);
      const accept = (body: object) => call(app, ACCEPT, { body: { token: link, ...body } });
      expect((await accept({ password: ALI.password })).json().fields).toEqual({
        name: "Enter your full name",
      });
      const weak = await accept({ name: "Ali", password: "password1" });
      expect(weak.json().fields.password).toContain("Too many people");
      const accepted = await accept({ name: "Ali", password: ALI.password });
      expect(accepted.statusCode).toBe(200);
      const again = await accept({ name: "Ali", password: ALI.password });
      expect([again.statusCode, again.json().fields.token]).toEqual([
        422,
        "This invitation does not work, or no longer",
      ]);
      const token = await signIn(app, ALI);
      const own = await call(app, "/api/v1/account/memberships", { token });
      expect(own.json().data).toEqual([{ ...institution, role: "member" }]);
      const seen = await members(token);
      expect(seen).toMatchObject({ institution, may_manage: false, invitations: [] });
      expect(seen.members).toMatchObject([
        { email: AISHATH.email, role: "owner", is_you: false, invited_by: null },
        { email: ALI.email, role: "member", is_you: true, invited_by: AISHATH.name },
      ]);
      expect(events()).toEqual(
        expect.arrayContaining(["invitation_sent", "invitation_accepted", "link_refused"]),
      );
    });

    it("asks who has an account for its password, which the link does not replace", async () => {
      const { app, storage, invite, linkTo, members } = await build();
      await signUp(app, ALI);
      await invite(ALI.email, "owner");
      const link = await linkTo(ALI.email);
      const accept = (password: string) => call(app, ACCEPT, { body: { token: link, password } });
      const wrong = await accept("not the password");
      expect([wrong.statusCode, wrong.json().code]).toEqual([401, "invalid_credentials"]);
      expect((await members()).members).toHaveLength(1);
      expect((await accept(ALI.password)).statusCode).toBe(200);
      // As at the sign-in, the wrong password counts and the right one does not.
      const pair = pairOf(ALI.email, networkOf("10.0.0.1"));
      const { loginPerPair } = REQUEST_LIMITS;
      expect(await usesOf(storage.db, loginPerPair, pair, new Date())).toMatchObject({ used: 1 });
      expect((await members()).members).toMatchObject([
        { email: AISHATH.email, role: "owner" },
        { email: ALI.email, role: "owner" },
      ]);
    });

    it("is accepted by one of those who follow its link at once", async () => {
      const { app, invite, linkTo, members } = await build();
      await invite(ALI.email);
      const token = await linkTo(ALI.email);
      const body = { token, name: "Ali", password: ALI.password };
      const answers = await Promise.all([1, 2, 3, 4].map(() => call(app, ACCEPT, { body })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
      expect((await members()).members).toHaveLength(2);
    });

    it("ends with the next one to the address, when it is called off, and in time", async () => {
      const { app, storage, office, invite, linkTo, members, events } = await build();
      await invite(ALI.email);
      const first = await linkTo(ALI.email);
      expect((await invite(ALI.email)).json().message).toContain("the earlier one works no longer");
      const second = await linkTo(ALI.email);
      const accept = async (link: string) => {
        const body = { token: link, name: "Ali", password: ALI.password };
        return (await call(app, ACCEPT, { body })).statusCode;
      };
      expect(await accept(first)).toBe(422);
      const [{ id }] = (await members()).invitations;
      const callOff = async () => (await office().send("call-off", {}, id)).statusCode;
      expect([await callOff(), await callOff()]).toEqual([200, 404]);
      expect(await accept(second)).toBe(422);
      expect(events()).toContain("invitation_called_off");
      await invite(ALI.email);
      const past = new Date(Date.now() - 1).toISOString();
      await storage.db.updateTable("invitations").set({ expires_at: past }).execute();
      expect(await accept(await linkTo(ALI.email))).toBe(422);
      expect((await members()).invitations).toEqual([]);
    });

    it("is sent by owners and administrators only, and to nobody who is a member", async () => {
      const { app, storage, invite, members, office } = await build();
      const stranger = await signUp(app, STRANGER);
      const asked = async (token: string) => (await invite(ALI.email, "member", token)).statusCode;
      expect(await asked(stranger)).toBe(404);
      expect((await office(stranger).get()).statusCode).toBe(404);
      expect((await office("").get()).statusCode).toBe(401);
      const { institution_id } = await storage.db
        .selectFrom("memberships")
        .select("institution_id")
        .executeTakeFirstOrThrow();
      const { id: user_id } = (await call(app, "/api/user", { token: stranger })).json();
      const created_at = "2026-11-22T08:00:00.000Z";
      await storage.db
        .insertInto("memberships")
        .values({ user_id, institution_id, role: "member", created_at })
        .execute();
      expect(await asked(stranger)).toBe(403);
      expect((await invite(STRANGER.email)).json().problem.fields.email).toContain(
        "a member already",
      );
      expect((await members()).invitations).toEqual([]);
      expect((await invite("nobody", "king")).json().problem.fields).toEqual({
        email: "Enter an email address such as name@example.com",
        role: "role must be owner or member",
      });
    });

    it("is not sent without end", async () => {
      const { invite } = await build();
      const codes = [];
      for (let sent = 0; sent < 6; sent++) codes.push((await invite(ALI.email)).statusCode);
      expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });

  it("keeps members by the page of the office", async () => {
    const { app, office, invite, linkTo, members } = await build();
    await invite(ALI.email);
    const body = { token: await linkTo(ALI.email), name: "Ali", password: ALI.password };
    await call(app, ACCEPT, { body });
    const idOf = async (email: string) =>
      (await members()).members.find((member: { email: string }) => member.email === email)?.id;
    const [own, other] = [await idOf(AISHATH.email), await idOf(ALI.email)];
    const done = async (act: string, id: number) => {
      const answer = await office().send(act, {}, id);
      return [answer.statusCode, answer.headers.location];
    };
    expect(await done("leave", own)).toEqual([409, undefined]);
    expect(await done("owner", other)).toEqual([200, undefined]);
    expect(await done("hand-over", other)).toEqual([200, undefined]);
    expect(await done("leave", own)).toEqual([302, "/office"]);
    expect((await office().get()).statusCode).toBe(404);
  });
});
