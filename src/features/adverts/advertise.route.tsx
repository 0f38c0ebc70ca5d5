import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { Container } from "#ui/container.tsx";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/advertise.route.ts";
import { HowItWorks } from "./advertise/how-it-works.tsx";
import { MaterialRules } from "./advertise/material-rules.tsx";
import { RatesAndEstimate } from "./advertise/rates-and-estimate.tsx";
import { SlotPlaces } from "./advertise/slot-places.tsx";
import { advertsContext } from "./adverts.context.ts";
import { advertOrdersContext } from "./sales/sales.context.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const list = await context.get(advertOrdersContext).priceList();
  const { slots, months, together } = list;
  return {
    free: context.get(advertsContext).freePlaces(list),
    prices: { slots, months, together },
  };
}

/** The choice changes only the address, not the loaded data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta = fixedMeta({
  title: "Advertise with us",
  description:
    "Places, rates in MVR and rules for adverts beside the courses and institutions of the Maldives, and what your choice would cost.",
  path: paths.advertise(),
});

export default function Advertise({ loaderData: { free, prices } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        seed="advertise"
        heading="Advertise with us"
        text="Your message in front of people in the Maldives at the moment they choose a course."
      />
      <Container className="grid grid-cols-1 gap-16 pt-12 pb-20 md:gap-24">
        <RatesAndEstimate free={free} prices={prices} />
        <SlotPlaces />
        <HowItWorks />
        <MaterialRules />
        <p className="max-w-text">
          Do you want your courses in the directory? That costs nothing:{" "}
          <Link to={paths.listYourCourses()} className="font-semibold text-link">
            list your courses
          </Link>
          .
        </p>
      </Container>
    </>
  );
}
