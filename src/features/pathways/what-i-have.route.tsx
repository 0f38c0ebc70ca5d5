import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { NOTHING_YET, type WhatIHave } from "#catalogue/entry.ts";
import { noFilters, withSort } from "#catalogue/filters.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { schemeNotFor } from "#catalogue/net-cost.ts";
import { COURSE_PAGE_SIZE } from "#catalogue/pagination.ts";
import { haveCode, haveFields, haveOfCode, readHave } from "#catalogue/what-i-have.ts";
import { CourseCards } from "#features/cards/course-cards.tsx";
import { inTodaysFields } from "#features/entry/todays-fields.ts";
import { underScheme, useUnderScheme } from "#features/entry/under-scheme.store.ts";
import { useWhatIHave, whatIHave } from "#features/entry/what-i-have.store.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
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
  const catalogue = context.get(publishedContext).current();
  return { fields: groupNames(catalogue), schemeNotFor: schemeNotFor(catalogue.operator) };
}

/** Name of the box that says whether the scheme applies, in the form and in a link. */
const SCHEME = "scheme";

/** What one can enter: the highest level first, a course of an evening last, each by what is paid. */
const FURTHEST_FIRST = withSort(noFilters(), "highest");

/** Without JavaScript: what can be entered, from a form that posts. Nothing of it is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const catalogue = context.get(publishedContext).current();
  const have = postedHave(form, catalogue);
  const page = Math.max(1, Math.floor(Number(form.get("page")) || 1));
  const isUnderScheme = form.get(SCHEME) === "yes";
  const { courses, meta } = catalogue.searchCourses({
    filters: FURTHEST_FIRST,
    entry: { have, verdicts: ["meets"] },
    underScheme: isUnderScheme,
    page,
    limit: COURSE_PAGE_SIZE,
    order: "DESC",
  });
  return {
    code: haveCode(have),
    isUnderScheme,
    courses: courses.map((course) => listedCourse(course, catalogue)),
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
  const storedScheme = useUnderScheme();
  const linked = useLinkedHave();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const posted = actionData ? haveOfCode(actionData.code) : null;
  const filled = linked?.have ?? posted ?? stored ?? NOTHING_YET;
  const isUnderScheme = linked?.isUnderScheme ?? actionData?.isUnderScheme ?? storedScheme;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = textFields(new FormData(event.currentTarget));
    const have = readHave(fields);
    whatIHave.save(have);
    whatIHave.showOnly(haveCode(have) !== "");
    underScheme.save(fields.has(SCHEME));
    void navigate(paths.courses(FURTHEST_FIRST));
  };
  return (
    <>
      <PageHero
        seed="what-i-have"
        heading="What I have"
        text="One minute, and every course tells you whether you can enter."
        isForm
      />
      <Container className="grid max-w-4xl gap-6 py-4 md:py-8">
        {actionData && <EnterableCourses {...actionData} have={posted ?? NOTHING_YET} />}
        {(stored || storedScheme) && (
          <Saved have={stored ?? NOTHING_YET} isUnderScheme={storedScheme} />
        )}
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
          <SchemeBox
            key={`${isUnderScheme}`}
            applies={isUnderScheme}
            notFor={loaderData.schemeNotFor}
          />
          <div data-lower-bar className="have-bar">
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

interface SchemeBoxProps {
  applies: boolean;
  /** Whom it leaves out; null where nobody states it. */
  notFor: string | null;
}

/** One's own word that the scheme applies: from then on what it leaves is the price. */
function SchemeBox({ applies, notFor }: SchemeBoxProps) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-2">
      <Checkbox
        name={SCHEME}
        value="yes"
        defaultChecked={applies}
        label={<span className="font-semibold">The {GRANT_SCHEME} applies to me</span>}
      />
      <p className="text-sm text-ink-soft">
        It pays towards a first degree{notFor && `, ${notFor}`}. Prices are then what you pay under
        it.
      </p>
    </div>
  );
}

interface Linked {
  have: WhatIHave;
  isUnderScheme: boolean;
}

/** What the address's fragment carries, which no server sees. */
function useLinkedHave(): Linked | null {
  const [linked, setLinked] = useState<Linked | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (now: Linked | null) => isWanted && setLinked(now);
    const read = () => {
      const code = location.hash.slice(1);
      const isUnderScheme = new URLSearchParams(code).get(SCHEME) === "yes";
      const have = haveOfCode(code) ?? (isUnderScheme ? NOTHING_YET : null);
      show(have && { have, isUnderScheme });
      if (have !== null) inTodaysFields(have).then((today) => show({ have: today, isUnderScheme }));
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

function Saved({ have, isUnderScheme }: Linked) {
  const code = [haveCode(have), isUnderScheme && `${SCHEME}=yes`].filter(Boolean).join("&");
  const forget = () => {
    whatIHave.forget();
    underScheme.save(false);
  };
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
          to={paths.courses(FURTHEST_FIRST)}
          onClick={() => whatIHave.showOnly(haveCode(have) !== "")}
          className={buttonClass({})}
        >
          Courses I can enter
        </Link>
        <ButtonLink variant="secondary" to={paths.pathways()}>
          Paths to a goal
        </ButtonLink>
        <CopyLink path={`${paths.whatIHave()}#${code}`} />
        <Button variant="quiet" onClick={forget}>
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
  isUnderScheme: boolean;
  courses: ListedCourse[];
  meta: { total: number; current_page: number; last_page: number };
  /** Those that say in words alone what they ask. */
  to_read: number;
}

/** Without JavaScript: the courses, and further pages as forms. */
function EnterableCourses(props: EnterableCoursesProps) {
  const { code, have, isUnderScheme, courses, meta, to_read } = props;
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
      <CourseCards courses={courses} reader={{ have, underScheme: isUnderScheme }} />
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="have" value={code} />
        {isUnderScheme && <input type="hidden" name={SCHEME} value="yes" />}
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
