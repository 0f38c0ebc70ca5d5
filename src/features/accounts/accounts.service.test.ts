import { expect, it, onTestFinished } from "vitest";
import { openMailQueue } from "#platform/mail-queue.server.ts";
import { AISHATH } from "../../../test/accounts.ts";
import { CHEAP_HASH, NO_SECURITY_LOG } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { openAccounts } from "./accounts.service.server.ts";
import { twoFactorKey } from "./two-factor-key.server.ts";

onEachEngine((open) => {
  it("hands everything to who knows email and password, and leaves no session behind", async () => {
    const storage = await open();
    const onError = (error: unknown) => expect.fail(String(error));
    const queue = openMailQueue({ storage, mailer: { send: async () => {} }, onError });
    const accounts = await openAccounts({
      storage,
      queue,
      onError,
      publicUrl: "https://magu.example",
      key: twoFactorKey({ setting: "a key of thirty-two characters..", dataDir: "" }),
      security: NO_SECURITY_LOG,
      registrationTime: 0,
      hashCost: CHEAP_HASH,
    });
    onTestFinished(async () => {
      await queue.stop();
      await accounts.close();
    });
    const caller = { address: "10.0.0.1", userAgent: null };
    await accounts.register(AISHATH, caller.address);
    const { email, password } = AISHATH;
    const everything = await accounts.everythingFor({ email, password }, caller);
    expect(everything.profile).toMatchObject({ email });
    const wrong = accounts.everythingFor({ email, password: "not the password" }, caller);
    await expect(wrong).rejects.toThrow("Invalid email or password");
    expect(await storage.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });
});
