import { Button } from "#ui/button.tsx";
import { call } from "#web/api-client.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
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
  const { problem, isSending, formProps } = useForm({
    schema: async () => (await import("../sales/sales.schema.ts")).orderLink,
    send: (body) => call(ADVERT_ORDERS.confirm, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(CONFIRMING_FAILED),
    returned,
  });
  return (
    <form {...formProps} className="grid max-w-text gap-5">
      <input type="hidden" name="token" value={token} />
      <FormProblems problem={problem} fields={{}} />
      <p>
        {order.organisation} orders these adverts with the address{" "}
        <strong className="break-all">{order.email}</strong>. Confirm, and we look at the material.
      </p>
      <Button type="submit" size="lg" aria-disabled={isSending} className="justify-self-start">
        {isSending ? "Confirming..." : "Confirm the order"}
      </Button>
    </form>
  );
}
