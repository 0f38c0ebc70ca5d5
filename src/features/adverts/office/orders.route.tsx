import { Link } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { staffMeta } from "#office/meta.ts";
import { staff } from "#office/staff.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import type { OrderState } from "../sales/order-states.ts";
import { sellingContext } from "../sales/sales.context.ts";
import type { ListedOrder } from "../sales/sales.schema.ts";
import type { Route } from "./+types/orders.route.ts";
import { AdvertPages } from "./advert-pages.tsx";

export const meta = staffMeta("Adverts");

/** States as the operator reads them; orders that are not confirmed are not shown. */
const LISTED_STATES = new Map<OrderState, { title: string; none: string }>([
  ["waiting", { title: "To decide", none: "No order waits for you." }],
  ["returned", { title: "Sent back", none: "No order waits for changed material." }],
  ["approved", { title: "Approved", none: "No order is approved yet." }],
  ["cancelled", { title: "Cancelled", none: "No order was cancelled." }],
]);

/** Reads `?state=approved`; those that wait for a decision unless told. */
export async function loader(args: Route.LoaderArgs) {
  await staff(args, "advert.sell");
  const asked = args.url.searchParams.get("state") as OrderState | null;
  const state = asked !== null && LISTED_STATES.has(asked) ? asked : "waiting";
  return { state, ...(await args.context.get(sellingContext).list(state)) };
}

/** Orders of adverts, state by state. */
export default function OrdersPage({ loaderData: { state, data, counts } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-5">
      <AdvertPages heading="Advert orders" />
      <nav aria-label="Orders that are" className="flex flex-wrap gap-2">
        {[...LISTED_STATES].map(([each, { title }]) => (
          <ButtonLink
            key={each}
            size="sm"
            variant={each === state ? "primary" : "secondary"}
            aria-current={each === state ? "page" : undefined}
            to={`?state=${each}`}
          >
            {title} <span className="tabular">({counts[each] ?? 0})</span>
          </ButtonLink>
        ))}
      </nav>
      {data.length === 0 && (
        <EmptyState title={LISTED_STATES.get(state)?.none ?? ""}>
          <p>
            Advertisers order on{" "}
            <Link to={paths.orderAdverts()} className="office-link">
              the calendar of what is free
            </Link>
            ; our own adverts fill the rest.
          </p>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {data.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
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
