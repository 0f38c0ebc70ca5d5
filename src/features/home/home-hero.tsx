import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { doors } from "#web/doors.ts";
import { paths } from "#web/paths.ts";
import { HomeSearch } from "./home-search.tsx";

const DOOR =
  "inline-flex min-h-11 items-center rounded-full border border-white/45 bg-deep/40 px-4 font-semibold hover:bg-white/20";
const FIRST_DOOR =
  "inline-flex min-h-11 w-full items-center justify-center rounded-full bg-sand px-5 font-semibold text-deep hover:bg-white sm:w-auto";

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
        <nav aria-label="Ways to courses" className="mt-4 flex max-w-narrow flex-wrap gap-2">
          {doors.map(({ question, to }, at) => (
            <Link key={to} to={to} className={at === 0 ? FIRST_DOOR : DOOR}>
              {question}
            </Link>
          ))}
        </nav>
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
