import fc from "fast-check";
import { TOTP } from "otpauth";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Authenticated } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Mail } from "#platform/mail.server.ts";
import { CHEAP_HASH, NO_SECURITY_LOG, publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { type AccountsService, openAccounts } from "./accounts.service.server.ts";
import { insertUser } from "./sign-in.repository.server.ts";
import { twoFactorKey } from "./two-factor-key.server.ts";

const STRANGER = "stranger-raalhu-9";
const OWNER = "owner-dhonveli-7";

/** Tables of what an account's holder saved and signs in with, and of what others gave it. */
const SAVED = [
  "alert_settings",
  "chat_conversations",
  "course_alerts",
  "saved_courses",
  "search_alerts",
] as const;
const WAYS_IN = ["two_factor", "recovery_codes", "sessions", "email_changes"] as const;
const GIVEN = ["accounts", "memberships"];
const MOBILE = "+960 777 1234";

/** Steps of a stranger who registered an address, and of the one who reads its mailbox. */
const STEPS = [
  "stranger signs in",
  "stranger turns two-factor on",
  "stranger saves what they like",
  "stranger asks for another address",
  "stranger moves the account there",
  "stranger moves it to the owner's address",
  "owner confirms that mails may come",
  "owner confirms the new address",
  "owner chooses a password",
] as const;

onEachEngine((open) => {
  async function opened() {
    const storage = await open();
    await publish(storage, smallDirectory);
    const mails: Mail[] = [];
    const accounts = await openAccounts({
      storage,
      queue: {
        add: async (_trx: unknown, mail: Mail) => {
          mails.push(mail);
          return "";
        },
        wake: () => undefined,
      } as never,
      publicUrl: "https://magu.example",
      security: NO_SECURITY_LOG,
      key: twoFactorKey({ setting: "5".repeat(64), dataDir: "" }),
      onError: (error) => {
        throw error;
      },
      registrationTime: 0,
      hashCost: CHEAP_HASH,
    });
    onTestFinished(() => accounts.close());
    return { storage, accounts, mails };
  }

  describe("who proves an address by mail", () => {
    it("is locked out by nothing that a stranger set up before, in whichever order", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      const parts = await opened();
      let run = 0;
      const steps = fc.array(fc.constantFrom(...STEPS), { maxLength: 9 });
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          // Of another day, for the limits of use.
          vi.setSystemTime(Date.UTC(2026, 10, 1) + ++run * 2 * 86_400_000);
          const story = storyOf(parts, run);
          await story.begin();
          for (const step of sequence) await story[step]();
          await story["owner chooses a password"]();
          await story.expectOwned();
        }),
        { numRuns: 60 },
      );
    }, 60_000);

    it("knows of each table that belongs to an account", async () => {
      const { storage } = await opened();
      const tables = await storage.db.introspection.getTables();
      const owned = tables.filter(({ columns }) =>
        columns.some(({ name, isNullable }, at) => name === "user_id" && (at === 0 || !isNullable)),
      );
      // A key of text may be null by the word of SQLite; other columns that may be null say who did
      // something, except of a conversation, which may be a device's instead.
      const names = new Set([...owned.map(({ name }) => name), "chat_conversations"]);
      expect([...names].toSorted()).toEqual([...SAVED, ...WAYS_IN, ...GIVEN].toSorted());
    });

    it("keeps what they set up after a proof, at the next one", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      const { accounts, mails, storage } = await opened();
      const story = storyOf({ accounts, mails, storage }, 1);
      await story.begin();
      await story["owner chooses a password"]();
      const me = await signedIn(accounts, story.email, OWNER);
      await turnOn(accounts, me!, OWNER);
      await accounts.change(me!, { name: "Aishath", mobile: MOBILE });
      await saveAll(storage, me!.id);
      await story["owner chooses a password"]();
      for (const table of SAVED) {
        expect(await storage.db.selectFrom(table).select("user_id").execute(), table).toHaveLength(
          1,
        );
      }
      expect(await storage.db.selectFrom("users").select(["name", "mobile"]).execute()).toEqual([
        { name: "Aishath", mobile: MOBILE },
      ]);
      await expect(accounts.login({ email: story.email, password: OWNER }, CALLER)).rejects.toThrow(
        "authenticator app",
      );
      expect(mails.map(({ subject }) => subject)).not.toContain("Two-factor sign-in is off");
      expect(mails.at(-1)?.text).not.toContain("deleted");
    });

    it("empties the account at a new password alone, and says so before and after", async () => {
      const { accounts, mails, storage } = await opened();
      const story = storyOf({ accounts, mails, storage }, 1);
      await story.begin();
      await story["stranger signs in"]();
      await story["stranger saves what they like"]();
      await story["owner confirms that mails may come"]();
      for (const table of SAVED) {
        expect(await storage.db.selectFrom(table).select("user_id").execute(), table).toHaveLength(
          1,
        );
      }
      await story["owner chooses a password"]();
      await story.expectOwned();
      const [link, changed] = mails.slice(-2).map(({ text }) => text.replace(/\s+/g, " "));
      expect(link).toContain("deletes what was saved with the account");
      expect(changed).toContain("What was saved with the account was deleted");
    });

    it("keeps the name that an administrator gave", async () => {
      const { accounts, mails, storage } = await opened();
      const email = "editor@example.mv";
      const known = { name: "Aminath", email, mobile: null };
      await storage.write((trx) => insertUser(trx, known, null));
      await storyOf({ accounts, mails, storage }, 1, email)["owner chooses a password"]();
      expect(await storage.db.selectFrom("users").select(["name"]).execute()).toEqual([
        { name: "Aminath" },
      ]);
    });

    it("ends what an unproven person set up with any link, and says so", async () => {
      for (const proof of [
        "owner confirms that mails may come",
        "owner chooses a password",
      ] as const) {
        const { accounts, mails, storage } = await opened();
        const story = storyOf({ accounts, mails, storage }, 1);
        await story.begin();
        await story["stranger signs in"]();
        await story["stranger asks for another address"]();
        await story["stranger turns two-factor on"]();
        await story[proof]();
        for (const table of WAYS_IN) {
          expect(await storage.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
        }
        const off = mails.find(({ subject }) => subject === "Two-factor sign-in is off");
        expect(off?.to).toBe(story.email);
      }
    });
  });
});

