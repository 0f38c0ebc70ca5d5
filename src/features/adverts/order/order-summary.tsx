import { dateWords } from "#catalogue/dates.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { TableScroller } from "#ui/table-scroller.tsx";
import { type OrderState, stillRunsWords } from "../sales/order-states.ts";
import type { ListedOrder, OrderDetails } from "../sales/sales.schema.ts";
import { SLOTS } from "../slots.ts";
import { MaterialPreview } from "./material-preview.tsx";

const ORDER_STATE_WORDS: Record<OrderState, string> = {
  unconfirmed: "It waits for you to confirm it.",
  waiting: "We look at your material. A mail says how it went.",
  returned: "It waits for changed material.",
  approved: "It is approved. Your adverts run in every month that is paid.",
  cancelled: "It was cancelled.",
};

interface OrderSummaryProps {
  order: OrderDetails;
  /** True where a form was just sent, so that its state is another. */
  isSettled: boolean;
}

/** What was ordered, and where it stands. */
export function OrderSummary({ order, isSettled }: OrderSummaryProps) {
  return (
    <section aria-labelledby="ordered" className="grid min-w-0 gap-5">
      <h2 id="ordered" className="text-2xl">
        What you ordered
      </h2>
      {!isSettled && (
        <p>
          {ORDER_STATE_WORDS[order.state]}
          {order.state === "cancelled" &&
            ` ${stillRunsWords(order.invoices, maldivesDay(new Date()))}`}
        </p>
      )}
      {order.state === "cancelled" && order.comment && (
        <p className="max-w-text whitespace-pre-line">{order.comment}</p>
      )}
      <OrderedPlaces order={order} />
      {order.state !== "returned" && (
        <MaterialPreview
          places={order.places}
          picture={order.picture}
          alt={order.alt ?? ""}
          text={order.text ?? ""}
        />
      )}
      <p className="break-words text-ink-soft">It leads to {order.link}</p>
    </section>
  );
}

/** Places with their prices. */
export function OrderedPlaces({ order }: { order: ListedOrder }) {
  return (
    <TableScroller label="Ordered adverts">
      <table className="tabular w-full border-collapse text-sm">
        <thead className="border-b-2 border-line-strong text-ink-soft">
          <tr className="*:px-2 *:py-2 *:text-start *:font-semibold">
            <th scope="col">Month</th>
            <th scope="col">Slot</th>
            <th scope="col" className="text-end!">
              MVR
            </th>
          </tr>
        </thead>
        <tbody>
          {order.places.map(({ slot, month, price, discount, is_held }) => (
            <tr key={`${slot} ${month}`} className="border-b border-line *:px-2 *:py-2">
              <td>{dateWords(month)}</td>
              <td>
                {SLOTS[slot].name}
                {!is_held && <span className="block text-ink-soft">Not held any more</span>}
              </td>
              <td className="text-end">
                {price.toLocaleString("en")}
                {discount > 0 && <span className="block text-ink-soft">−{discount} %</span>}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="*:px-2 *:py-2 *:font-semibold">
            <th scope="row" colSpan={2} className="text-start">
              In all
            </th>
            <td className="text-end">{order.total.toLocaleString("en")}</td>
          </tr>
        </tfoot>
      </table>
    </TableScroller>
  );
}
