import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { MemberRole } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Mail } from "#platform/mail.server.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import { AISHATH, call, signUp } from "../../../test/accounts.ts";
import { buildTestApp, NO_SECURITY_LOG, publish, TEST_ORIGIN } from "../../../test/app.ts";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { createMemberships, type MemberActor } from "./memberships.service.server.ts";

/** What is not asked for where nobody is invited. */
const UNASKED = {
  queue: { add: async () => "", wake: () => {}, stop: async () => {} },
  publicUrl: TEST_ORIGIN,
  accounts: () => {
    throw new Error("Nobody is invited here.");
  },
};

/** A directory with one institution, `id`, and people who speak for it. */
async function institutionWith(open: OpenStorage, people: Record<string, MemberRole | null>) {
  const storage = await open();
  await publish(storage, smallDirectory);
  const { id } = await storage.db
    .selectFrom("institutions")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const members = new Map<string, number>();
  for (const [name, role] of Object.entries(people)) {
    const membership = await insertPerson(storage, name, role && { institution_id: id, role });
    if (membership !== null) members.set(name, membership);
  }
  const noted: string[] = [];
  const mailed: string[] = [];
  const queue = {
    ...UNASKED.queue,
    add: async (_trx: unknown, { to, subject }: Mail) => {
      mailed.push(`${to.split("@")[0]}: ${subject}`);
      return "";
    },
  };
  const security: SecurityLog = { ...NO_SECURITY_LOG, note: (event) => noted.push(event) };
  const service = createMemberships({ ...UNASKED, queue, storage, security });
  const memberId = (name: string) => members.get(name) ?? 0;
  const roles = async () =>
    Object.fromEntries(
      (
        await storage.db
          .selectFrom("memberships")
          .select(["user_id", "role"])
          .where("institution_id", "=", id)
          .execute()
      ).map(({ user_id, role }) => [user_id, role]),
    );
  return { storage, id, service, memberId, roles, noted, mailed };
}

