import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { atLevelOf, noFilters } from "#catalogue/filters.ts";
import { LEVELS, MNQF_EXPLANATION } from "#catalogue/levels.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/levels.route.ts";

export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(publishedContext).current();
  const query = { filters: noFilters(), page: 1, limit: 1, order: "DESC" } as const;
  const { mnqf_level } = catalogue.searchCourses(query).facets;
  return {
    entry: catalogue.operator.level_entry,
    counts: Object.fromEntries(mnqf_level.map(({ value, count }) => [value, count])),
  };
}

export const meta = fixedMeta({
  title: "The ten levels",
  description:
    "The levels of the Maldives National Qualifications Framework: what each is, what it asks for, and how many courses lead to it.",
  path: paths.levels(),
});

/** The levels of the framework, from the first, with what the framework asks of each. */
export default function LevelsRoute({ loaderData: { counts, entry } }: Route.ComponentProps) {
  const { source, stated_on, rules } = entry;
  const onFramework = LEVELS.filter(({ value }) => value !== "NA");
  return (
    <>
      <PageHero seed="levels" heading="The ten levels" text={MNQF_EXPLANATION} />
      <Container className="grid gap-8 py-10">
        <ol className="grid gap-4 lg:grid-cols-2">
          {onFramework.map(({ value, label, explanation }) => {
            const asks = rules.find(({ level }) => level === value)?.asks ?? [];
            return (
              <li key={value} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
                <p className="text-sm text-ink-soft">Level {value}</p>
                <h2 className="text-lg">{label}</h2>
                <p className="mt-1 max-w-text">{explanation}</p>
                {asks.length > 0 && (
                  <>
                    <h3 className="mt-3 text-sm font-semibold">
                      What the framework asks, at least one of
                    </h3>
                    <ul className="mt-1 grid list-disc gap-1 ps-5">
                      {asks.map((way) => (
                        <li key={way}>{way}</li>
                      ))}
                    </ul>
                  </>
                )}
                <Link
                  to={paths.courses(atLevelOf(noFilters(), { mnqf_level: value }))}
                  className="mt-3 inline-flex min-h-6 items-center font-semibold text-link"
                >
                  {counted(counts[value] ?? 0, "course")}
                  <span className="sr-only"> at level {value}</span>
                </Link>
              </li>
            );
          })}
        </ol>
        <p className="max-w-text text-sm text-ink-soft">
          What the framework asks is the least that a course may ask for, from{" "}
          <a href={source.url} className="underline underline-offset-4">
            {source.name}
          </a>
          , {dateWords(stated_on)}. Where nothing stands, we have no source yet. A course may ask
          for more: its page says what.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.whatIHave()}>See what I can enter</ButtonLink>
          <ButtonLink variant="secondary" to={paths.pathways()}>
            Find a path to a level
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
