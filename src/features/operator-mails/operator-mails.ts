import { counted } from "#catalogue/counted.ts";
import { type WaitingKind, waitingLine } from "#features/waiting/waiting.ts";
import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";

/** What one mail to the operator says. */
export interface OperatorNews {
  subject: string;
  items: readonly { title: string; url: string; lines: readonly string[] }[];
}

/** A mail to the operator; its links begin with `publicUrl`. */
export function operatorMail(
  { subject, items }: OperatorNews,
  { to, publicUrl }: { to: string; publicUrl: string },
): Mail {
  const linked = items.map((item) => ({ ...item, url: publicUrl + item.url }));
  return {
    to,
    subject,
    ...mailParts({
      preview: items.map(({ title }) => title).join(", "),
      title: subject,
      paragraphs: [],
      sections: [{ heading: "See in the office", items: linked }],
      after: ["Which of these mails come is chosen on the page Health of the office."],
      publicUrl,
    }),
  };
}

/** Kinds that the mail of the morning tells; others have mails of their own. */
const DIGEST_KINDS = [
  ...(["applications", "messages", "questions", "reviews", "orders", "invoices"] as const),
];

/** What waits, in one mail; null where nothing does. */
export function digestNews(waiting: Readonly<Record<WaitingKind, number>>): OperatorNews | null {
  const kinds = DIGEST_KINDS.filter((kind) => waiting[kind] > 0);
  if (kinds.length === 0) return null;
  const items = kinds.map((kind) => {
    const { title, to } = waitingLine(kind, waiting[kind]);
    return { title, url: to, lines: [] };
  });
  const total = kinds.reduce((sum, kind) => sum + waiting[kind], 0);
  return { subject: `Waiting for you: ${counted(total, "thing")}`, items };
}
