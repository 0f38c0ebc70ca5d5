import { useState } from "react";
import { DomainError } from "#platform/errors.ts";
import { Container } from "#ui/container.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { linkMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/advert-order.route.ts";
import { ChangeMaterial } from "./order/change-material.tsx";
import { ConfirmOrder } from "./order/confirm-order.tsx";
import { OrderInvoices } from "./order/order-invoices.tsx";
import { OrderResults } from "./order/order-results.tsx";
import { OrderSummary } from "./order/order-summary.tsx";
import { formPicture } from "./order/sent-picture.ts";
import { ORDER_ANSWERS } from "./sales/order-states.ts";
import { advertOrdersContext } from "./sales/sales.context.ts";
import { changedMaterial, orderLink } from "./sales/sales.schema.ts";

/** An order that the link does not name is null: the page says so. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const orders = context.get(advertOrdersContext);
  const token = params.token ?? "";
  try {
    return { order: await orders.orderOf(token), report: await orders.report(token) };
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return { order: null, report: null };
    throw error;
  }
}

/** The forms without JavaScript: to confirm, or with changed material. */
export async function action(args: Route.ActionArgs) {
  const orders = args.context.get(advertOrdersContext);
  const type = args.request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    return await takeForm(args, {
      schema: orderLink,
      act: ({ token }) => orders.confirm(token),
      done: ORDER_ANSWERS.confirmed,
    });
  }
  return await takeForm(args, {
    schema: changedMaterial,
    read: async (form) => ({ ...Object.fromEntries(form), picture: await formPicture(form) }),
    returned: ["link", "alt", "text"],
    act: orders.change,
    done: ORDER_ANSWERS.changed,
  });
}

export const meta = linkMeta({
  title: "Your advert order",
  description: "An order of adverts with its invoices and its report.",
  path: paths.advertOrder(""),
});

export default function AdvertOrderRoute({ params, loaderData, actionData }: Route.ComponentProps) {
  const [message, setMessage] = useState(actionData?.message ?? null);
  const { order, report } = loaderData;
  const token = params.token ?? "";
  if (!order) {
    return (
      <Container className="max-w-3xl py-8 sm:py-14">
        <h1 className="mb-6 text-3xl">Your advert order</h1>
        <OutcomePanel
          tone="danger"
          title="This link does not work"
          next={{ to: paths.orderAdverts(), label: "Order adverts" }}
        >
          Use the whole link of the mail. An order that was not confirmed within three days is gone.
        </OutcomePanel>
      </Container>
    );
  }
  const given = { token, order, returned: actionData, onDone: setMessage };
  return (
    <Container className="py-8 sm:py-12">
      <h1 className="text-3xl">Your advert order {order.id}</h1>
      <div className="mt-6 grid max-w-4xl gap-12">
        {message !== null && <OutcomePanel title="Thank you">{message}</OutcomePanel>}
        {message === null && order.state === "unconfirmed" && <ConfirmOrder {...given} />}
        {message === null && order.state === "returned" && <ChangeMaterial {...given} />}
        <OrderSummary order={order} isSettled={message !== null} />
        {order.invoices.length > 0 && <OrderInvoices order={order} token={token} />}
        {report.rows.length + order.invoices.length > 0 && (
          <OrderResults report={report} order={order} token={token} />
        )}
      </div>
    </Container>
  );
}
