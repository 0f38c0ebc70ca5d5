import { NotFoundError } from "#platform/errors.ts";
import { Container } from "#ui/container.tsx";
import { siteContext } from "#web/context.ts";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/styleguide.route.ts";
import { ActionSpecimens } from "./actions.tsx";
import { StyleguideCharts } from "./charts.tsx";
import { StyleguideContents } from "./contents.tsx";
import { Entries } from "./entries.tsx";
import { Foundations } from "./foundations.tsx";

/** For those who build the site: in production there is no such page, unless its tests ask for it. */
export function loader({ context }: Route.LoaderArgs) {
  const { showsStyleguide } = context.get(siteContext);
  if (!import.meta.env.DEV && !showsStyleguide) throw new NotFoundError("Page");
  return null;
}

export const meta = fixedMeta({
  title: "Styleguide",
  description: "Every primitive of the site in all its states.",
  path: paths.styleguide(),
  indexed: false,
});

export default function StyleguidePage() {
  return (
    <>
      <PageHero
        seed="styleguide"
        heading="Styleguide"
        text="Every primitive in all its states. Light or dark is the choice of your system."
      />
      <Container className="pb-20">
        <Foundations />
        <ActionSpecimens />
        <Entries />
        <StyleguideContents />
        <StyleguideCharts />
      </Container>
    </>
  );
}
