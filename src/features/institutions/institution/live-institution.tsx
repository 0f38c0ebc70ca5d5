import { evidenceOf, sourcesOfPage } from "#catalogue/evidence.ts";
import { INSTITUTION_BUNDLES } from "#catalogue/statements.ts";
import { AskLink } from "#features/questions/ask-link.tsx";
import { PageSources } from "#features/sources/page-sources.tsx";
import { SourceLine } from "#features/sources/source-line.tsx";
import { Container } from "#ui/container.tsx";
import type { ListedCourse } from "#web/listed-course.ts";
import { isLoaded } from "#web/uploaded-picture.ts";
import { InstitutionContacts } from "./contact-section.tsx";
import type { profileOf } from "./institution.data.ts";
import { InstitutionCourses } from "./institution-courses.tsx";
import { InstitutionHeader } from "./institution-header.tsx";
import { Overview } from "./overview.tsx";

interface LiveInstitutionProps {
  institution: ReturnType<typeof profileOf>;
  /** The first of its courses, of `total`. */
  courses: readonly ListedCourse[];
  total: number;
  /** In how many days it answers questions; null where that is not known. */
  responseDays: number | null;
  /** YYYY-MM-DD. */
  today: string;
}

/** The page of an institution; also beside its editor. */
export function LiveInstitution({
  institution,
  courses,
  total,
  responseDays,
  today,
}: LiveInstitutionProps) {
  const { shared, lines } = evidenceOf(institution, INSTITUTION_BUNDLES, today);
  const of = { kind: "institution", id: institution.id, name: institution.name } as const;
  return (
    <article key={institution.id}>
      <InstitutionHeader institution={institution} courses={total} today={today} />
      <Container className="grid gap-16 pt-12 pb-20">
        <div className="grid gap-4">
          <Overview
            overview={institution.overview}
            slides={institution.slides.filter(({ url }) => isLoaded(url))}
          />
          {institution.overview && <SourceLine words={shared ?? lines.record} of={of} />}
        </div>
        <InstitutionCourses institution={institution} courses={courses} total={total} />
        <div className="grid gap-4">
          <InstitutionContacts campuses={institution.campuses} faculties={institution.faculties} />
          <SourceLine words={lines.contacts} of={of} about="contacts" />
          <AskLink about={of} institution={institution.name} days={responseDays} />
        </div>
        <PageSources of={of} sources={sourcesOfPage(institution)} areSeveral={shared === null} />
      </Container>
    </article>
  );
}
