import { isMailWanted } from "#features/operator-mails/operator-mails.repository.server.ts";
import type { MemberRole, SignedIn } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { countUse, takeUse } from "#platform/db/shared-limit.ts";
import { DAY_MS } from "#platform/durations.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { networkOf } from "#platform/rate-limit.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import { isFilledIn } from "#platform/text-field.schema.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import {
  APPLICATION_LINK_DAYS,
  APPLICATION_MAILS,
  APPLICATIONS_PER_NETWORK,
  DECIDED_APPLICATION_DAYS,
  RETURNED_APPLICATION_DAYS,
} from "./application-limits.ts";
import { createApplicationMails } from "./application-mails.ts";
import {
  confirmApplication,
  decideApplication,
  forgetApplications,
  insertInstitution,
  isListedName,
  isOpenElsewhere,
  keepApplication,
  type Mended,
  type OldestLinks,
  readApplicationOf,
  readApplications,
  readListedInstitution,
  readStatedAddresses,
  relinkReturned,
  renewApplication,
  returnApplication,
  setApplicationInstitution,
} from "./applications.repository.server.ts";
import type { Application, ApplicationAnew } from "./applications.schema.ts";
import {
  type ApplicationState,
  DECIDED_ALREADY,
  INVALID_APPLICATION_LINK,
  NOTHING_MENDED,
} from "./applications.ts";
import { isOwnDomain } from "./own-domain.ts";

interface ApplicationParts {
  storage: Pick<Access, "db" | "write">;
  queue: MailQueue;
  publicUrl: string;
  operatorEmail: string;
  security: SecurityLog;
  /** Counts invalid links. */
  tryLink: (address: string, works: () => Promise<boolean>) => Promise<boolean>;
  /** Writes an invitation down; gives the token of its link, and how many days it works. */
  invite: (
    trx: Trx,
    invitation: { institution_id: number; email: string; role: MemberRole },
  ) => Promise<{ token: string; days: number }>;
}

/** Who decides: an administrator. */
type Decider = SignedIn & { address: string };

