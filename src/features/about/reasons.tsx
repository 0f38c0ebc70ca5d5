import { Link } from "react-router";
import {
  type PageText,
  sectionsOfPart,
  type TextSection,
} from "#features/fixed-pages/fixed-pages.ts";
import { siteName } from "#platform/site-name.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { paths } from "#web/paths.ts";

/** Why to look for a course here. */
export function WhyStudents({ text }: { text: PageText }) {
  return (
    <section id="why" aria-labelledby="why-heading" className="border-t border-line">
      <Container className="py-16 md:py-24">
        <SectionHeading
          id="why-heading"
          title={`Why ${siteName}?`}
          action={<ButtonLink to={paths.courses()}>View All Courses</ButtonLink>}
        />
        <ReasonList
          reasons={sectionsOfPart(text, "students")}
          quiet="text-ink-soft"
          edge="border-brand"
        />
      </Container>
    </section>
  );
}

/** "Why list your courses?", for institutions. */
export function WhyList({ text }: { text: PageText }) {
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
        <ReasonList
          reasons={sectionsOfPart(text, "institutions")}
          quiet="text-white/85 [&_a]:text-white"
          edge="border-shallow"
        />
      </Container>
    </section>
  );
}

const LIST_BUTTON = buttonClass({ variant: "accent" });

interface ReasonsProps {
  reasons: readonly TextSection[];
  quiet: string;
  edge: string;
}

function ReasonList({ reasons, quiet, edge }: ReasonsProps) {
  return (
    <ul className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
      {reasons.map(({ id, title, html }) => (
        <li key={id} className={classNames("border-s-3 ps-5", edge)}>
          <h3 className="text-lg">{title}</h3>
          <RichText html={html} className={classNames("mt-1", quiet)} />
        </li>
      ))}
    </ul>
  );
}
