import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { doors } from "#web/doors.ts";
import { paths } from "#web/paths.ts";
import { HomeSearch } from "./home-search.tsx";

const ROUND =
  "inline-flex min-h-11 w-full items-center justify-center rounded-full px-5 py-1 text-center font-semibold text-balance sm:w-auto";
const FIRST_DOOR = `${ROUND} bg-sand text-deep hover:bg-white`;
const COST_DOOR = `${ROUND} border border-white/45 bg-deep/40 hover:bg-white/20`;
const DOOR = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

const [first, ...others] = doors;

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
          <Link to={first.to} className={FIRST_DOOR}>
            {first.question}
          </Link>
          <Link to={paths.courses({ sort: "cost" })} className={COST_DOOR}>
            What does it cost?
          </Link>
          <span className="flex w-full flex-wrap gap-x-4 max-sm:text-sm">
            {others.map(({ question, to }) => (
              <Link key={to} to={to} className={DOOR}>
                {question}
              </Link>
            ))}
          </span>
        </nav>
        <ButtonLink
          to={paths.courses()}
          variant="glass"
          size="lg"
          className="mt-3 justify-self-start"
        >
          Explore Courses
          <ArrowRight aria-hidden size={20} className="rtl:rotate-180" />
        </ButtonLink>
      </Container>
    </section>
  );
}
