import { expect, it } from "vitest";
import { openMailQueue } from "#platform/mail-queue.server.ts";
import { openOperator, ROOT } from "../../../test/accounts.ts";
import { NO_SECURITY_LOG } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import type { AccountParts } from "./account-parts.ts";
import { createMails } from "./mails.ts";
import { insertUser, updatePasswordHash } from "./sign-in.repository.server.ts";
import { createSignIn } from "./sign-in.service.server.ts";
import { twoFactorKey } from "./two-factor-key.server.ts";

const PERSON = { name: "Aishath", email: "aishath@example.com", mobile: null };
const CALLER = { address: "10.0.0.1", userAgent: null };

onEachEngine((open) => {
  it("begins no session with a password that is being replaced, nor for who is being disabled", async () => {
    const storage = await open();
    const id = await insertUser(storage.db, PERSON, "old");
    let meanwhile = async () => {};
    const parts = partsOf(storage, () => meanwhile());
    const { login } = createSignIn(parts);
    const credentials = { email: PERSON.email, password: "right" };
    await login(credentials, CALLER);

    meanwhile = () => updatePasswordHash(storage.db, id, "new");
    await expect(login(credentials, CALLER)).rejects.toThrow("Invalid email or password");

    const operator = await openOperator(storage);
    meanwhile = () => operator.disable(ROOT, { email: PERSON.email });
    await expect(login(credentials, CALLER)).rejects.toThrow("Invalid email or password");
    expect(await storage.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    await parts.queue.stop();
  });
});

/** Services that accept every password and run something else while the hash is computed. */
function partsOf(
  storage: Parameters<typeof openMailQueue>[0]["storage"],
  meanwhile: () => Promise<void>,
): AccountParts {
  const mailer = { send: async () => {} };
  const matches = async () => {
    await meanwhile();
    return true;
  };
  return {
    storage,
    hashing: { hash: async () => "hash", matches },
    queue: openMailQueue({ storage, mailer, onError: () => {} }),
    key: twoFactorKey({ setting: "a key of thirty-two characters..", dataDir: "" }),
    mails: createMails("https://magu.example"),
    security: NO_SECURITY_LOG,
    onError: () => {},
    background: () => {},
  };
}
