import "./course/course.css";
import { data, redirect } from "react-router";
import { applyCampuses } from "#catalogue/apply-contact.ts";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { vanishedWords } from "#catalogue/evidence.ts";
import { isNo } from "#catalogue/first-degree.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { institutionsContext } from "#features/institutions/institutions.context.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { questionsContext } from "#features/questions/questions.context.ts";
import { useContactClicks } from "#features/visits/use-contact-clicks.ts";
import type { Archived } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { siteContext } from "#web/context.ts";
import { listedCourse } from "#web/listed-course.ts";
import { metadata } from "#web/metadata.ts";
import { OperatorContext, ownOperator } from "#web/operator.ts";
import { paths } from "#web/paths.ts";
import { recordAt } from "#web/record-address.ts";
import type { Route } from "./+types/course.route.ts";
import { ArchivedCourse, type ArchivedCourseData } from "./course/archived-course.tsx";
import { courseDescription } from "./course/description.ts";
import { LiveCourse } from "./course/live-course.tsx";
import { nearestCourses } from "./course/nearest-courses.ts";
import { openedByCourse } from "./course/opened-courses.ts";
import { similarCourses } from "./course/similar-courses.ts";
import { courseStructuredData, courseTrail } from "./course/structured-data.ts";
import { coursesContext } from "./courses.context.ts";
import type { CoursesService } from "./courses.service.server.ts";

/** Any last segment opens the page; the canonical link names the right one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const courses = context.get(coursesContext);
  const institutions = context.get(institutionsContext);
  const catalogue = context.get(publishedContext).current();
  const operator = ownOperator(catalogue.operator);
  const questions = context.get(questionsContext);
  const { publicUrl } = context.get(siteContext);
  const course = await recordAt(params.id, courses.course);
  if ("since" in course) {
    const archived = await archivedCourse(course, { courses, catalogue });
    return data({ archived, live: null, publicUrl, operator }, { status: 410 });
  }
  if (course.id !== Number(params.id)) throw redirect(paths.course(course), 301);
  const institution = await institutions.institution(course.institution.id);
  const scheme = course.gov_first_degree_text?.trim() || null;
  const today = maldivesDay(new Date());
  const live = {
    course,
    grant: scheme !== null && !isNo(scheme) ? scheme : null,
    campuses: applyCampuses(course, institution),
    contactsStated: institution.facts.contacts,
    responseDays: await questions.responseDays(institution.id),
    similar: similarCourses(catalogue, course).map((one) => listedCourse(one, catalogue)),
    opened: openedByCourse(catalogue, course),
    today,
  };
  return { archived: null, live, publicUrl, operator };
}

async function archivedCourse(
  course: Archived,
  { courses, catalogue }: { courses: CoursesService; catalogue: Catalogue },
): Promise<ArchivedCourseData> {
  const was = await courses.archivedLike(course.id);
  return {
    course,
    was,
    nearest: nearestCourses(catalogue, was).map((one) => listedCourse(one, catalogue)),
    hasInstitution: catalogue.institutions.some(({ id }) => id === course.institution?.id),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { archived, live, publicUrl, operator = SHIPPED_OPERATOR } = loaderData;
  if (archived) {
    const { course } = archived;
    return metadata({
      title: `${course.name}: no longer listed`,
      description: `${course.name}. ${vanishedWords(course.source, course.since)}.`,
      canonical: publicUrl + paths.course(course),
      indexed: false,
    });
  }
  const { course } = live;
  const description = courseDescription(course, operator);
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

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  useContactClicks();
  const { archived, live, operator = SHIPPED_OPERATOR } = loaderData;
  return (
    <OperatorContext value={operator}>
      {archived ? <ArchivedCourse {...archived} /> : <LiveCourse {...live} />}
    </OperatorContext>
  );
}
