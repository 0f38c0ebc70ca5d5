import { publishedContext } from "#features/publishing/published.context.ts";
import { Container } from "#ui/container.tsx";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/places.route.ts";
import { AtollList } from "./atoll-list.tsx";
import { AtollMap } from "./atoll-map-view.tsx";
import { IslandForm } from "./island-form.tsx";
import { placesPage } from "./places.data.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { page: placesPage(context.get(publishedContext).current()) };
}

export const meta = fixedMeta({
  title: "Where to study",
  description: "Courses by atoll and island of the Maldives, and what you can study from home.",
  path: paths.places(),
});

export default function PlacesRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        seed="places"
        heading="Where to study"
        text="Say which island you live on, and every course says what it means for you."
        className="pb-8! md:pb-10!"
      />
      <Container className="grid gap-8 py-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
        <IslandForm choices={page.choices} />
        <section aria-labelledby="atolls" className="min-w-0">
          <h2 id="atolls" className="text-xl">
            Courses by atoll
          </h2>
          {/* The list goes below the map where large text leaves too little beside it. */}
          <div className="mt-4 flex flex-wrap items-start gap-4 sm:gap-8">
            <div className="w-30 sm:w-56">
              <AtollMap atolls={page.atolls} />
            </div>
            <AtollList page={page} />
          </div>
        </section>
      </Container>
    </>
  );
}
