import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { z } from "zod";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { type Called, call } from "#web/api-client.ts";
import { ForPrograms } from "#web/forms/for-programs.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { orderedPlaceName } from "../sales/order-fields.ts";
import { ADVERT_ORDERS } from "../sales/sales.endpoints.ts";
import type { advertOrder } from "../sales/sales.schema.ts";
import type { ChosenPlace } from "../slots.ts";
import { MATERIAL_IDS, MaterialFields } from "./material-fields.tsx";
import { base64Of } from "./sent-picture.ts";

const ORDER_FAILED = "The order could not be sent. Please try again.";

const ORDER_FIELD_IDS = {
  places: "calendar",
  ...MATERIAL_IDS,
  name: "order-name",
  organisation: "order-organisation",
  address: "order-address",
  email: "order-email",
};

interface OrderFormProps {
  places: readonly ChosenPlace[];
  returned: ReturnedForm | undefined;
}

/** The form of an advertiser, who confirms the order by mail. */
export function OwnOrderForm({ places, returned }: OrderFormProps) {
  const [message, setMessage] = useState(returned?.message ?? null);
  if (message !== null) {
    return <OutcomePanel title="Look into your mailbox">{message}</OutcomePanel>;
  }
  return (
    <OrderForm
      places={places}
      returned={returned}
      words={OWN_WORDS}
      send={(body) => call(ADVERT_ORDERS.send, { body })}
      onDone={(answer) => setMessage(answer.message)}
    />
  );
}

interface OrderWords {
  heading: string;
  name: string;
  emailHint: string;
  button: string;
  after: ReactNode;
}

const OWN_WORDS: OrderWords = {
  heading: "You",
  name: "Your name",
  emailHint: "We send a link to it, with which you confirm the order.",
  button: "Order",
  after: (
    <>
      Nothing is to pay yet: an invoice comes once we have looked at your material. What we keep of
      an order, and for how long, is in the{" "}
      <Link to={paths.privacy()} className="text-link">
        privacy policy
      </Link>
      .
    </>
  ),
};

interface SentOrderProps<Answer> extends OrderFormProps {
  words: OrderWords;
  send: (body: z.input<typeof advertOrder>) => Promise<Called<Answer>>;
  onDone: (answer: Answer) => void;
}

/** The material, and who orders. */
export function OrderForm<Answer>(props: SentOrderProps<Answer>) {
  const { places, returned, words, send, onDone } = props;
  const [picture, setPicture] = useState<string | null>(null);
  const { problem, problems, fieldOf, isSending, formProps, values } = useForm({
    ids: ORDER_FIELD_IDS,
    schema: async () => (await import("../sales/sales.schema.ts")).advertOrder,
    read: (typed) => ({
      ...typed,
      places: places.map(orderedPlaceName),
      picture: picture && base64Of(picture),
    }),
    send,
    onDone,
    sentence: serverSentence(ORDER_FAILED),
    returned,
  });
  const faults = problem?.fields ?? {};
  const required = (name: keyof typeof ORDER_FIELD_IDS) => ({ ...fieldOf(name), required: true });
  return (
    <form {...formProps} encType="multipart/form-data" className="relative grid min-w-0 gap-12">
      <FormProblems {...problems} />
      {places.map((place) => (
        <input
          key={orderedPlaceName(place)}
          type="hidden"
          name="places"
          value={orderedPlaceName(place)}
        />
      ))}
      <section aria-labelledby="order-material" className="grid min-w-0 gap-5">
        <SectionHeading id="order-material" title="2. Your material" />
        {places.length === 0 ? (
          <p className="text-ink-soft">
            Choose slots and months first: then we know what it takes.
          </p>
        ) : (
          <MaterialFields places={places} values={values} faults={faults} onPicture={setPicture} />
        )}
      </section>
      <section aria-labelledby="order-you" className="grid gap-5">
        <SectionHeading
          id="order-you"
          title={`3. ${words.heading}`}
          text="As it stands on the invoice."
        />
        <TextField {...required("name")} label={words.name} autoComplete="name" dir="auto" />
        <TextField
          {...required("organisation")}
          label="Organisation"
          autoComplete="organization"
          dir="auto"
        />
        <TextAreaField {...required("address")} label="Address" rows={3} dir="auto" />
        <TextField
          {...required("email")}
          label="Email"
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <ForPrograms id="order-website" />
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {isSending ? "Sending..." : words.button}
        </Button>
        <p className="text-sm text-ink-soft">{words.after}</p>
      </section>
    </form>
  );
}
