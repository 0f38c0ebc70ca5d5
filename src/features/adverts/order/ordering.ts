import { useState } from "react";
import { readEstimate } from "../estimate.ts";
import { orderedPlaceName, readOrderedPlace } from "../sales/order-fields.ts";
import type { AdvertOrders } from "../sales/orders.service.server.ts";
import type { ChosenPlace } from "../slots.ts";
import { formPicture } from "./sent-picture.ts";

/**
 * What a page that orders is opened with: `?place=courses:2027-01`, or `?slot=courses&months=3`, which
 * are the next free months.
 */
export async function placesToOrder(orders: Pick<AdvertOrders, "onSale">, url: URL) {
  const onSale = await orders.onSale();
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

/** An order as its form sends it, for its schema. */
export async function sentOrder(form: FormData) {
  return {
    ...Object.fromEntries(form),
    places: form.getAll("places").map(String),
    picture: await formPicture(form),
  };
}

/** The places that are chosen on a page. */
export function useChosenPlaces(first: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const toggle = (place: string) =>
    setChosen(
      chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place],
    );
  return { chosen, toggle, places: chosen.flatMap((text) => readOrderedPlace(text) ?? []) };
}
