import { Link } from "react-router";
import type { ApplyCampus } from "#catalogue/apply-contact.ts";
import { approvalOn } from "#catalogue/approval.ts";
import type { Course } from "#catalogue/course.ts";
import { evidenceOf, sourcesOfPage } from "#catalogue/evidence.ts";
import { nextStart } from "#catalogue/intakes.ts";
import { papersOf } from "#catalogue/papers.ts";
import { COURSE_BUNDLES, type FactGroup, type FactSource } from "#catalogue/statements.ts";
import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { SaveCourse } from "#features/alerts/save-alert.tsx";
import { AppliedLine } from "#features/applying/applied-note.tsx";
import { ShareMenu } from "#features/sharing/share-menu.tsx";
import { ShortlistButton } from "#features/shortlist/shortlist-controls.tsx";
import { PageSources } from "#features/sources/page-sources.tsx";
import { SourceLine } from "#features/sources/source-line.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import type { ListedCourse } from "#web/listed-course.ts";
import { paths } from "#web/paths.ts";
import { PrintNote } from "#web/print-note.tsx";
import { APPLY, Apply } from "./apply.tsx";
import { ApplyAction } from "./apply-action.tsx";
import { useApplyCampus } from "./apply-campus.tsx";
import { CourseCost, CourseFacts, LeadingFacts } from "./course-facts.tsx";
import { CourseHeader, CourseStanding } from "./course-header.tsx";
import { CourseSections } from "./course-sections.tsx";
import { CourseWords } from "./course-words.tsx";
import type { OpenedCourses } from "./opened-courses.ts";
import { OpenedList } from "./opened-list.tsx";
import { SimilarList } from "./similar-list.tsx";

interface LiveCourseProps {
  course: Course;
  /** What the Bachelor's Degree Grant Scheme covers; null where the course is not stated to be in it. */
  grant: string | null;
  /** Where one can ask about it; empty where its institution states no contact. */
  campuses: ApplyCampus[];
  /** Source of its institution's contacts. */
  contactsStated: FactSource | null;
  /** Days within which its institution answers questions, as a rule; null while that is not known. */
  responseDays: number | null;
  similar: ListedCourse[];
  opened: OpenedCourses | null;
  /** YYYY-MM-DD. */
  today: string;
  /** True beside an editor: nothing is advertised and counted there. */
  isPreview?: boolean;
}

/** A course that is offered (specification, 2.7). */
export function LiveCourse({
  course,
  grant,
  campuses,
  contactsStated,
  responseDays,
  similar,
  opened,
  today,
  isPreview = false,
}: LiveCourseProps) {
  const facts = { ...course.facts, contacts: campuses[0] ? contactsStated : null };
  const campus = useApplyCampus(course.id, campuses);
  const { shared, lines } = evidenceOf<FactGroup>({ ...course, facts }, COURSE_BUNDLES, today);
  const of = { kind: "course", id: course.id, name: course.name } as const;
  const line = (about: FactGroup, className: string) =>
    lines[about] && <SourceLine words={lines[about]} of={of} about={about} className={className} />;
  return (
    <article key={course.id} className="course-page">
      <CourseHeader course={course} />
      <Container className="grid gap-12 pb-20 max-sm:gap-8 print:max-w-none print:gap-3 print:px-0 print:pb-0">
        <div className="relative -mt-12 rounded-xl border border-line bg-surface p-5 shadow-raise max-sm:py-3 sm:p-8 print:mt-0 print:border-0 print:p-0 print:shadow-none">
          <div className="course-lead border-b border-line pb-5">
            <CourseCost course={course} stated={line("cost", "mt-1")} />
            <LeadingFacts course={course} today={today} />
            <CourseActions course={course} campus={campus} today={today} />
          </div>
          <CourseStanding course={course} shared={shared} today={today} />
          <CourseFacts
            course={course}
            intakesStated={line("intakes", "mt-1 font-normal")}
            today={today}
            className="py-4 print:py-2"
          />
          <SourceLine words={shared ?? lines.record} of={of} className="pb-3" />
          <CourseWords
            course={course}
            hasGrant={grant !== null}
            approval={approvalOn(course, today)}
          />
        </div>
        {!isPreview && <AdvertBanner slot="course" isBelow />}
        <CourseSections
          course={course}
          stated={{ admission: line("entry", "mt-5"), fees: line("cost", "mt-5") }}
        />
        <Apply
          course={course}
          campuses={campuses}
          responseDays={responseDays}
          stated={line("contacts", "mt-3")}
        />
        <OpenedList courseId={course.id} opened={opened} />
        <PageSources
          of={of}
          sources={sourcesOfPage({ ...course, facts })}
          areSeveral={shared === null}
        />
        <PrintNote path={paths.course(course)} verb="Printed" />
        <SimilarList courses={similar} />
      </Container>
    </article>
  );
}

/** The next start as an event; nothing where one can begin all year. */
function StartInCalendar({ course, today }: Pick<LiveCourseProps, "course" | "today">) {
  const start = nextStart(course, today);
  if (!start || start.intake.all_year) return null;
  return (
    <li>
      <a href={paths.calendarFile({ ids: [course.id], on: start.on })}>Add to your calendar</a>
    </li>
  );
}

interface CourseActionsProps extends Pick<LiveCourseProps, "course" | "today"> {
  campus: ApplyCampus | null;
}

function CourseActions({ course, campus, today }: CourseActionsProps) {
  return (
    <div className="grid content-start gap-2 print:hidden">
      <ApplyAction course={course} campus={campus} today={today} />
      <AppliedLine course={course} ways={papersOf(course.entry_routes)} href={`#${APPLY}`} />
      <div className="course-actions">
        <ShortlistButton id={course.id} name={course.name} variant="secondary" />
        <ButtonLink variant="secondary" to={paths.ask({ kind: "course", id: course.id })}>
          Ask a question
        </ButtonLink>
        <ShareMenu path={paths.course(course)} title={`${course.name}, ${course.institution.name}`}>
          <li>
            <Link to={paths.compare([course.id])}>Compare</Link>
          </li>
          <li>
            <Link to={paths.pathways({ course: course.id })}>Paths to this course</Link>
          </li>
          <StartInCalendar course={course} today={today} />
        </ShareMenu>
        <SaveCourse id={course.id} />
      </div>
    </div>
  );
}
