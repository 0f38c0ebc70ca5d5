import { Link } from "react-router";
import { shownOf } from "#catalogue/counted.ts";
import { paginationWindow } from "#catalogue/pagination.ts";
import { CourseCards } from "#features/cards/course-cards.tsx";
import { publishedContext } from "#features/publishing/published.context.ts";
import { CompareForm } from "#features/shortlist/compare-form.tsx";
import { NotFoundError } from "#platform/errors.ts";
import { recordNumber } from "#platform/record-number.ts";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { siteContext } from "#web/context.ts";
import { ListHero } from "#web/hero.tsx";
import { listedCourse } from "#web/listed-course.ts";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/opens.route.ts";
import { opensPage } from "./opens.data.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const catalogue = context.get(publishedContext).current();
  const of = catalogue.course(recordNumber(params.id) ?? 0);
  const page = Math.floor(Number(url.searchParams.get("page") ?? 1));
  if (of === undefined || !(page >= 1)) throw new NotFoundError("Course");
  const { id, name, institution } = of;
  const opened = opensPage(catalogue, of, { level: url.searchParams.get("level"), page });
  return {
    of: { id, name, institution: institution.name },
    opened: {
      ...opened,
      courses: opened.courses.map((course) => listedCourse(course, catalogue)),
    },
    publicUrl: context.get(siteContext).publicUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { of, opened, publicUrl } = loaderData;
  return metadata({
    title: `What ${of.name} opens`,
    description: `Courses of higher levels that name the qualification of ${of.name} at ${of.institution} as a way in.`,
    canonical: publicUrl + paths.opens(of.id, opened.shown, opened.meta.current_page),
    indexed: false,
  });
}

/** The courses that a course opens, level by level: all of them, and no others. */
export default function OpensRoute({ loaderData: { of, opened } }: Route.ComponentProps) {
  return (
    <>
      <ListHero seed="opens" heading="What it opens">
        <p className="text-white/90">Courses of higher levels that it leads into.</p>
      </ListHero>
      <Container className="grid max-w-4xl gap-4 py-6">
        <p className="max-w-text">
          These courses name a qualification like that of{" "}
          <Link to={paths.course(of)} className="font-semibold text-link wrap-anywhere">
            {of.name}
          </Link>{" "}
          at {of.institution} as a way in. They may ask for more beside it: their pages say what.
        </p>
        {opened.levels.length === 0 ? (
          <EmptyState title="No course here names it as a way in." level={2} />
        ) : (
          <OpenedCards courseId={of.id} opened={opened} />
        )}
      </Container>
    </>
  );
}

interface OpenedCardsProps {
  courseId: number;
  opened: Route.ComponentProps["loaderData"]["opened"];
}

function OpenedCards({ courseId, opened }: OpenedCardsProps) {
  const { levels, shown, courses, meta } = opened;
  return (
    <>
      <nav aria-label="Levels">
        <ul className="flex flex-wrap gap-2">
          {levels.map(({ level, title, total }) => (
            <li key={level}>
              <Link
                to={paths.opens(courseId, level)}
                aria-current={level === shown ? "page" : undefined}
                className="tabular inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong"
              >
                {title} ({total.toLocaleString("en")})
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="opened-title">
        <h2 id="opened-title" className="text-xl">
          {levels.find(({ level }) => level === shown)?.title}
        </h2>
        <p role="status" className="tabular text-sm text-ink-soft">
          {shownOf(meta, "course")}
        </p>
        <CourseCards courses={courses} />
        <Pagination
          label="Pages of courses"
          current={meta.current_page}
          last={meta.last_page}
          pages={paginationWindow(meta.current_page, meta.last_page)}
          href={(page) => paths.opens(courseId, shown, page)}
          className="mt-8"
        />
        <CompareForm />
      </section>
    </>
  );
}