/** Institutions apply to list their courses, and an operator decides. */
export function createApplications(parts: ApplicationParts) {
  const { storage, queue, operatorEmail, security, tryLink, invite } = parts;
  const mails = createApplicationMails(parts.publicUrl);

  /** Keeps an application, and gives the mail to its address. */
  const store = async (trx: Trx, given: Application, institution: AppliedInstitution) => {
    const { name, position, email, register_number = null } = given;
    const token = newToken();
    const token_hash = hashOfToken(token);
    const open_key = openKeyOf(email, institution);
    const applied = {
      name,
      position,
      email,
      register_number,
      institution: institution.name,
      institution_id: institution.id,
    };
    const created_at = new Date().toISOString();
    if (await keepApplication(trx, { ...applied, open_key, token_hash, created_at })) {
      return mails.confirm(applied, token);
    }
    const returned = await relinkReturned(trx, open_key, token_hash);
    return returned
      ? mails.returned(returned, returned.reason ?? "", token)
      : mails.waiting(applied);
  };

  /** Lets a returned application wait until another address is proven. */
  const askProof = async (trx: Trx, hash: string, anew: Mended) => {
    const now = new Date();
    await takeUse(trx, APPLICATION_MAILS, anew.email, now);
    const token = newToken();
    const link = { token_hash: hashOfToken(token), created_at: now.toISOString() };
    const row = await renewApplication(trx, hash, { ...anew, ...link, state: "unconfirmed" });
    if (row) await queue.add(trx, mails.confirm(row, token));
    return row;
  };

  const decide = async (
    by: Decider,
    id: number,
    { state, reason }: { state: "approved" | "declined"; reason: string | null },
    act: (trx: Trx, decided: Decided) => Promise<void>,
  ) => {
    const decision = { state, reason, ...decidedNow(by) };
    const decided = await storage.write(async (trx) => {
      const found = await decideApplication(trx, id, decision);
      if (!found) throw new DomainError("decided", 409, DECIDED_ALREADY);
      await act(trx, found);
      await record(trx, {
        by,
        action: state === "approved" ? "application_approved" : "application_declined",
        subject: { kind: "application", id, name: found.institution },
        detail: [`${found.name} <${found.email}>`, reason].filter(Boolean).join("; "),
      });
      return found;
    });
    noteDecision(
      state === "approved" ? "application_approved" : "application_declined",
      by,
      decided,
    );
  };

  /** Tells the operator of an application that waits now. */
  const tellOperator = async (trx: Trx, waiting: Decided) => {
    if (!(await isMailWanted(trx, "application"))) return;
    await queue.add(trx, mails.arrived(operatorEmail, waiting));
  };

  const noteDecision = (
    event: "application_approved" | "application_declined" | "application_returned",
    by: Decider,
    { email, institution_id }: Decided,
  ) => {
    const { id: user_id, address } = by;
    security.note(event, {
      user_id,
      address,
      email,
      institution_id: institution_id ?? undefined,
    });
    queue.wake();
  };

  return {
    /**
     * Takes an application; it waits for its decision once the link that is mailed is followed. The
     * answer is the same whatever is known of the address.
     *
     * @throws InvalidInputError for an institution that is not listed; TooManyRequestsError.
     */
    apply: async (given: Application, address: string) => {
      const facts = { email: given.email, address };
      const work = storage.write(async (trx) => {
        const now = new Date();
        await takeUse(trx, APPLICATIONS_PER_NETWORK, networkOf(address), now);
        if (isFilledIn(given.website)) return;
        const institution = await institutionOf(trx, given);
        // Without a mail the link of the one before must go on working.
        if (!(await countUse(trx, APPLICATION_MAILS, given.email, now))) return;
        await queue.add(trx, await store(trx, given, institution));
      });
      await work.catch(security.noteLimit(facts));
      security.note("application_sent", facts);
      queue.wake();
    },
    /** What a link would confirm; null where it does not work. @throws TooManyRequestsError. */
    applicationOf: async (token: string, address: string) => {
      const read = () => readApplicationOf(storage.db, hashOfToken(token), oldestLinks());
      const works = async () => (await read()) !== undefined;
      return (await tryLink(address, works)) ? ((await read()) ?? null) : null;
    },
    /** Proves the address with a link, once. @throws InvalidInputError; TooManyRequestsError. */
    confirm: async (token: string, address: string) => {
      const hash = hashOfToken(token);
      const works = async () =>
        (await readApplicationOf(storage.db, hash, oldestLinks())) !== undefined;
      if (!(await tryLink(address, works))) throw invalidApplication();
      const confirmed = await storage.write(async (trx) => {
        const found = await confirmApplication(trx, hash, oldestLinks().confirm);
        if (!found) throw invalidApplication();
        await tellOperator(trx, found);
        return found;
      });
      const { email, institution_id } = confirmed;
      const facts = { email, address, institution_id: institution_id ?? undefined };
      security.note("application_confirmed", facts);
      queue.wake();
    },
    /**
     * Sends a returned application anew, as its applicant mended it; the link works once. With
     * another address it waits once that is proven by a link of its own.
     *
     * @returns whether it waits already. @throws InvalidInputError; TooManyRequestsError.
     */
    sendAnew: async ({ token, ...given }: ApplicationAnew, address: string) => {
      const hash = hashOfToken(token);
      const read = async (db: Db) => {
        const found = await readApplicationOf(db, hash, oldestLinks());
        return found?.state === "returned" ? found : undefined;
      };
      if (!(await tryLink(address, async () => (await read(storage.db)) !== undefined))) {
        throw invalidApplication();
      }
      const renewed = await storage.write(async (trx) => {
        const found = await read(trx);
        if (!found) throw invalidApplication();
        const { id, institution_id } = found;
        const isListed = institution_id !== null;
        const institution = (isListed ? null : given.institution) ?? found.institution;
        const { name, position, answer = null, register_number = null } = given;
        const { email = found.email } = given;
        const stated = { institution, name, position, email, register_number };
        if (answer === null && isAsItWas(stated, found)) {
          throw new InvalidInputError({ answer: NOTHING_MENDED });
        }
        const open_key = openKeyOf(email, { id: institution_id, name: institution });
        if (await isOpenElsewhere(trx, id, open_key)) {
          throw new InvalidInputError({ institution: "You applied for this institution already" });
        }
        const anew = { ...stated, answer, open_key };
        const isProven = email === found.email;
        const row = isProven
          ? await renewApplication(trx, hash, { ...anew, state: "waiting", token_hash: null })
          : await askProof(trx, hash, anew);
        if (!row) throw invalidApplication();
        if (isProven) await tellOperator(trx, row);
        return row;
      });
      const { email, institution_id } = renewed;
      const facts = { email, address, institution_id: institution_id ?? undefined };
      security.note("application_sent_anew", facts);
      queue.wake();
      return { isProven: renewed.state === "waiting" };
    },
    /** Applications in a state, the oldest first. */
    list: async (state: ApplicationState) => {
      const rows = await readApplications(storage.db, state);
      const ids = rows.flatMap(({ institution_id }) => institution_id ?? []);
      const stated = Map.groupBy(
        await readStatedAddresses(storage.db, ids),
        ({ institution_id }) => institution_id,
      );
      return rows.map(({ owners, ...row }) => ({
        ...row,
        owners: Number(owners ?? 0),
        is_own_domain: isOwnDomain(row.email, stated.get(row.institution_id ?? 0) ?? []),
      }));
    },
    /**
     * Lists the institution where it is new, and invites the applicant to own it.
     *
     * @throws DomainError 409 where it does not wait for a decision.
     */
    approve: (by: Decider, id: number) =>
      decide(by, id, { state: "approved", reason: null }, async (trx, decided) => {
        const institution_id = decided.institution_id ?? (await list(trx, decided));
        const { email } = decided;
        const { token, days } = await invite(trx, { institution_id, email, role: "owner" });
        await queue.add(trx, mails.approved(decided, token, days));
      }),
    /**
     * Returns an application to who sent it, with a link by which they send it anew.
     *
     * @param missing a sentence to the applicant. @throws DomainError 409.
     */
    returnToAuthor: async (by: Decider, id: number, missing: string) => {
      const token = newToken();
      const link = { reason: missing, token_hash: hashOfToken(token) };
      const returned = await storage.write(async (trx) => {
        const found = await returnApplication(trx, id, { ...link, ...decidedNow(by) });
        if (!found) throw new DomainError("decided", 409, DECIDED_ALREADY);
        await queue.add(trx, mails.returned(found, missing, token));
        await record(trx, {
          by,
          action: "application_returned" as const,
          subject: { kind: "application", id, name: found.institution },
          detail: `${found.name} <${found.email}>; ${missing}`,
        });
        return found;
      });
      noteDecision("application_returned", by, returned);
    },
    /** Lists an institution without an application. @throws InvalidInputError where it is listed. */
    addInstitution: async (by: Decider, name: string) => {
      const now = new Date();
      return await storage.write(async (trx) => {
        if (await isListedName(trx, name)) {
          throw new InvalidInputError({ name: `${name} is listed already` });
        }
        const id = await insertInstitution(trx, {
          name,
          reference: `office/${newToken()}`,
          today: maldivesDay(now),
          now: now.toISOString(),
        });
        const subject = { kind: "institution" as const, id, name };
        await record(trx, { by, action: "institution_added", subject });
        return { id, name };
      });
    },
    /** @param reason a sentence to the applicant. @throws DomainError 409. */
    decline: (by: Decider, id: number, reason: string) =>
      decide(by, id, { state: "declined", reason }, async (trx, decided) => {
        await queue.add(trx, mails.declined(decided, reason));
      }),
    /** Deletes what is kept no longer. */
    forgetOld: (trx: Trx, now: Date) =>
      forgetApplications(trx, {
        oldest: oldestLinks(now),
        decidedBefore: new Date(now.getTime() - DECIDED_APPLICATION_DAYS * DAY_MS).toISOString(),
      }),
  };
}

