import { expect, it } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import { hashOfToken } from "./hashed-tokens.server.ts";
import { type Identities, openIdentities } from "./identity.repository.server.ts";

onEachEngine((open) => {
  it("stores a session's token as its hash only", async () => {
    const storage = await open();
    const identities = await openIdentities(storage);
    const user = await addUser(identities);
    const { token } = await identities.write((identity) =>
      identity.createSession(user.id, false, { userAgent: "Test" }),
    );
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    const [row] = await storage.db.selectFrom("sessions").selectAll().execute();
    expect(row).toMatchObject({ user_id: user.id, token_hash: hashOfToken(token) });
    expect(JSON.stringify(row)).not.toContain(token);

    const found = await identities.read.findSession(token);
    expect(found?.user).toMatchObject({ id: user.id, role: "visitor", disabledAt: null });
    expect(found?.session.token).toBe(token);
    expect(found?.session.expiresAt).toBeInstanceOf(Date);
    // What a thief of the table holds opens nothing.
    expect(await identities.read.findSession(hashOfToken(token))).toBeNull();
    const [listed] = await identities.read.listSessions(user.id);
    expect(await identities.read.findSession(String(listed?.token))).toBeNull();

    await identities.write((identity) => identity.deleteSession(token));
    expect(await identities.read.findSession(token)).toBeNull();
  });

  it("hands a link that works once to one of many", async () => {
    const storage = await open();
    const identities = await openIdentities(storage);
    await identities.write((identity) =>
      identity.createVerificationValue({
        identifier: "reset-password:secret",
        value: "someone",
        expiresAt: new Date(Date.now() + 60_000),
      }),
    );
    const [row] = await storage.db.selectFrom("verifications").selectAll().execute();
    expect(row?.identifier).not.toContain("secret");
    expect(row?.expires_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const consumed = await Promise.all(
      Array.from({ length: 20 }, () =>
        identities.write((identity) => identity.consumeVerificationValue("reset-password:secret")),
      ),
    );
    expect(consumed.filter((value) => value?.value === "someone")).toHaveLength(1);
    expect(consumed.filter((value) => value === null)).toHaveLength(19);
  });

  it("takes everything of a transaction back where it fails", async () => {
    const storage = await open();
    const identities = await openIdentities(storage);
    await expect(
      identities.write(async (identity) => {
        await identity.createUser(USER, SOURCE);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await storage.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });
});

const USER = { name: "Aishath", email: "aishath@example.com" };
const SOURCE = { method: "email-password" } as const;

async function addUser(identities: Identities) {
  return await identities.write((identity) => identity.createUser(USER, SOURCE));
}
