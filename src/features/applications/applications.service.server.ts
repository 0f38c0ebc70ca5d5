import { record } from "#features/audit/audit.repository.server.ts";
import { isMailWanted } from "#features/operator-mails/operator-mails.repository.server.ts";
import type { MemberRole, SignedIn } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { countUse, takeUse } from "#platform/db/shared-limit.ts";
import { DAY_MS } from "#platform/durations.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { networkOf } from "#platform/rate-limit.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import { isFilledIn } from "#platform/text-field.schema.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";
import {
  APPLICATION_LINK_DAYS,
  APPLICATION_MAILS,
  APPLICATIONS_PER_NETWORK,
  DECIDED_APPLICATION_DAYS,
} from "./application-limits.ts";
import { createApplicationMails } from "./application-mails.ts";
import {
  confirmApplication,
  decideApplication,
  forgetApplications,
  insertInstitution,
  keepApplication,
  readApplicationOf,
  readApplications,
  readListedInstitution,
  readStatedAddresses,
  setApplicationInstitution,
} from "./applications.repository.server.ts";
import type { Application, ListedApplication } from "./applications.schema.ts";
import {
  type ApplicationState,
  DECIDED_ALREADY,
  INVALID_APPLICATION_LINK,
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

/** Who decides: an administrator, or the operator on the command line (the machine's user). */
type Decider = (SignedIn & { address: string }) | { operator: string };

/** Institutions apply to list their courses, and an operator decides. */
export function createApplications(parts: ApplicationParts) {
  const { storage, queue, operatorEmail, security, tryLink, invite } = parts;
  const mails = createApplicationMails(parts.publicUrl);

  const store = (trx: Trx, given: Application, institution: AppliedInstitution) => {
    const { name, position, email, register_number = null } = given;
    const token = newToken();
    const key = institution.id ?? institution.name.toLowerCase();
    const applied = {
      ...{ name, position, email, register_number },
      institution: institution.name,
      institution_id: institution.id,
    };
    const kept = keepApplication(trx, {
      ...applied,
      open_key: `${email}\n${key}`,
      token_hash: hashOfToken(token),
      created_at: new Date().toISOString(),
    });
    return kept.then((isNew) => (isNew ? mails.confirm(applied, token) : mails.waiting(applied)));
  };

  const decide = async (
    by: Decider,
    id: number,
    { state, reason }: { state: "approved" | "declined"; reason: string | null },
    act: (trx: Trx, decided: Decided) => Promise<void>,
  ) => {
    const now = new Date().toISOString();
    const decided_by = "operator" in by ? by.operator : by.name;
    const decision = { state, reason, decided_at: now, decided_by };
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
    const who =
      "operator" in by ? { operator: by.operator } : { user_id: by.id, address: by.address };
    const { email, institution_id } = decided;
    const facts = { ...who, email, institution_id: institution_id ?? undefined };
    security.note(state === "approved" ? "application_approved" : "application_declined", facts);
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
      const read = () => readApplicationOf(storage.db, hashOfToken(token), oldestLink());
      const works = async () => (await read()) !== undefined;
      return (await tryLink(address, works)) ? ((await read()) ?? null) : null;
    },
    /** Proves the address with a link, once. @throws InvalidInputError; TooManyRequestsError. */
    confirm: async (token: string, address: string) => {
      const hash = hashOfToken(token);
      const works = async () =>
        (await readApplicationOf(storage.db, hash, oldestLink())) !== undefined;
      if (!(await tryLink(address, works))) throw invalidApplication();
      const confirmed = await storage.write(async (trx) => {
        const found = await confirmApplication(trx, hash, oldestLink());
        if (!found) throw invalidApplication();
        if (await isMailWanted(trx, "application")) {
          await queue.add(trx, mails.arrived(operatorEmail, found));
        }
        return found;
      });
      const { email, institution_id } = confirmed;
      const facts = { email, address, institution_id: institution_id ?? undefined };
      security.note("application_confirmed", facts);
      queue.wake();
    },
    /** Applications in a state, the oldest first. */
    list: async (state: ApplicationState): Promise<ListedApplication[]> => {
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
    /** @param reason a sentence to the applicant. @throws DomainError 409. */
    decline: (by: Decider, id: number, reason: string) =>
      decide(by, id, { state: "declined", reason }, async (trx, decided) => {
        await queue.add(trx, mails.declined(decided, reason));
      }),
    /** Deletes what is kept no longer. */
    forgetOld: (trx: Trx, now: Date) =>
      forgetApplications(trx, {
        unconfirmedBefore: oldestLink(now),
        decidedBefore: new Date(now.getTime() - DECIDED_APPLICATION_DAYS * DAY_MS).toISOString(),
      }),
  };
}

export type ApplicationsService = ReturnType<typeof createApplications>;

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

/** Links of before do not work any more. */
function oldestLink(now = new Date()): string {
  return new Date(now.getTime() - APPLICATION_LINK_DAYS * DAY_MS).toISOString();
}

function invalidApplication(): InvalidInputError {
  return new InvalidInputError({ token: INVALID_APPLICATION_LINK });
}
