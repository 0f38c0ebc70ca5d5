import { Link } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { OfficeCard } from "#office/card.tsx";
import { ActForm, Confirm, Done } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { act, recordOf, staff, takeAct } from "#office/staff.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { TextAreaField } from "#ui/field.tsx";
import { momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { MaterialPreview } from "../order/material-preview.tsx";
import { OrderedPlaces } from "../order/order-summary.tsx";
import { ORDER_ANSWERS, stillRunsWords } from "../sales/order-states.ts";
import { sellingContext } from "../sales/sales.context.ts";
import { type OrderDetails, orderComment } from "../sales/sales.schema.ts";
import type { Route } from "./+types/order.route.ts";
import { InvoiceList } from "./invoice-list.tsx";

export const meta = staffMeta("Advert order");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "advert.sell");
  return await args.context.get(sellingContext).order(recordOf(args.params.record));
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "advert.sell");
  const id = recordOf(args.params.record);
  const selling = args.context.get(sellingContext);
  return await takeAct(args, {
    approve: act({ act: () => selling.approve(id, me), done: ORDER_ANSWERS.approved }),
    return: act({
      schema: orderComment,
      act: ({ comment }) => selling.return(id, comment, me),
      done: ORDER_ANSWERS.returned,
    }),
    cancel: act({
      schema: orderComment,
      act: ({ comment }) => selling.cancel(id, comment, me),
      done: (said) => String(said),
    }),
    paid: act({
      act: (_, of) => selling.markPaid(recordOf(of), me),
      done: (month) => `Marked as paid: its adverts run in ${dateWords(String(month))}.`,
    }),
    unpaid: act({
      act: (_, of) => selling.markUnpaid(recordOf(of), me),
      done: (month) => `Marked as not paid: its adverts do not run in ${dateWords(String(month))}.`,
    }),
  });
}

/** One order of adverts, to decide on and to mark what is paid. */
export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-5">
      <p>
        <Link to={paths.office("adverts")} className="office-link">
          All advert orders
        </Link>
      </p>
      <h1 className="text-xl wrap-anywhere">
        Order {order.id}, <span dir="auto">{order.organisation}</span>
      </h1>
      <Done />
      <Ordered order={order} />
      {order.invoices.length > 0 && <InvoiceList order={order} />}
      {order.state !== "cancelled" && <Decision order={order} />}
    </div>
  );
}

function Ordered({ order }: { order: OrderDetails }) {
  return (
    <OfficeCard title="What is ordered">
      <OrderedPlaces order={order} />
      <MaterialPreview
        places={order.places}
        picture={order.picture}
        alt={order.alt ?? ""}
        text={order.text ?? ""}
      />
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)] [&_dt]:text-ink-soft">
        <dt>Leads to</dt>
        <dd>
          <a href={order.link} rel="noopener nofollow" className="office-link break-all">
            {order.link}
          </a>
        </dd>
        {order.alt !== null && (
          <>
            <dt>Words of the picture</dt>
            <dd dir="auto">{order.alt}</dd>
          </>
        )}
        <dt>From</dt>
        <dd dir="auto" className="whitespace-pre-line">
          {order.name}
          {"\n"}
          {order.address}
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${order.email}`} className="office-link break-all">
            {order.email}
          </a>
        </dd>
        {order.decided_by !== null && (
          <>
            <dt>Decided by</dt>
            <dd>
              {order.decided_by}
              {order.decided_at !== null && `, ${momentWords(order.decided_at)}`}
            </dd>
          </>
        )}
        {order.comment !== null && (
          <>
            <dt>With the comment</dt>
            <dd className="whitespace-pre-line">{order.comment}</dd>
          </>
        )}
      </dl>
    </OfficeCard>
  );
}

/** Approve, send back or cancel. */
function Decision({ order: { state, invoices, isSellerStated } }: { order: SoldOrder }) {
  const isWaiting = state === "waiting";
  const runs = stillRunsWords(invoices, maldivesDay(new Date()));
  return (
    <OfficeCard title={isWaiting ? "Your decision" : "End this order"}>
      {isWaiting && (
        <>
          <ActForm act="approve" className="grid gap-2" button="Approve and send the invoices">
            {() => (
              <p className="max-w-text text-ink-soft">
                An approved order gets an invoice for each month by mail. Its adverts run in the
                months that you mark as paid.
                {!isSellerStated && (
                  <>
                    {" "}
                    First{" "}
                    <Link to={paths.office("adverts", "prices")} className="office-link">
                      state who you are on invoices and how to pay
                    </Link>
                    .
                  </>
                )}
              </p>
            )}
          </ActForm>
          <ActForm
            act="return"
            variant="secondary"
            className="grid gap-3"
            button="Send back for changes"
          >
            {(field) => <Comment label="What should change" {...field("comment")} />}
          </ActForm>
        </>
      )}
      <Confirm
        act="cancel"
        label="Cancel the order"
        question={`${runs || "No month that is left was paid."} Its other places become free for others, and your comment is mailed. It cannot be taken back.`}
        confirm="Cancel it and send the comment"
      >
        {(field) => <Comment label="Why it is cancelled" {...field("comment")} />}
      </Confirm>
    </OfficeCard>
  );
}

type SoldOrder = Route.ComponentProps["loaderData"];

function Comment(field: { name: string; label: string }) {
  return (
    <TextAreaField
      hint="Mailed to the advertiser as it stands here."
      rows={3}
      dir="auto"
      {...field}
    />
  );
}