const CALLER = { address: "10.0.0.1", userAgent: null };

async function signedIn(accounts: AccountsService, email: string, password: string) {
  const begun = await accounts.login({ email, password }, CALLER).catch(() => null);
  return begun && (await accounts.authenticate(`Bearer ${begun.token}`, CALLER.address));
}

async function turnOn(accounts: AccountsService, me: Authenticated, password: string) {
  const { secret } = await accounts.beginTwoFactor(me, password);
  await accounts.confirmTwoFactor(me, new TOTP({ secret }).generate({ timestamp: Date.now() }));
}

/** Saves something in each table of what a person saves, as their features do. */
async function saveAll(storage: Storage, user_id: string) {
  const created_at = new Date().toISOString();
  const { id: course_id } = await storage.db
    .selectFrom("courses")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const told = { user_id, told: "[]", created_at };
  const rows = {
    alert_settings: { user_id, look_on: "2026-11-01" },
    chat_conversations: { user_id, used: 0, is_greeted: 1, seen_at: created_at },
    course_alerts: { ...told, course_id },
    saved_courses: { user_id, course_id, position: 0, applied_on: "2026-11-01" },
    search_alerts: { ...told, id: user_id, query: "mnqf_level=5" },
  };
  for (const table of SAVED) {
    await storage.db
      .insertInto(table)
      .values(rows[table] as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function storyOf(
  { accounts, mails, storage }: { accounts: AccountsService; mails: Mail[]; storage: Storage },
  run: number,
  email = `owner${run}@example.mv`,
) {
  const elsewhere = `stranger${run}@example.mv`;
  let stranger: Authenticated | null = null;
  /** What is refused by then is no step. */
  const tried = (work: Promise<unknown>) => work.catch(() => undefined);
  const linkTo = (to: string, path: string) => {
    const mail = mails.findLast((each) => each.to === to && each.text.includes(path));
    return mail && new RegExp(`${path}/([A-Za-z0-9]+)`).exec(mail.text)?.[1];
  };
  const follow = async (to: string) => {
    const link = linkTo(to, "confirm-email");
    if (link) await tried(accounts.confirmEmail(link, CALLER.address));
  };
  const askFor = async (to: string) => {
    if (!stranger) return;
    await tried(accounts.change(stranger, { email: to, password: STRANGER }));
  };
  return {
    email,
    begin: () =>
      accounts.register(
        { name: "Somebody", email, mobile: MOBILE, password: STRANGER },
        CALLER.address,
      ),
    "stranger signs in": async () => {
      const known = (await signedIn(accounts, email, STRANGER)) ?? stranger;
      stranger = (await signedIn(accounts, elsewhere, STRANGER)) ?? known;
    },
    "stranger turns two-factor on": async () => {
      if (stranger) await tried(turnOn(accounts, stranger, STRANGER));
    },
    "stranger saves what they like": async () => {
      if (!stranger) return;
      const session = storage.db.selectFrom("sessions").where("id", "=", stranger.sessionId);
      if (await session.select("id").executeTakeFirst()) await saveAll(storage, stranger.id);
    },
    "stranger asks for another address": () => askFor(elsewhere),
    "stranger moves the account there": () => follow(elsewhere),
    "stranger moves it to the owner's address": () => askFor(email),
    "owner confirms that mails may come": async () => {
      const user = await storage.db
        .selectFrom("users")
        .select(["id", "email"])
        .where("email", "=", email)
        .executeTakeFirst();
      if (user) await storage.write((trx) => accounts.proveAddress(trx, user));
    },
    "owner confirms the new address": () => follow(email),
    "owner chooses a password": async () => {
      await accounts.forgot(email, CALLER.address);
      await accounts.settled();
      const link = linkTo(email, "reset-password");
      if (link) await tried(accounts.reset(link, OWNER, CALLER.address));
    },
    /** The address has no account any more, or its owner's password opens it alone. */
    expectOwned: async () => {
      const user = await storage.db
        .selectFrom("users")
        .select(["id", "name", "mobile"])
        .where("email", "=", email)
        .executeTakeFirst();
      if (!user) return;
      expect(user).toMatchObject({ name: "Somebody", mobile: null });
      for (const table of SAVED) {
        const rows = storage.db.selectFrom(table).where("user_id", "=", user.id);
        expect(await rows.select("user_id").execute(), table).toEqual([]);
      }
      const sessions = storage.db.selectFrom("sessions").where("user_id", "=", user.id);
      expect(await sessions.selectAll().execute()).toEqual([]);
      const changes = storage.db.selectFrom("email_changes").where("user_id", "=", user.id);
      expect(await changes.selectAll().execute()).toEqual([]);
      await accounts.login({ email, password: OWNER }, CALLER);
      await expect(accounts.login({ email, password: STRANGER }, CALLER)).rejects.toThrow();
    },
  };
}
