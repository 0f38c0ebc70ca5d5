import { useState } from "react";
import { Container } from "#ui/container.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/order-adverts.route.ts";
import { readEstimate } from "./estimate.ts";
import { OwnOrderForm } from "./order/order-form.tsx";
import { OrderPrice } from "./order/order-price.tsx";
import { PlacesCalendar } from "./order/places-calendar.tsx";
import { formPicture } from "./order/sent-picture.ts";
import { orderedPlaceName, RETURNED_ORDER_FIELDS, readOrderedPlace } from "./sales/order-fields.ts";
import { ORDER_ANSWERS } from "./sales/order-states.ts";
import { advertOrdersContext } from "./sales/sales.context.ts";
import { advertOrder } from "./sales/sales.schema.ts";
import { ORDER_LIMITS } from "./sales/sales-limits.ts";
import type { ChosenPlace } from "./slots.ts";

/** Reads `?place=courses:2027-01`, or `?slot=courses&months=3`, which are the next free months. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const onSale = await context.get(advertOrdersContext).onSale();
  const isFree = ({ slot, month }: ChosenPlace) => {
    const at = onSale.months.indexOf(month);
    return (onSale.slots.find((each) => each.slot === slot)?.free[at] ?? 0) > 0;
  };
  const named = url.searchParams.getAll("place").flatMap((text) => readOrderedPlace(text) ?? []);
  const { slots, months } = readEstimate(url.searchParams);
  const next = slots.flatMap((slot) =>
    onSale.months
      .map((month) => ({ slot, month }))
      .filter(isFree)
      .slice(0, months),
  );
  const wanted = [...named, ...next];
  const chosen = [...new Set(wanted.filter(isFree).map(orderedPlaceName))];
  return { onSale, chosen, taken: wanted.filter((place) => !isFree(place)).length };
}

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const orders = args.context.get(advertOrdersContext);
  return await takeForm(args, {
    schema: advertOrder,
    read: async (form) => ({
      ...Object.fromEntries(form),
      places: form.getAll("places").map(String),
      picture: await formPicture(form),
    }),
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
  const [chosen, setChosen] = useState<readonly string[]>(loaderData.chosen);
  const toggle = (place: string) =>
    setChosen(
      chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place],
    );
  const places = chosen.flatMap((text) => readOrderedPlace(text) ?? []);
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
        <OwnOrderForm places={places} returned={actionData} />
      </div>
    </Container>
  );
}