async function insertPerson(
  { db }: Storage,
  name: string,
  membership: { institution_id: number; role: MemberRole } | null,
): Promise<number | null> {
  const now = new Date().toISOString();
  await db
    .insertInto("users")
    .values({ id: name, name, email: `${name}@example.mv`, created_at: now, updated_at: now })
    .execute();
  if (!membership) return null;
  const { id } = await db
    .insertInto("memberships")
    .values({ ...membership, user_id: name, invited_by: null, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const actor = (id: string, role: MemberActor["role"] = "visitor"): MemberActor => ({
  id,
  name: id,
  email: `${id}@example.mv`,
  role,
  address: "10.0.0.1",
});

const LAST = "An institution always has an owner";

onEachEngine((open) => {
  describe("members of an institution", () => {
    it("are removed by owners and by themselves, and by nobody else", async () => {
      const { service, id, memberId, roles, noted, mailed } = await institutionWith(open, {
        hawwa: "owner",
        ali: "member",
        zara: "member",
        stranger: null,
      });
      const remove = (who: MemberActor, name: string) => service.remove(who, id, memberId(name));
      await expect(remove(actor("ali"), "zara")).rejects.toThrow("Only an owner");
      await expect(remove(actor("stranger"), "zara")).rejects.toThrow("Institution not found");
      await expect(remove(actor("hawwa"), "nobody")).rejects.toThrow("Member not found");
      expect(await roles()).toEqual({ hawwa: "owner", ali: "member", zara: "member" });
      await remove(actor("ali"), "ali");
      await remove(actor("hawwa"), "zara");
      expect(await roles()).toEqual({ hawwa: "owner" });
      expect(noted).toEqual(["member_removed", "member_removed"]);
      expect(mailed).toEqual([
        expect.stringMatching(/^ali: You have left /),
        expect.stringMatching(/^zara: You no longer keep the courses of /),
      ]);
      expect(await service.membershipsOf("hawwa")).toEqual([{ institution_id: id, role: "owner" }]);
      expect(await service.membershipsOf("ali")).toEqual([]);
    });

    it("keep an owner, whom an administrator alone may remove", async () => {
      const { service, id, memberId, roles } = await institutionWith(open, {
        hawwa: "owner",
        ali: "member",
        admin: null,
      });
      const last = memberId("hawwa");
      await expect(service.remove(actor("hawwa"), id, last)).rejects.toThrow(LAST);
      const demotion = { memberId: last, role: "member" } as const;
      await expect(service.changeRole(actor("hawwa"), id, demotion)).rejects.toThrow(LAST);
      expect(await roles()).toEqual({ hawwa: "owner", ali: "member" });
      await service.remove(actor("admin", "admin"), id, last);
      expect(await roles()).toEqual({ ali: "member" });
    });

    it("get another owner, beside the first or in their place", async () => {
      const { service, id, memberId, roles, noted, mailed } = await institutionWith(open, {
        hawwa: "owner",
        ali: "member",
      });
      await expect(service.handOver(actor("ali"), id, memberId("ali"))).rejects.toThrow("Only an");
      await service.handOver(actor("hawwa"), id, memberId("ali"));
      expect(await roles()).toEqual({ hawwa: "member", ali: "owner" });
      await service.changeRole(actor("ali"), id, { memberId: memberId("hawwa"), role: "owner" });
      expect(await roles()).toEqual({ hawwa: "owner", ali: "owner" });
      await expect(service.handOver(actor("ali"), id, memberId("ali"))).resolves.toBeUndefined();
      expect(await roles()).toEqual({ hawwa: "owner", ali: "owner" });
      expect(mailed).toEqual([
        expect.stringMatching(/^ali: .+ is handed over to you$/),
        expect.stringMatching(/^hawwa: You handed .+ over$/),
        expect.stringMatching(/^hawwa: You are an owner of .+ now$/),
      ]);
      expect(noted).toEqual([
        "institution_handed_over",
        "member_role_changed",
        "institution_handed_over",
      ]);
    });

    it("keep an owner when all of them leave at once", async () => {
      const owners = ["a", "b", "c", "d", "e", "f"];
      const { storage, id, memberId, roles } = await institutionWith(
        open,
        Object.fromEntries(owners.map((name) => [name, "owner" as const])),
      );
      // Each has done its work before any has committed, where none holds the others back.
      const write: Storage["write"] = (change) =>
        storage.write(async (trx) => {
          const done = await change(trx);
          await sleep(50);
          return done;
        });
      const slow = { ...storage, write };
      const service = createMemberships({ ...UNASKED, storage: slow, security: NO_SECURITY_LOG });
      const left = await Promise.allSettled(
        owners.map((name, index) =>
          index % 2 === 0
            ? service.remove(actor(name), id, memberId(name))
            : service.changeRole(actor(name), id, { memberId: memberId(name), role: "member" }),
        ),
      );
      const refused = left.filter(({ status }) => status === "rejected");
      expect(refused).toEqual([
        { status: "rejected", reason: expect.objectContaining({ code: "last_owner" }) },
      ]);
      expect(Object.values(await roles()).filter((role) => role === "owner")).toHaveLength(1);
    });
  });

  it("keeps an institution's only owner from deleting the account, and exports what is kept", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
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
    const body = { password: AISHATH.password };
    const kept = await call(app, "/api/v1/account/export", { token, body });
    expect(kept.json().memberships).toEqual([
      { institution_id: institution.id, institution: institution.name, role: "owner", since },
    ]);
    const deletion = { method: "DELETE", token, body } as const;
    const refused = await call(app, "/api/v1/account", deletion);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "last_owner"]);
    expect(refused.json().error).toContain(`You are the only owner of ${institution.name}.`);
    await storage.db.updateTable("memberships").set({ role: "member" }).execute();
    expect((await call(app, "/api/v1/account", deletion)).statusCode).toBe(200);
    expect(await storage.db.selectFrom("memberships").select("id").execute()).toEqual([]);
  });
});
