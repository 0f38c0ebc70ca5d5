import { counted } from "#catalogue/counted.ts";
import type { Role } from "#platform/access.ts";
import { mayOpen, OFFICE_PARTS, type OfficePartName } from "#web/office-parts.ts";
import { paths } from "#web/paths.ts";

interface WaitingRow {
  noun: string;
  /** What follows the noun: "2 changes to review". */
  rest?: string;
  why: string;
  /** The part of the office where it is done, and what it shows first. */
  part: OfficePartName;
  query?: string;
}

/** What waits for operators, whom the most people wait for first. */
export const WAITING_KINDS = new Map([
  [
    "applications",
    { noun: "application", why: "Institutions that want to be let in", part: "applications" },
  ],
  ["messages", { noun: "open message", why: "Messages and reported mistakes", part: "inbox" }],
  [
    "questions",
    {
      ...({
        noun: "open question",
        rest: "for us",
        part: "inbox",
        query: "?kind=question",
      } as const),
      why: "Asked of institutions that state no mail address",
    },
  ],
  [
    "reviews",
    { noun: "change", rest: "to review", why: "Not published until you decide", part: "review" },
  ],
  [
    "orders",
    {
      ...({ noun: "advert order", rest: "to decide", part: "adverts" } as const),
      why: "Their places are held until then",
    },
  ],
  [
    "invoices",
    {
      ...({ noun: "overdue invoice", part: "adverts", query: "?state=approved" } as const),
      why: "Mark what was paid, or cancel the order",
    },
  ],
  [
    "imports",
    {
      ...({ noun: "import", rest: "to decide", part: "imports" } as const),
      why: "Compared and not applied yet, or failed",
    },
  ],
  [
    "mails",
    {
      ...({ noun: "mail", rest: "not delivered", part: "health" } as const),
      why: "Sending them failed",
    },
  ],
] as const satisfies readonly (readonly [string, WaitingRow])[]);
export type WaitingKind = Parameters<(typeof WAITING_KINDS)["get"]>[0];

/** True where people of this role may open the part where it is done. */
export function isWaitingFor(role: Role, kind: WaitingKind): boolean {
  const part = OFFICE_PARTS.find(({ name }) => name === WAITING_KINDS.get(kind)?.part);
  return part !== undefined && mayOpen(part, role);
}

/** How much of a kind waits ("2 changes to review"), and where it is done. */
export function waitingLine(kind: WaitingKind, count: number) {
  const row: WaitingRow | undefined = WAITING_KINDS.get(kind);
  if (!row) throw new Error(`Nothing of the kind ${kind} waits`);
  const { noun, rest, why, part, query = "" } = row;
  const title = rest === undefined ? counted(count, noun) : `${counted(count, noun)} ${rest}`;
  return { title, words: why, to: `${paths.office(part)}${query}` };
}

/** How much waits in each part of the office. */
export function waitingByPart(
  data: readonly { kind: WaitingKind; count: number }[],
): ReadonlyMap<OfficePartName, number> {
  const sums = new Map<OfficePartName, number>();
  for (const { kind, count } of data) {
    const part = WAITING_KINDS.get(kind)?.part;
    if (part) sums.set(part, (sums.get(part) ?? 0) + count);
  }
  return sums;
}

interface GapRow {
  title: string;
  /** Why it matters, and the way to mend it. */
  words: string;
  /** The part of the office where it is mended or said. */
  part: OfficePartName;
}

/** What a site needs to be safe, for administrators: each in words where it is missing. */
export const SETUP_GAPS = new Map([
  [
    "mail_server",
    {
      title: "No mail server is set",
      words:
        "Nobody gets a mail: links for passwords, invitations and answers stay in files of the server. Whoever runs the server sets SMTP_URL and OPERATOR_EMAIL, and starts it again.",
      part: "health",
    },
  ],
  [
    "no_backup",
    {
      title: "No backup was made yet",
      words:
        "If the disk fails, everything is lost. Make one under Health now, and let the server make one each night (npm run backup).",
      part: "health",
    },
  ],
  [
    "old_backup",
    {
      title: "The last backup is older than a week",
      words: "What was written since would be lost with the disk. Make one under Health.",
      part: "health",
    },
  ],
  [
    "second_administrator",
    {
      title: "There is one administrator only",
      words:
        "If they lose their password and their codes, nobody can let others in. Make a second one under People.",
      part: "people",
    },
  ],
] as const satisfies readonly (readonly [string, GapRow])[]);
export type SetupGap = Parameters<(typeof SETUP_GAPS)["get"]>[0];
