import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { call } from "#web/api-client.ts";
import { ForPrograms } from "#web/forms/for-programs.tsx";
import { type ReturnedForm, serverSentence, type Values } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useMessageForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { orderedPlaceName } from "../sales/order-fields.ts";
import { ADVERT_ORDERS } from "../sales/sales.endpoints.ts";
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
export function OrderForm({ places, returned }: OrderFormProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const { message, problem, problems, fieldOf, isSending, formProps, values } = useMessageForm({
    ids: ORDER_FIELD_IDS,
    schema: async () => (await import("../sales/sales.schema.ts")).advertOrder,
    read: (typed) => ({
      ...typed,
      places: places.map(orderedPlaceName),
      picture: picture && base64Of(picture),
    }),
    send: (body) => call(ADVERT_ORDERS.send, { body }),
    sentence: serverSentence(ORDER_FAILED),
    returned,
  });
  if (message !== null) {
    return <OutcomePanel title="Look into your mailbox">{message}</OutcomePanel>;
  }
  return (
    <form {...formProps} encType="multipart/form-data" className="relative grid min-w-0 gap-12">
      <FormProblems {...problems} />
      <OrderFields
        places={places}
        field={fieldOf}
        values={values}
        faults={problem?.fields ?? {}}
        onPicture={setPicture}
        words={OWN_WORDS}
      />
      <div className="grid gap-5">
        <ForPrograms id="order-website" />
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {isSending ? "Sending..." : "Order"}
        </Button>
        <p className="text-sm text-ink-soft">
          Nothing is to pay yet: an invoice comes once we have looked at your material. What we keep
          of an order, and for how long, is in the{" "}
          <Link to={paths.privacy()} className="text-link">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </form>
  );
}

const OWN_WORDS = {
  heading: "You",
  name: "Your name",
  emailHint: "We send a link to it, with which you confirm the order.",
};

type OrderField = keyof typeof ORDER_FIELD_IDS;

interface OrderFieldsProps {
  places: readonly ChosenPlace[];
  /** What a field is given by its name. */
  field: (name: OrderField) => object;
  values: Values;
  faults: Record<string, string>;
  /** Told the data address of a picture that was chosen and keeps the rules; null of none. */
  onPicture?: (dataAddress: string | null) => void;
  words: typeof OWN_WORDS;
}

/** The material, and who orders. */
export function OrderFields({ places, field, words, ...material }: OrderFieldsProps) {
  const required = (name: OrderField) => ({ ...field(name), required: true });
  return (
    <>
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
          <MaterialFields places={places} {...material} />
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
      </section>
    </>
  );
}
