import { counted } from "#catalogue/counted.ts";
import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";
import { paths } from "#web/paths.ts";

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

export interface WaitingCounts {
  messages: number;
  questions: number;
  reviews: number;
  orders: number;
  applications: number;
}

/** What waits, in one mail; null where nothing does. */
export function digestNews(waiting: WaitingCounts): OperatorNews | null {
  const { messages, questions, reviews, orders, applications } = waiting;
  const rows = [
    [applications, "application", "applications"],
    [messages, "open message", "inbox"],
    [questions, "open question for us", "questions"],
    [reviews, "change to review", "review"],
    [orders, "advert order to decide", "adverts"],
  ] as const;
  const items = rows.flatMap(([count, one, part]) =>
    count === 0
      ? []
      : [{ title: waitingWords(count, one), url: paths.office(part), lines: [] as string[] }],
  );
  if (items.length === 0) return null;
  const total = messages + questions + reviews + orders + applications;
  return { subject: `Waiting for you: ${counted(total, "thing")}`, items };
}

function waitingWords(count: number, one: string): string {
  const [noun = "", ...rest] = one.split(/ (?=for |to )/);
  return [counted(count, noun), ...rest].join(" ");
}
