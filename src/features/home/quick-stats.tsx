import { Container } from "#ui/container.tsx";
import { CountUp } from "#ui/count-up.tsx";
import { Stat } from "#ui/stat.tsx";

/** How long each figure counts up, in milliseconds (specification, 4). */
const COUNTING_TIME = { courses: 500, institutions: 500, categories: 3000 } as const;

interface QuickStatsProps {
  stats: Record<keyof typeof COUNTING_TIME, number>;
}

/** How much there is to choose from. */
export function QuickStats({ stats }: QuickStatsProps) {
  return (
    <section aria-labelledby="quick-stats" className="py-12 md:py-16">
      <Container className="grid gap-x-16 gap-y-8 md:grid-cols-[auto_1fr] md:items-baseline">
        <h2 id="quick-stats" className="text-2xl">
          Quick Stats
        </h2>
        <dl className="flex flex-wrap gap-4 *:grow sm:gap-8 md:ms-auto md:w-full md:max-w-2xl">
          <Stat
            label="courses"
            value={<CountUp value={stats.courses} duration={COUNTING_TIME.courses} />}
          />
          <Stat
            label="institutions"
            value={<CountUp value={stats.institutions} duration={COUNTING_TIME.institutions} />}
          />
          <Stat
            label="categories"
            value={<CountUp value={stats.categories} duration={COUNTING_TIME.categories} />}
          />
        </dl>
      </Container>
    </section>
  );
}
