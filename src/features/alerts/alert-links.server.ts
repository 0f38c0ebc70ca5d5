import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in a mail does. */
type LinkPurpose = "unsubscribe" | "confirm";

interface LinkOwner {
  id: string;
  email: string;
}

/**
 * Tokens of links in mails, which only this site can make and which need no row: a link to end mails
 * works as long as the account is there, one that confirms an address as long as it is the
 * account's.
 */
export function createAlertLinks(secret: string) {
  const signature = (purpose: LinkPurpose, { id, email }: LinkOwner) =>
    createHmac("sha256", secret)
      .update([purpose, id, purpose === "confirm" ? email : ""].join("\n"))
      .digest("base64url");
  return {
    token: (purpose: LinkPurpose, owner: LinkOwner) => `${owner.id}.${signature(purpose, owner)}`,
    /** The account that a token names, whoever made it; null for a text of another shape. */
    accountOf: (token: string) => /^([\w-]{1,64})\.[\w-]{43}$/.exec(token)?.[1] ?? null,
    /** True for a token that was made here for this purpose and account. */
    isOwn: (token: string, purpose: LinkPurpose, owner: LinkOwner) => {
      const given = Buffer.from(token);
      const own = Buffer.from(`${owner.id}.${signature(purpose, owner)}`);
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}

export type AlertLinks = ReturnType<typeof createAlertLinks>;
