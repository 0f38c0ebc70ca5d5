import { ArrowRight } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { paths } from "#web/paths.ts";
import { HomeSearch } from "./home-search.tsx";

/** The first thing a visitor sees: what this is for, and the box to begin with. */
export function HomeHero() {
  return (
    <section data-ground="deep" className="home-hero relative isolate z-20 bg-deep text-white">
      <img
        src={paths.cover()}
        alt=""
        width="1200"
        height="800"
        fetchPriority="high"
        className="home-cover"
      />
      <Container className="relative grid content-center pt-[calc(var(--bar)+3rem)] pb-24 md:min-h-160 md:pb-32">
        <p className="text-lg font-semibold text-sand">Explore, Compare, Excel</p>
        <h1 className="mt-3 max-w-[11ch] text-4xl">Search for any Course</h1>
        <HomeSearch />
        <ButtonLink
          to={paths.courses()}
          variant="glass"
          size="lg"
          className="mt-5 justify-self-start"
        >
          Explore Courses
          <ArrowRight aria-hidden size={20} className="rtl:rotate-180" />
        </ButtonLink>
      </Container>
    </section>
  );
}
