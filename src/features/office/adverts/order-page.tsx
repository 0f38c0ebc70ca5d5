import { useState } from "react";
import { Link } from "react-router";
import { MaterialPreview } from "#features/adverts/order/material-preview.tsx";
import { OrderedPlaces } from "#features/adverts/order/order-summary.tsx";
import { stillRunsWords } from "#features/adverts/sales/order-states.ts";
import { SELLER_UNSTATED } from "#features/adverts/sales/price-list.ts";
import { SELLING } from "#features/adverts/sales/sales.endpoints.ts";
import type { OrderDetails } from "#features/adverts/sales/sales.schema.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { AskFirst } from "../ask-first.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { OfficePanel } from "../office-panel.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { InvoicesPanel } from "./invoices-panel.tsx";
import type { OrderAct } from "./order-act.ts";

/** One order of adverts, to decide on and to mark what is paid. */
export default function OrderPage({ record }: { record: number }) {
  const asked = useAnswer(SELLING.order, { params: { id: record } });
  const act = useMutation();
  const run: OrderAct = async (call) => {
    await act.run(call, ({ message }) => message);
    asked.again();
  };
  return (
    <div className="grid max-w-4xl gap-5">
      <p>
        <Link to={paths.office("adverts")} className="text-brand underline underline-offset-4">
          All advert orders
        </Link>
      </p>
      <MutationOutcome of={act} />
      {act.problem?.body.code === SELLER_UNSTATED && (
        <p>
          <Link to={`${paths.office("adverts")}?show=prices`} className="office-link">
            State it among the prices
          </Link>
        </p>
      )}
      <QueryState of={asked} failed="The order could not be read" level={1}>
        {(order) => <WholeOrderPanel order={order} act={run} />}
      </QueryState>
    </div>
  );
}

function WholeOrderPanel({ order, act }: { order: OrderDetails; act: OrderAct }) {
  return (
    <>
      <h1 className="text-xl wrap-anywhere">
        Order {order.id}, <span dir="auto">{order.organisation}</span>
      </h1>
      <OfficePanel title="What is ordered">
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
            <a href={`mailto:${order.email}`} className="break-all text-brand underline">
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
      </OfficePanel>
      {order.invoices.length > 0 && <InvoicesPanel order={order} act={act} />}
      {order.state !== "cancelled" && <OrderDecision order={order} act={act} />}
    </>
  );
}

/** Approve, send back or cancel. */
function OrderDecision({ order, act }: { order: OrderDetails; act: OrderAct }) {
  const [comment, setComment] = useState("");
  const [fault, setFault] = useState<string>();
  const params = { id: order.id };
  const withComment = (send: (body: { comment: string }) => void) => {
    setFault(comment.trim() ? undefined : "Say what it is about, in a sentence to the advertiser");
    if (comment.trim()) send({ comment });
  };
  return (
    <OfficePanel title={order.state === "waiting" ? "Your decision" : "End this order"}>
      {order.state === "waiting" && (
        <div className="grid justify-items-start gap-2">
          <p className="max-w-text text-ink-soft">
            An approved order gets an invoice for each month by mail. Its adverts run in the months
            that you mark as paid.
          </p>
          <Button onClick={() => act(() => callOffice(SELLING.approve, { params }))}>
            Approve and send the invoices
          </Button>
        </div>
      )}
      <TextAreaField
        label="Comment to the advertiser"
        hint="It is mailed as it stands here."
        rows={3}
        dir="auto"
        value={comment}
        error={fault}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {order.state === "waiting" && (
          <Button
            variant="secondary"
            onClick={() =>
              withComment((body) => act(() => callOffice(SELLING.return, { params, body })))
            }
          >
            Send back for changes
          </Button>
        )}
        <AskFirst
          variant="danger"
          label="Cancel the order"
          question={`${stillRunsWords(order.invoices, maldivesDay(new Date())) || "No month that is left was paid."} Its other places become free for others, and your comment is mailed. It cannot be taken back.`}
          confirm="Cancel it and send the comment"
          isDanger
          onConfirm={() =>
            withComment((body) => act(() => callOffice(SELLING.cancel, { params, body })))
          }
        />
      </div>
    </OfficePanel>
  );
}
