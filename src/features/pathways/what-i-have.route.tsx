import "./what-i-have.css";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { NOTHING_YET, type WhatIHave } from "#catalogue/entry.ts";
import { noFilters } from "#catalogue/filters.ts";
import { COURSE_PAGE_SIZE } from "#catalogue/pagination.ts";
import { haveCode, haveFields, haveOfCode, readHave } from "#catalogue/what-i-have.ts";
import { CourseCards } from "#features/cards/course-cards.tsx";
import { inTodaysFields } from "#features/entry/todays-fields.ts";
import { useWhatIHave, whatIHave } from "#features/entry/what-i-have.store.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { PageHero } from "#web/hero.tsx";
import { type ListedCourse, listedCourse } from "#web/listed-course.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/what-i-have.route.ts";
import { EnterableCount } from "./enterable-count.tsx";
import { HaveFields } from "./have-form.tsx";
import { groupNames, postedHave, textFields } from "./posted-have.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { fields: groupNames(context.get(publishedContext).current()) };
}

/** Without JavaScript: what can be entered, from a form that posts. Nothing of it is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const catalogue = context.get(publishedContext).current();
  const have = postedHave(form, catalogue);
  const page = Math.max(1, Math.floor(Number(form.get("page")) || 1));
  const { courses, meta } = catalogue.searchCourses({
    filters: noFilters(),
    entry: { have, verdicts: ["meets"] },
    page,
    limit: COURSE_PAGE_SIZE,
    order: "DESC",
  });
  const { today } = catalogue;
  return {
    code: haveCode(have),
    courses: courses.map((course) => listedCourse(course, today)),
    meta,
    to_read: catalogue.searchCourses({
      filters: noFilters(),
      entry: { have, verdicts: ["to_read"] },
      page: 1,
      limit: 1,
      order: "DESC",
    }).meta.total,
  };
}

export const meta = fixedMeta({
  title: "What I have",
  description: "Say once which passes, certificates and work you have, and see what you can enter.",
  path: paths.whatIHave(),
  referrer: "same-origin",
});

export default function WhatIHaveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const stored = useWhatIHave();
  const linked = useLinkedHave();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const posted = actionData ? haveOfCode(actionData.code) : null;
  const filled = linked ?? posted ?? stored ?? NOTHING_YET;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const have = readHave(textFields(new FormData(event.currentTarget)));
    whatIHave.save(have);
    whatIHave.showOnly(haveCode(have) !== "");
    void navigate(paths.courses());
  };
  return (
    <>
      <PageHero
        seed="what-i-have"
        heading="What I have"
        text="One minute, and every course tells you whether you can enter."
        className="pb-8! md:pb-12!"
      />
      <Container className="grid max-w-4xl gap-6 py-8">
        {actionData && <EnterableCourses {...actionData} have={posted ?? NOTHING_YET} />}
        {stored && <Saved have={stored} />}
        {linked && (
          <p role="status" className="rounded-lg border border-line bg-sunken p-4">
            This came with a link. Save it to keep it on this phone; until then nothing is kept.
          </p>
        )}
        <form ref={form} method="post" onSubmit={save} className="grid gap-6">
          <HaveFields
            key={haveCode(filled)}
            filled={haveFields(filled)}
            fields={loaderData.fields}
          />
          <div className="have-bar">
            <EnterableCount form={form} />
            <Button type="submit">Show what I can enter</Button>
          </div>
          <p className="max-w-text text-sm text-ink-soft">
            What you fill in stays in this browser. It reaches our server only while a list shows
            what you can enter, and is not stored or logged there.{" "}
            <Link to={paths.courses()} className="text-link">
              Skip this
            </Link>
          </p>
        </form>
      </Container>
    </>
  );
}

/** What the address's fragment carries, which no server sees. */
function useLinkedHave(): WhatIHave | null {
  const [linked, setLinked] = useState<WhatIHave | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (have: WhatIHave | null) => isWanted && setLinked(have);
    const read = () => {
      const have = haveOfCode(location.hash.slice(1));
      show(have);
      if (have !== null) inTodaysFields(have).then(show);
    };
    read();
    addEventListener("hashchange", read);
    return () => {
      isWanted = false;
      removeEventListener("hashchange", read);
    };
  }, []);
  return linked;
}

function Saved({ have }: { have: WhatIHave }) {
  return (
    <section
      aria-labelledby="saved-have"
      className="grid gap-3 rounded-lg border border-brand bg-brand-soft p-4"
    >
      <h2 id="saved-have" className="text-lg">
        You have filled this in
      </h2>
      <div className="flex flex-wrap gap-3">
        <Link
          to={paths.courses()}
          onClick={() => whatIHave.showOnly(true)}
          className={buttonClass({})}
        >
          Courses I can enter
        </Link>
        <ButtonLink variant="secondary" to={paths.pathways()}>
          Paths to a goal
        </ButtonLink>
        <CopyLink path={`${paths.whatIHave()}#${haveCode(have)}`} />
        <Button variant="quiet" onClick={() => whatIHave.forget()}>
          Delete it
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        The link carries it to another phone. Whoever has the link can read it.
      </p>
    </section>
  );
}

interface EnterableCoursesProps {
  code: string;
  have: WhatIHave;
  courses: ListedCourse[];
  meta: { total: number; current_page: number; last_page: number };
  /** Those that say in words alone what they ask. */
  to_read: number;
}

/** Without JavaScript: the courses, and further pages as forms. */
function EnterableCourses({ code, have, courses, meta, to_read }: EnterableCoursesProps) {
  const { total, current_page: current, last_page: last } = meta;
  const turn = (page: number, label: string) => (
    <button
      type="submit"
      name="page"
      value={page}
      className={buttonClass({ variant: "secondary" })}
    >
      {label}
    </button>
  );
  return (
    <section aria-labelledby="found" className="grid gap-3">
      <h2 id="found" className="text-xl">
        You can enter {counted(total, "course")}
      </h2>
      {to_read > 0 && (
        <p>{counted(to_read, "more course")} must be read: what they ask is words.</p>
      )}
      <CourseCards courses={courses} have={have} />
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="have" value={code} />
        {current > 1 && turn(current - 1, "Previous page")}
        {current < last && turn(current + 1, "Next page")}
        <button
          type="submit"
          formAction={paths.pathways()}
          className={buttonClass({ variant: "secondary" })}
        >
          Paths to what I want
        </button>
      </form>
    </section>
  );
}
