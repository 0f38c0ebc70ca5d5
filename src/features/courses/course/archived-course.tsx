import { Link } from "react-router";
import { vanishedWords } from "#catalogue/evidence.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { ReportLink } from "#features/sources/report-link.tsx";
import type { Archived } from "#platform/errors.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { PageHero } from "#web/hero.tsx";
import type { ListedCourse } from "#web/listed-course.ts";
import { paths } from "#web/paths.ts";
import type { Likeness } from "./nearest-courses.ts";
import { SimilarList } from "./similar-list.tsx";

export interface ArchivedCourseData {
  course: Archived;
  was: Likeness;
  /** Similar courses that are offered. */
  nearest: ListedCourse[];
  /** True where its institution is still in the directory. */
  hasInstitution: boolean;
}

/**
 * A course that no source lists any more: what it was, since when it is gone, and similar courses.
 */
export function ArchivedCourse({ course, was, nearest, hasInstitution }: ArchivedCourseData) {
  const { institution } = course;
  const [category] = was.categories;
  const facts = [levelTitle(was.mnqf_level), was.duration_text].filter(Boolean).join(", ");
  return (
    <article>
      <PageHero
        seed={institution?.name ?? course.name}
        eyebrow="No longer listed"
        heading={
          <>
            {course.name}
            {was.name_dv && (
              <Thaana className="mt-3 block w-fit text-2xl font-medium">{was.name_dv}</Thaana>
            )}
          </>
        }
        text={institution?.name}
      >
        {facts && <p>It was: {facts}</p>}
        <p className="mt-4 max-w-text text-lg font-semibold">
          {vanishedWords(course.source, course.since)}.
        </p>
        <p className="mt-1 max-w-text text-white/90">
          Nobody has told us more. If you were about to apply, ask the institution whether it still
          runs.
        </p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          {institution && hasInstitution && (
            <ButtonLink to={paths.institution(institution.id)} variant="light">
              Ask {institution.name}
            </ButtonLink>
          )}
          <ButtonLink to={category ? paths.coursesIn(category) : paths.courses()} variant="glass">
            {category ? `See all of ${category}` : "See all courses"}
          </ButtonLink>
        </div>
      </PageHero>
      <Container className="grid gap-10 py-12">
        <SimilarList courses={nearest} title="Nearest to it" />
        <p className="text-sm text-ink-soft">
          Is it still offered?{" "}
          <ReportLink of={{ kind: "course", id: course.id, name: course.name }} /> or{" "}
          <Link to={paths.search(course.name)} className="underline underline-offset-4">
            search for its name
          </Link>
          .
        </p>
      </Container>
    </article>
  );
}
