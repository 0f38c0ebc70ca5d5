import { useState } from "react";
import { Link, useLocation } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { ORDER_STATES, type OrderState } from "#features/adverts/sales/order-states.ts";
import { SELLING } from "#features/adverts/sales/sales.endpoints.ts";
import type { ListedOrder } from "#features/adverts/sales/sales.schema.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import { useAnswer } from "../office-call.ts";
import { OfficeList } from "../office-list.tsx";
import { QueryState } from "../query-state.tsx";
import { HouseAdvertsPanel } from "./house-adverts-panel.tsx";
import { PriceListPanel } from "./price-list-panel.tsx";
import { TakenOrder } from "./taken-order.tsx";

/** States as the operator reads them; orders that are not confirmed are not shown. */
const LISTED_STATES = new Map<OrderState, { title: string; none: string }>([
  ["waiting", { title: "To decide", none: "No order waits for you." }],
  ["approved", { title: "Approved", none: "No order is approved yet." }],
  ["returned", { title: "Sent back", none: "No order waits for changed material." }],
  ["cancelled", { title: "Cancelled", none: "No order was cancelled." }],
]);

/** What the page shows, with the words of its button and of its heading. */
const ADVERT_PANELS = new Map([
  ["orders", { button: "Orders", heading: "Advert orders" }],
  ["take", { button: "Take an order", heading: "Order for somebody" }],
  ["own", { button: "Our own adverts", heading: "Our own adverts" }],
  ["prices", { button: "Prices and places", heading: "Prices of adverts" }],
] as const);
type AdvertPanel = Parameters<(typeof ADVERT_PANELS)["get"]>[0];

/** What links of the office ask for: `?state=approved`, `?show=prices`. */
function askedView(search: string): { state: OrderState; shown: AdvertPanel } {
  const asked = new URLSearchParams(search);
  const state = asked.get("state") as OrderState | null;
  const shown = asked.get("show") as AdvertPanel | null;
  return {
    state: state !== null && LISTED_STATES.has(state) ? state : "waiting",
    shown: shown !== null && ADVERT_PANELS.has(shown) ? shown : "orders",
  };
}

/** Orders of adverts, the site's own adverts, and what adverts cost. */
export default function AdvertsPage() {
  const { search } = useLocation();
  const [state, setState] = useState<OrderState>(() => askedView(search).state);
  const [shown, setShown] = useState<AdvertPanel>(() => askedView(search).shown);
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-xl">{ADVERT_PANELS.get(shown)?.heading}</h1>
        <div className="flex flex-wrap gap-2">
          {[...ADVERT_PANELS]
            .filter(([each]) => each !== shown)
            .map(([each, { button }]) => (
              <Button key={each} variant="secondary" size="sm" onClick={() => setShown(each)}>
                {button}
              </Button>
            ))}
        </div>
      </div>
      {shown === "orders" && <OrdersOfState state={state} onState={setState} />}
      {shown === "take" && <TakenOrder />}
      {shown === "own" && <HouseAdvertsPanel />}
      {shown === "prices" && <PriceListPanel />}
    </div>
  );
}

function OrdersOfState({
  state,
  onState,
}: {
  state: OrderState;
  onState: (state: OrderState) => void;
}) {
  const orders = useAnswer(SELLING.list, { query: { state } });
  const counts = orders.body?.counts;
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Orders that are</legend>
        {ORDER_STATES.filter((each) => LISTED_STATES.has(each)).map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === state ? "primary" : "secondary"}
            aria-pressed={each === state}
            onClick={() => onState(each)}
          >
            {LISTED_STATES.get(each)?.title}
            {counts && <span className="tabular"> ({counts[each] ?? 0})</span>}
          </Button>
        ))}
      </fieldset>
      <QueryState of={orders} failed="The orders could not be read">
        {({ data }) => (
          <OfficeList of={data} none={<NoOrders state={state} />}>
            {(order) => <ListedOrderRow order={order} />}
          </OfficeList>
        )}
      </QueryState>
    </>
  );
}

function NoOrders({ state }: { state: OrderState }) {
  return (
    <EmptyState title={LISTED_STATES.get(state)?.none ?? ""}>
      <p>
        Advertisers order on{" "}
        <Link to={paths.orderAdverts()} className="text-brand underline underline-offset-4">
          the calendar of what is free
        </Link>
        ; our own adverts fill the rest.
      </p>
    </EmptyState>
  );
}

function ListedOrderRow({ order }: { order: ListedOrder }) {
  const months = [...new Set(order.places.map(({ month }) => month))];
  const unpaid = order.invoices.filter(({ paid_at }) => paid_at === null).length;
  return (
    <div className="office-row relative flex-wrap items-center justify-between">
      <p className="min-w-0">
        <Link
          to={paths.office("adverts", order.id)}
          className="stretched font-semibold text-brand wrap-anywhere"
        >
          Order {order.id}, <span dir="auto">{order.organisation}</span>
        </Link>
        <span className="block text-ink-soft">
          {months.map(dateWords).join(", ")}; {order.places.length}{" "}
          {order.places.length === 1 ? "place" : "places"}
        </span>
      </p>
      <p className="tabular text-end">
        <strong>{formatAmount("MVR", order.total)}</strong>
        {order.invoices.length > 0 && (
          <span className="block text-ink-soft">
            {unpaid === 0 ? "All paid" : `${unpaid} of ${order.invoices.length} to be paid`}
          </span>
        )}
      </p>
    </div>
  );
}
