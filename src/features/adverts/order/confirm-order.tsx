import { call } from "#web/api-client.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { ADVERT_ORDERS } from "../sales/sales.endpoints.ts";
import type { OrderDetails } from "../sales/sales.schema.ts";

/** What the forms of an order's page are given. */
export interface OrderPageForm {
  token: string;
  order: OrderDetails;
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

const CONFIRMING_FAILED = "The order could not be confirmed. Please try again.";

/** Opening the link alone changes nothing, because mail scanners open links too. */
export function ConfirmOrder({ token, order, returned, onDone }: OrderPageForm) {
  const form = useForm({
    schema: async () => (await import("../sales/sales.schema.ts")).orderLink,
    send: (body) => call(ADVERT_ORDERS.confirm, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(CONFIRMING_FAILED),
    returned,
  });
  return (
    <FormFrame
      form={form}
      token={token}
      className="grid max-w-text gap-5"
      button="Confirm the order"
      busy="Confirming..."
      look={{ className: "justify-self-start" }}
    >
      <p>
        {order.organisation} orders these adverts with the address{" "}
        <strong className="break-all">{order.email}</strong>. Confirm, and we look at the material.
      </p>
    </FormFrame>
  );
}
