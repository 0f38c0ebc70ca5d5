import { useState } from "react";
import { call } from "#web/api-client.ts";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { ADVERT_ORDERS } from "../sales/sales.endpoints.ts";
import type { OrderPageForm } from "./confirm-order.tsx";
import { MATERIAL_IDS, MaterialFields } from "./material-fields.tsx";
import { base64Of } from "./sent-picture.ts";

const CHANGE_FAILED = "The material could not be sent. Please try again.";

/** New material for an order that came back. */
export function ChangeMaterial({ token, order, returned, onDone }: OrderPageForm) {
  const [picture, setPicture] = useState<string | null>(null);
  const form = useForm({
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
    <FormFrame
      form={form}
      token={token}
      encType="multipart/form-data"
      className="grid min-w-0 gap-5"
      before={
        <>
          <h2 className="text-2xl">Please change your material</h2>
          <p className="max-w-text whitespace-pre-line rounded-md border border-line-strong bg-sunken px-4 py-3">
            {order.comment}
          </p>
        </>
      }
      button="Send the material"
      busy="Sending..."
      look={{ className: "justify-self-start" }}
    >
      <MaterialFields
        places={order.places}
        values={{ ...stored, ...form.values }}
        faults={form.problem?.fields ?? {}}
        kept={order.picture}
        onPicture={setPicture}
      />
    </FormFrame>
  );
}
