import type { ReactNode } from "react";
import { Link } from "react-router";
import { Confirm, Done, OpenForm } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { act, recordOf, staff, takeAct } from "#office/staff.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { ADVERT_LIMITS, MATERIAL_LIMITS } from "../advert-limits.ts";
import { houseAdvertsContext } from "../adverts.context.ts";
import { houseAdvert } from "../adverts.schema.ts";
import type { Route } from "./+types/house.route.ts";
import { AdvertPages } from "./advert-pages.tsx";

export const meta = staffMeta("Our own adverts");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "advert.sell");
  return await args.context.get(houseAdvertsContext).list();
}

const SOON = "Pages show it within a few seconds.";

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "advert.sell");
  const adverts = args.context.get(houseAdvertsContext);
  return await takeAct(args, {
    add: act({
      schema: houseAdvert,
      act: (input) => adverts.add(input, me),
      done: `Added. ${SOON}`,
    }),
    change: act({
      schema: houseAdvert,
      act: (input, of) => adverts.change(recordOf(of), input, me),
      done: `Changed. ${SOON}`,
    }),
    remove: act({
      act: (_, of) => adverts.remove(recordOf(of), me),
      done: "Taken off the site. What it brought stays in the reports.",
    }),
  });
}

type HouseAdvert = Route.ComponentProps["loaderData"]["data"][number];

/** The site's own adverts: what unsold places say. */
export default function HouseAdvertsPage({ loaderData: { days, data } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-5">
      <AdvertPages heading="Our own adverts" />
      <p className="max-w-text text-ink-soft">
        They stand where no advert is sold: up to five take turns in each banner. None is shown on
        the page it leads to.
      </p>
      <Done />
      <HouseAdvertForm act="add" label="Add an advert" />
      {data.length === 0 && (
        <EmptyState title="There is no advert of our own">
          <p>Banners without a sold advert are left out until there is one.</p>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {data.map((advert) => (
          <li key={advert.id} className="office-panel grid gap-3">
            <div>
              <p dir="auto" className="font-semibold wrap-anywhere">
                {advert.text}
              </p>
              <p className="flex flex-wrap gap-x-3 text-ink-soft">
                <Link to={advert.link} className="office-link">
                  {advert.link}
                </Link>
                <span className="tabular">
                  Last {days} days: seen {advert.seen.toLocaleString("en")}, followed{" "}
                  {advert.clicks.toLocaleString("en")}
                </span>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <HouseAdvertForm act="change" advert={advert} label={named("Change", advert)} />
              <Confirm
                act="remove"
                of={advert.id}
                label={named("Take off", advert)}
                question="Take this advert off the site?"
                confirm="Take it off"
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const named = (label: string, { text }: HouseAdvert) => (
  <>
    {label}
    <span className="sr-only">: {text}</span>
  </>
);

interface HouseAdvertFormProps {
  act: string;
  label: ReactNode;
  /** The one that is changed. */
  advert?: HouseAdvert;
}

function HouseAdvertForm({ act, label, advert }: HouseAdvertFormProps) {
  return (
    <OpenForm act={act} of={advert?.id ?? ""} label={label} button="Save">
      {(field) => (
        <>
          <TextField
            label="Text of the advert"
            hint={`At most ${MATERIAL_LIMITS.text} characters`}
            dir="auto"
            defaultValue={advert?.text}
            {...field("text")}
          />
          <TextField
            label="Page it leads to"
            hint="The end of its address, such as /compare or /institutions"
            maxLength={ADVERT_LIMITS.link}
            inputMode="url"
            defaultValue={advert?.link}
            {...field("link")}
          />
        </>
      )}
    </OpenForm>
  );
}
