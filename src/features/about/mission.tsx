import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { Container } from "#ui/container.tsx";
import { Thaana } from "#ui/thaana.tsx";

/** The intro: what this is, and what its name means. */
export function Intro({ courses, institutions }: { courses: string; institutions: string }) {
  return (
    <Container className="grid items-center gap-x-16 gap-y-10 py-16 md:grid-cols-[minmax(0,1fr)_auto] md:py-24">
      <div className="max-w-text">
        <p className="text-xl">
          Magu brings the courses of colleges, universities and training institutions in the
          Maldives into one place: {courses} courses at {institutions} institutions today. You can
          filter them by qualification framework level, delivery modality, field and awarding body,
          local or international, and compare up to {SHORTLIST_LIMIT} side by side.
        </p>
        <p className="mt-4 text-lg text-ink-soft">
          It is free to use, needs no account, and puts no course before another because somebody
          paid for it.
        </p>
      </div>
      <figure className="border-s-4 border-accent ps-6">
        <Thaana className="text-4xl leading-tight text-brand">މަގު</Thaana>
        <figcaption className="mt-2 text-sm text-ink-soft">
          <em>magu</em>, Dhivehi: a road, a path
        </figcaption>
      </figure>
    </Container>
  );
}

/** Vision and mission, one under the other: what should come about, and what we do for it. */
export function VisionAndMission() {
  return (
    <div data-ground="deep" className="bg-deep text-white">
      <Container className="grid gap-12 py-16 md:grid-cols-2 md:gap-16 md:py-20">
        <section aria-labelledby="vision">
          <h2 id="vision" className="text-base text-sand">
            Vision
          </h2>
          <p className="mt-3 text-2xl font-semibold">
            Everyone in the Maldives, on whichever island, knows what they could study next.
          </p>
        </section>
        <section aria-labelledby="mission">
          <h2 id="mission" className="text-base text-sand">
            Mission
          </h2>
          <p className="mt-3 text-2xl font-semibold">
            To collect every course, state it in the same plain terms, and make choosing between
            them fair and quick.
          </p>
        </section>
      </Container>
    </div>
  );
}

const VALUES: readonly [name: string, meaning: string][] = [
  [
    "Accessibility",
    "It works on an old phone, on a slow line, with a screen reader, and on paper.",
  ],
  [
    "User-Centric Approach",
    "What a student needs to decide comes first; what we would like to say comes last.",
  ],
  ["Innovation", "We try out better ways to search and to compare, and keep those that help."],
  [
    "Lifelong Learning",
    "A first certificate at sixteen, a degree at forty: both have their place here.",
  ],
  ["Impact", "We count it as success when somebody finds a course that they finish."],
  ["Empowerment", "You get the facts, gaps included, and choose for yourself."],
  [
    "Collaboration",
    "Institutions, teachers and students tell us what is wrong, and we mend it together.",
  ],
];

/** "Core Values", as a list of terms with what each means in practice. */
export function CoreValues() {
  return (
    <section aria-labelledby="values">
      <Container className="grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[20rem_minmax(0,1fr)] md:py-24">
        <h2 id="values" className="text-2xl">
          Core Values
        </h2>
        <dl className="divide-y divide-line border-y border-line">
          {VALUES.map(([name, meaning]) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