export type ApplicationsService = ReturnType<typeof createApplications>;
export type ListedApplication = Awaited<ReturnType<ApplicationsService["list"]>>[number];

interface AppliedInstitution {
  /** Null of one that is not listed. */
  id: number | null;
  name: string;
}

type Decided = NonNullable<Awaited<ReturnType<typeof decideApplication>>>;

async function institutionOf(trx: Trx, given: Application): Promise<AppliedInstitution> {
  if (given.institution_id === undefined) return { id: null, name: given.institution ?? "" };
  const listed = await readListedInstitution(trx, given.institution_id);
  if (listed) return listed;
  throw new InvalidInputError({ institution_id: "This institution is not listed" });
}

/** Lists the institution of an application; it has no courses yet. */
async function list(trx: Trx, { id, institution }: Decided): Promise<number> {
  const now = new Date();
  const listed = await insertInstitution(trx, {
    name: institution,
    reference: `application/${id}`,
    today: maldivesDay(now),
    now: now.toISOString(),
  });
  await setApplicationInstitution(trx, id, listed);
  return listed;
}

/** What an applicant says of themselves and their institution. */
type Stated = Pick<Mended, "institution" | "name" | "position" | "email" | "register_number">;

function isAsItWas(one: Stated, other: Stated): boolean {
  return STATED.every((field) => one[field] === other[field]);
}

const STATED = ["institution", "name", "position", "email", "register_number"] as const;

/** Links of before do not work any more. */
function oldestLinks(now = new Date()): OldestLinks {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return { confirm: daysAgo(APPLICATION_LINK_DAYS), anew: daysAgo(RETURNED_APPLICATION_DAYS) };
}

/** Of each address and institution one application is open. */
function openKeyOf(email: string, { id, name }: AppliedInstitution): string {
  return `${email}\n${id ?? name.toLowerCase()}`;
}

const decidedNow = (by: Decider) => ({
  decided_at: new Date().toISOString(),
  decided_by: by.name,
});

function invalidApplication(): InvalidInputError {
  return new InvalidInputError({ token: INVALID_APPLICATION_LINK });
}
