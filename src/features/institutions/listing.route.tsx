import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { Container } from "#ui/container.tsx";
import { siteContext } from "#web/context.ts";
import { ListHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/listing.route.ts";
import { FindInstitution } from "./listing/find-institution.tsx";
import { institutionsPage } from "./listing/listing.data.ts";
import { readListingAddress } from "./listing/listing-address.ts";
import { InstitutionResultsList } from "./listing/results.tsx";

const INSTITUTION_RESULTS_ID = "results";

export const handle: PageHandle = {
  skipTo: [{ id: INSTITUTION_RESULTS_ID, label: "Skip to results" }],
};

export function loader({ context, url }: Route.LoaderArgs) {
  const published = context.get(publishedContext);
  const { publicUrl } = context.get(siteContext);
  const address = readListingAddress(url.searchParams);
  if (!address) throw new NotFoundError("Page");
  return { ...institutionsPage(published.current(), address), publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, meta, publicUrl } = loaderData;
  const page = meta.current_page;
  return metadata({
    title: page === 1 ? "Institutions" : `Institutions, page ${page}`,
    description:
      "Colleges, universities and training institutes: where they are, the courses they offer, and how to reach them.",
    canonical: publicUrl + paths.institutions(name, page),
    indexed: name === "" && page <= meta.last_page,
  });
}

export default function InstitutionsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListHero seed="institutions" heading="Institutions">
        <FindInstitution name={loaderData.name} />
      </ListHero>
      <Container className="pt-6 pb-20">
        <AdvertBanner slot="institutions" className="mb-10" />
        <div id={INSTITUTION_RESULTS_ID} tabIndex={-1}>
          <InstitutionResultsList page={loaderData} />
        </div>
      </Container>
    </>
  );
}
