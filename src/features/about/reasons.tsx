import type { ReactNode } from "react";
import { Link } from "react-router";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { paths } from "#web/paths.ts";

interface Reason {
  title: string;
  text: ReactNode;
}

const FOR_STUDENTS: readonly Reason[] = [
  {
    title: "Filter courses",
    text: (
      <>
        By level, delivery, field, language, institution and awarding body. Each choice says how
        many courses it leaves. <TextLink to={paths.courses()}>Open the list</TextLink>
      </>
    ),
  },
  {
    title: "Responsive and friendly",
    text: "The same pages on a phone, a tablet and a desk, in words that need no dictionary.",
  },
  {
    title: "Search courses",
    text: (
      <>
        It understands short forms, plurals and a slip of the finger.{" "}
        <TextLink to={paths.search()}>Search</TextLink>
      </>
    ),
  },
  {
    title: "Course comparison",
    text: (
      <>
        Up to {SHORTLIST_LIMIT} courses in one table: fees, length, entry, modules. It prints, and
        it has a link to send home. <TextLink to={paths.compare()}>Compare</TextLink>
      </>
    ),
  },
  {
    title: "Experienced team",
    text: "Behind the pages are people who know courses and software. Write to them: they answer.",
  },
  {
    title: "All courses in one platform",
    text: "From a certificate of six weeks to a doctorate, without opening twelve websites.",
  },
];

const FOR_INSTITUTIONS: readonly Reason[] = [
  {
    title: "Increase in student base",
    text: "Your courses come up where people decide, also on islands that your posters do not reach.",
  },
  {
    title: "Online presence",
    text: "A page of your own with overview, pictures, campuses, faculties, maps and all your courses.",
  },
  {
    title: "Reinforce course attractiveness",
    text: "Modules, careers and entry requirements stand where they are looked for, beside the fee.",
  },
  {
    title: "Free listing",
    text: "Listing is free for registered institutions. There is no fee for a place in the results.",
  },
  {
    title: "Easy listing and full control",
    text: "Send a spreadsheet or write to us. What your page says about you is yours to correct.",
  },
  {
    title: "Branding and competitive advantage",
    text: "Your name, logo and strengths side by side with others, in a comparison that is fair.",
  },
];

/** "Why Magu?", for those who look for a course. */
export function WhyMagu() {
  return (
    <section id="why" aria-labelledby="why-heading" className="border-t border-line">
      <Container className="py-16 md:py-24">
        <SectionHeading
          id="why-heading"
          title="Why Magu?"
          action={<ButtonLink to={paths.courses()}>View All Courses</ButtonLink>}
        />
        <ReasonList reasons={FOR_STUDENTS} quiet="text-ink-soft" edge="border-brand" />
      </Container>
    </section>
  );
}

/** "Why list your courses?", for institutions. */
export function WhyList() {
  return (
    <section
      id="list-your-courses"
      aria-labelledby="list-heading"
      data-ground="deep"
      className="bg-lagoon text-white print:bg-transparent print:text-ink"
    >
      <Container className="py-16 md:py-24">
        <SectionHeading
          id="list-heading"
          title="Why list your courses?"
          action={
            <Link to={paths.listYourCourses()} className={LIST_BUTTON}>
              List your courses
            </Link>
          }
        />
        <ReasonList reasons={FOR_INSTITUTIONS} quiet="text-white/85" edge="border-shallow" />
      </Container>
    </section>
  );
}

const LIST_BUTTON = buttonClass({ variant: "accent" });

interface ReasonsProps {
  reasons: readonly Reason[];
  quiet: string;
  edge: string;
}

function ReasonList({ reasons, quiet, edge }: ReasonsProps) {
  return (
    <ul className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
      {reasons.map(({ title, text }) => (
        <li key={title} className={classNames("border-s-3 ps-5", edge)}>
          <h3 className="text-lg">{title}</h3>
          <p className={classNames("mt-1", quiet)}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="whitespace-nowrap text-brand underline underline-offset-4">
      {children}
    </Link>
  );
}
