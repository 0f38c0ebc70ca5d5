import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { contentContext } from "#features/content/content.context.ts";
import { PartnersGrid } from "#features/content/partners.tsx";
import { TestimonialsCarousel } from "#features/content/testimonials.tsx";
import { publishedContext } from "#features/publishing/published.context.ts";
import { siteName } from "#platform/site-name.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/home.route.ts";
import { CategoryArchipelago } from "./category-archipelago.tsx";
import { CompareSteps } from "./compare-steps.tsx";
import { HomeHero } from "./home-hero.tsx";
import { categoryTiles } from "./popular-categories.ts";
import { QuickStats } from "./quick-stats.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const published = context.get(publishedContext);
  const content = context.get(contentContext);
  const { publicUrl } = context.get(siteContext);
  const catalogue = published.current();
  const { testimonials, partners } = await content.current();
  return {
    stats: catalogue.stats,
    tiles: categoryTiles(catalogue),
    testimonials: testimonials.map(({ id, testimonial, name, photo, sample }) => {
      return { id, testimonial, name, photo, sample };
    }),
    partners,
    publicUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { stats, publicUrl } = loaderData;
  return metadata({
    description: `Search ${stats.courses.toLocaleString("en")} courses at ${stats.institutions} institutions in the Maldives: what you can study, where, how long it takes and what it costs in total.`,
    canonical: publicUrl + paths.home(),
    image: {
      url: publicUrl + paths.sharePicture(),
      alt: `${siteName}: find, filter and compare courses in the Maldives`,
    },
    structured: [
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: siteName,
        url: publicUrl + paths.home(),
      },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { stats, tiles, testimonials, partners } = loaderData;
  return (
    <>
      <HomeHero />
      <Container className="pt-4">
        <AdvertBanner slot="home_main" />
      </Container>
      <QuickStats stats={stats} />
      <section aria-labelledby="categories" className="border-t border-line">
        <Container className="pt-8 pb-16 md:pb-24">
          <AdvertBanner slot="home_second" offset={1} isBelow className="mb-14" />
          <SectionHeading
            id="categories"
            title="Popular Categories"
            action={
              <ButtonLink to={paths.courses()} variant="secondary">
                View All Courses
              </ButtonLink>
            }
            className="mb-10"
          />
          <CategoryArchipelago tiles={tiles} />
        </Container>
      </section>
      <CompareSteps />
      <TestimonialsCarousel testimonials={testimonials} />
      <PartnersGrid partners={partners} />
    </>
  );
}
