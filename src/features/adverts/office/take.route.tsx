import { redirect, useActionData } from "react-router";
import { ActForm } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { act, staff, takeAct } from "#office/staff.ts";
import type { ReturnedForm } from "#web/forms/form.ts";
import { paths } from "#web/paths.ts";
import { OrderFields } from "../order/order-form.tsx";
import { OrderPrice } from "../order/order-price.tsx";
import { placesToOrder, sentOrder, useChosenPlaces } from "../order/ordering.ts";
import { PlacesCalendar } from "../order/places-calendar.tsx";
import { advertOrdersContext } from "../sales/sales.context.ts";
import { advertOrder } from "../sales/sales.schema.ts";
import type { Route } from "./+types/take.route.ts";
import { AdvertPages } from "./advert-pages.tsx";

export const meta = staffMeta("Order for somebody");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "advert.sell");
  return await placesToOrder(args.context.get(advertOrdersContext), args.url);
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "advert.sell");
  const orders = args.context.get(advertOrdersContext);
  return await takeAct(args, {
    take: act({
      schema: advertOrder,
      read: sentOrder,
      act: async (order) => {
        const id = await orders.orderFor(me, order);
        throw redirect(paths.office("adverts", id ?? undefined));
      },
      done: "",
    }),
  });
}

const TAKEN_WORDS = {
  heading: "Who orders",
  name: "Their name",
  emailHint: "Invoices and the link to the order go to it.",
};

/** An order of somebody who telephones or writes. */
export default function TakeOrderPage({ loaderData }: Route.ComponentProps) {
  const { onSale } = loaderData;
  const { chosen, places, toggle } = useChosenPlaces(loaderData.chosen);
  const { values = {}, problem } = useActionData<ReturnedForm>() ?? {};
  return (
    <div className="grid gap-5">
      <AdvertPages heading="Order for somebody" />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <PlacesCalendar onSale={onSale} chosen={chosen} onToggle={toggle} />
        <OrderPrice places={places} onSale={onSale} />
        <ActForm
          act="take"
          encType="multipart/form-data"
          className="grid min-w-0 gap-8"
          button="Take the order"
        >
          {(field) => (
            <>
              <OrderFields
                places={places}
                field={field}
                values={values}
                faults={problem?.fields ?? {}}
                words={TAKEN_WORDS}
              />
              <p className="text-sm text-ink-soft">
                It waits for your decision then. Nothing is mailed before you decide.
              </p>
            </>
          )}
        </ActForm>
      </div>
    </div>
  );
}
