import { useState } from "react";
import { useNavigate } from "react-router";
import { OrderForm } from "#features/adverts/order/order-form.tsx";
import { OrderPrice } from "#features/adverts/order/order-price.tsx";
import { PlacesCalendar } from "#features/adverts/order/places-calendar.tsx";
import { readOrderedPlace } from "#features/adverts/sales/order-fields.ts";
import { ADVERT_ORDERS, SELLING } from "#features/adverts/sales/sales.endpoints.ts";
import { paths } from "#web/paths.ts";
import { callOffice, useAnswer } from "../office-call.ts";
import { QueryState } from "../query-state.tsx";

const TAKEN_WORDS = {
  heading: "Who orders",
  name: "Their name",
  emailHint: "Invoices and the link to the order go to it.",
  button: "Take the order",
  after: "It waits for your decision then. Nothing is mailed before you decide.",
};

/** An order of somebody who telephones or writes, by the form of those who order by themselves. */
export function TakenOrder() {
  const navigate = useNavigate();
  const asked = useAnswer(ADVERT_ORDERS.onSale);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const places = chosen.flatMap((text) => readOrderedPlace(text) ?? []);
  const toggle = (place: string) =>
    setChosen(
      chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place],
    );
  return (
    <QueryState of={asked} failed="What is free could not be read">
      {(onSale) => (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <PlacesCalendar onSale={onSale} chosen={chosen} onToggle={toggle} />
          <OrderPrice places={places} onSale={onSale} />
          <OrderForm<{ id: number }>
            places={places}
            returned={undefined}
            words={TAKEN_WORDS}
            send={(body) => callOffice(SELLING.take, { body })}
            onDone={({ id }) => navigate(paths.office("adverts", id))}
          />
        </div>
      )}
    </QueryState>
  );
}
