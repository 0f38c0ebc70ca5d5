import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { call } from "#web/api-client.ts";
import { serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { ADVERT_ORDERS } from "../sales/sales.endpoints.ts";
import type { OrderPageForm } from "./confirm-order.tsx";
import { MATERIAL_IDS, MaterialFields } from "./material-fields.tsx";
import { base64Of } from "./sent-picture.ts";

const CHANGE_FAILED = "The material could not be sent. Please try again.";

/** New material for an order that came back. */
export function ChangeMaterial({ token, order, returned, onDone }: OrderPageForm) {
  const [picture, setPicture] = useState<string | null>(null);
  const { problem, problems, isSending, formProps, values } = useForm({
    ids: MATERIAL_IDS,
    schema: async () => (await import("../sales/sales.schema.ts")).changedMaterial,
    read: (typed) => ({ ...typed, picture: picture && base64Of(picture) }),
    send: (body) => call(ADVERT_ORDERS.change, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(CHANGE_FAILED),
    returned,
  });
  const stored = { link: order.link, alt: order.alt ?? "", text: order.text ?? "" };
  return (
    <form {...formProps} encType="multipart/form-data" className="grid min-w-0 gap-5">
      <input type="hidden" name="token" value={token} />
      <h2 className="text-2xl">Please change your material</h2>
      <p className="max-w-text whitespace-pre-line rounded-md border border-line-strong bg-sunken px-4 py-3">
        {order.comment}
      </p>
      <FormProblems {...problems} />
      <MaterialFields
        places={order.places}
        values={{ ...stored, ...values }}
        faults={problem?.fields ?? {}}
        kept={order.picture}
        onPicture={setPicture}
      />
      <Button type="submit" size="lg" aria-disabled={isSending} className="justify-self-start">
        {isSending ? "Sending..." : "Send the material"}
      </Button>
    </form>
  );
}
