import "./course/course.css";
import { data } from "react-router";
import { isNo } from "#catalogue/vocabulary.ts";
import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { ShortlistButton } from "#features/shortlist/shortlist-controls.tsx";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { services } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { PageHandle } from "#web/site/handle.ts";
import type { Route } from "./+types/course.route.ts";
import { APPLY, Apply } from "./course/apply.tsx";
import { applyContact } from "./course/apply-contact.ts";
import { CourseCost, CourseFacts } from "./course/course-facts.tsx";
import { CourseHeader } from "./course/course-header.tsx";
import { CourseSections } from "./course/course-sections.tsx";
import { CourseWords } from "./course/course-words.tsx";
import { courseDescription } from "./course/description.ts";
import { similarCourses } from "./course/similar-courses.ts";
import { SimilarList } from "./course/similar-list.tsx";
import { courseStructuredData, courseTrail } from "./course/structured-data.ts";

export const handle: PageHandle = { header: "overlay" };

/** Any last segment opens the page; the canonical link names the right one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { courses, institutions, published, publicUrl } = context.get(services);
  const [course] = /^[1-9]\d{0,14}$/.test(params.id)
    ? await courses.courses([Number(params.id)])
    : [];
  if (!course) throw data(null, { status: 404 });
  const institution = await institutions.institution(course.institution.id);
  const scheme = course.gov_first_degree_text?.trim() || null;
  return {
    course,
    grant: scheme !== null && !isNo(scheme) ? scheme : null,
    contact: applyContact(course, institution),
    similar: similarCourses(published.current(), course),
    publicUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { course, publicUrl } = loaderData;
  const description = courseDescription(course);
  return metadata({
    title: `${course.name} at ${course.institution.name}`,
    description,
    canonical: publicUrl + paths.course(course),
    image: {
      url: publicUrl + paths.courseSharePicture(course),
      alt: `${course.name} at ${course.institution.name}, with its level, duration and cost`,
    },
    structured: [
      courseStructuredData(course, { description, publicUrl }),
      courseTrail(course, publicUrl),
    ],
  });
}

export default function CoursePage({
  loaderData: { course, grant, contact, similar },
}: Route.ComponentProps) {
  return (
    <article key={course.id}>
      <CourseHeader course={course} grant={grant} />
      <Container className="grid gap-12 pb-20 print:gap-6 print:pb-0">
        <div className="relative -mt-12 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8 print:mt-0 print:border-0 print:p-0 print:shadow-none">
          <div className="flex flex-wrap items-end justify-between gap-6 border-b border-line pb-6">
            <CourseCost course={course} />
            <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 print:hidden">
              <ShortlistButton id={course.id} name={course.name} className="max-sm:col-span-2" />
              <ButtonLink variant="secondary" to={paths.compare([course.id])}>
                Compare
              </ButtonLink>
              <CopyLink path={paths.course(course)} className="max-sm:*:grow" />
              <a
                href={`#${APPLY}`}
                className={buttonClass({ variant: "secondary", className: "max-sm:col-span-2" })}
              >
                Ask or apply
              </a>
            </div>
          </div>
          <CourseFacts course={course} className="pt-6 pb-4" />
          <CourseWords course={course} hasGrant={grant !== null} />
        </div>
        <AdvertBanner slot="course" isBelow />
        <CourseSections course={course} />
        <Apply course={course} contact={contact} />
        <SimilarList courses={similar} />
      </Container>
    </article>
  );
}
