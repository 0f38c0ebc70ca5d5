import { Container } from "#ui/container.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/order-adverts.route.ts";
import { OrderForm } from "./order/order-form.tsx";
import { OrderPrice } from "./order/order-price.tsx";
import { placesToOrder, sentOrder, useChosenPlaces } from "./order/ordering.ts";
import { PlacesCalendar } from "./order/places-calendar.tsx";
import { RETURNED_ORDER_FIELDS } from "./sales/order-fields.ts";
import { ORDER_ANSWERS } from "./sales/order-states.ts";
import { advertOrdersContext } from "./sales/sales.context.ts";
import { advertOrder } from "./sales/sales.schema.ts";
import { ORDER_LIMITS } from "./sales/sales-limits.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  placesToOrder(context.get(advertOrdersContext), url);

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const orders = args.context.get(advertOrdersContext);
  return await takeForm(args, {
    schema: advertOrder,
    read: sentOrder,
    returned: RETURNED_ORDER_FIELDS,
    maxReturned: 4 * ORDER_LIMITS.address,
    act: orders.order,
    done: ORDER_ANSWERS.received,
  });
}

/** The choice stays in the page; what is free is asked again with the next visit. */
export const shouldRevalidate = () => false;

export const meta = fixedMeta({
  title: "Order adverts",
  description: "Choose slots and free months, see the price, send your material and order.",
  path: paths.orderAdverts(),
  indexed: false,
  // Without a referrer a form that is sent without JavaScript has no origin.
  referrer: "same-origin",
});

export default function OrderAdverts({ loaderData, actionData }: Route.ComponentProps) {
  const { onSale, taken } = loaderData;
  const { chosen, places, toggle } = useChosenPlaces(loaderData.chosen);
  return (
    <Container className="py-8 sm:py-12">
      <h1 className="text-3xl">Order adverts</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Choose months that are free, send your banner or text, and confirm by mail. You pay by
        invoice, month by month in advance.
      </p>
      {taken > 0 && (
        <p role="status" className="mt-4 max-w-text rounded-md bg-sunken px-4 py-3">
          {taken === 1 ? "One month" : `${taken} months`} of your choice can not be had any more.
        </p>
      )}
      <div className="mt-8 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <PlacesCalendar onSale={onSale} chosen={chosen} onToggle={toggle} />
        <OrderPrice places={places} onSale={onSale} className="lg:stuck-24" />
        <OrderForm places={places} returned={actionData} />
      </div>
    </Container>
  );
}
