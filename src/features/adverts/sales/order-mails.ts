import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import type { Mail } from "#platform/mail.server.ts";
import { greetingOf, type MailContent, mailParts } from "#platform/mail-layout.ts";
import { siteName } from "#platform/site-name.ts";
import { paths } from "#web/paths.ts";
import { SLOTS, type SlotKey } from "../slots.ts";
import { UNCONFIRMED_ORDER_DAYS } from "./sales-limits.ts";

interface MailedOrder {
  id: number;
  name: string;
  organisation: string;
  email: string;
  places: readonly { slot: SlotKey; month: string; price: number }[];
}

interface MailedInvoice {
  number: string;
  month: string;
  amount: number;
  due_on: string;
}

/** "Courses page ad 1: January 2027, February 2027". */
function placeLines(places: MailedOrder["places"]): string {
  const bySlot = Map.groupBy(places, ({ slot }) => slot);
  return [...bySlot]
    .map(
      ([slot, of]) => `${SLOTS[slot].name}: ${of.map(({ month }) => dateWords(month)).join(", ")}`,
    )
    .join("\n");
}

/** The mails of orders. Links begin with `publicUrl`, never with the request's host. */
export function createOrderMails(publicUrl: string) {
  const mail = (to: string, subject: string, content: Omit<MailContent, "publicUrl">): Mail => ({
    to,
    subject,
    ...mailParts({ ...content, publicUrl }),
  });
  const orderPage = (token: string) => publicUrl + paths.advertOrder(token);

  return {
    /** Proves the address. */
    confirm: ({ id, name, email }: MailedOrder, token: string): Mail =>
      mail(email, `Confirm your advert order ${id} at ${siteName}`, {
        preview: "Your places are held for three hours.",
        title: `Confirm order ${id}`,
        paragraphs: [
          `${greetingOf(name)} somebody ordered adverts with this address at ${siteName}, the directory of courses in the Maldives. If that was you, follow the link and confirm: then we look at your material.`,
          `Your places are held for three hours. The link works for ${UNCONFIRMED_ORDER_DAYS} days, as long as they are free.`,
        ],
        action: { label: "See and confirm the order", url: orderPage(token) },
        after: [
          "Do you know nothing of this? Then you need to do nothing: without the link nothing happens.",
        ],
      }),

    /** To the operator: an order that waits. */
    arrived: (to: string, order: MailedOrder, isChanged: boolean): Mail => ({
      ...mail(to, `Advert order ${order.id}: ${order.organisation}`, {
        preview: isChanged ? "With new material" : `${order.name}, ${order.organisation}`,
        title: isChanged ? `New material for order ${order.id}` : `Advert order ${order.id}`,
        paragraphs: [`${order.organisation} (${order.name})`, placeLines(order.places)],
        action: { label: "Look at it", url: publicUrl + paths.office("adverts", order.id) },
      }),
      replyTo: { name: order.name, address: order.email },
    }),

    returned: (order: MailedOrder, comment: string, token: string): Mail =>
      mail(order.email, `Please change your advert order ${order.id}`, {
        preview: comment.slice(0, 120),
        title: `Order ${order.id} needs a change`,
        paragraphs: [`${greetingOf(order.name)} we looked at your material:`, comment],
        action: { label: "Change the material", url: orderPage(token) },
        after: ["Your places stay held for 14 days."],
      }),

    /** `runs` says what was paid and still runs; the empty text where nothing was. */
    cancelled: (order: MailedOrder, comment: string, runs: string): Mail =>
      mail(order.email, `Your advert order ${order.id} was cancelled`, {
        preview: comment.slice(0, 120),
        title: `Order ${order.id} was cancelled`,
        paragraphs: [
          `${greetingOf(order.name)} we ${runs ? "ended" : "cannot run"} your order:`,
          comment,
          ...(runs ? [runs] : []),
        ],
      }),

    approved: (
      order: MailedOrder,
      {
        invoices,
        payment,
        token,
      }: {
        invoices: readonly MailedInvoice[];
        payment: string;
        token: string;
      },
    ): Mail =>
      mail(order.email, `Your advert order ${order.id} is approved`, {
        preview: "Your invoices are ready.",
        title: `Order ${order.id} is approved`,
        paragraphs: [
          `${greetingOf(order.name)} your adverts run in every month that is paid:`,
          invoices
            .map(
              ({ number, month, amount, due_on }) =>
                `${dateWords(month)}: ${formatAmount("MVR", amount)}, invoice ${number}, due on ${dateWords(due_on)}`,
            )
            .join("\n"),
          "A month that is not paid when its invoice is due is free for others again.",
          ...(payment ? [payment] : []),
        ],
        action: { label: "Open your invoices and report", url: orderPage(token) },
        after: [
          "The same page says how often your adverts are seen and followed. Whoever has its address can open it.",
        ],
      }),

    paid: (order: MailedOrder, month: string, token: string): Mail =>
      mail(order.email, `${dateWords(month)} is paid: your adverts of order ${order.id}`, {
        preview: "Thank you.",
        title: `${dateWords(month)} is paid`,
        paragraphs: [
          `${greetingOf(order.name)} thank you. Your adverts run from the first to the last day of ${dateWords(month)}, by the clock of Malé.`,
          placeLines(order.places.filter((place) => place.month === month)),
        ],
        action: { label: "Open your report", url: orderPage(token) },
      }),

    ending: (
      order: MailedOrder,
      { lastDay, next, token }: { lastDay: string; next: string; token: string },
    ): Mail =>
      mail(order.email, "Your adverts end soon", {
        preview: `They run until ${dateWords(lastDay)}.`,
        title: `Your adverts run until ${dateWords(lastDay)}`,
        paragraphs: [
          `${greetingOf(order.name)} after that your places are free for others. The link below opens the calendar with the next months of your slots chosen, as far as they are free.`,
        ],
        action: { label: "Order the next months", url: publicUrl + next },
        otherAction: { label: "Open your report", url: orderPage(token) },
      }),
  };
}

export type OrderMails = ReturnType<typeof createOrderMails>;
