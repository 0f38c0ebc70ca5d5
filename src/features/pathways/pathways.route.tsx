import { type SubmitEvent, useCallback, useEffect, useRef } from "react";
import { Link, useFetcher, useSearchParams } from "react-router";
import type { WhatIHave } from "#catalogue/entry.ts";
import { NOTHING_YET } from "#catalogue/entry.ts";
import { islandByCode, islandsByAtoll } from "#catalogue/islands.ts";
import { haveCode, haveFields, haveOfCode, readHave } from "#catalogue/what-i-have.ts";
import { useWhatIHave, whatIHave } from "#features/entry/what-i-have.store.ts";
import { setMyIsland, useMyIsland } from "#features/places/my-island.store.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { SelectField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/pathways.route.ts";
import { HaveFields } from "./have-form.tsx";
import { haveWords } from "./have-words.ts";
import { LEVEL_OPTIONS } from "./level-options.ts";
import { FOUND_PATHS_ID, PathList, WHAT_I_HAVE_ID } from "./path-list.tsx";
import { foundPaths, type StatedGoal, statedGoal } from "./pathways.data.ts";
import { groupNames, postedHave, textFields } from "./posted-have.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const catalogue = context.get(publishedContext).current();
  return {
    goal: statedGoal(url.searchParams, catalogue),
    fields: groupNames(catalogue),
    islands: islandsByAtoll(),
  };
}

/** The paths from what a form states, which is in no address, log or cache. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const catalogue = context.get(publishedContext).current();
  const fields = textFields(form);
  const have = postedHave(form, catalogue);
  const goal = statedGoal(fields, catalogue);
  const home = islandByCode(fields.get("island") ?? "");
  // A form that states no goal brings along only what somebody has.
  const isAsked = goal.course !== null || fields.has("level");
  return {
    code: haveCode(have),
    goal,
    island: home?.code ?? "",
    found: isAsked ? foundPaths(catalogue, have, goal, home) : null,
  };
}

/** Null where there is no connection: the form says so, and stays as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export const meta = fixedMeta({
  title: "Paths to a goal",
  description:
    "From what you have to what you want: the quickest, the cheapest and the nearest path of courses, step by step.",
  path: paths.pathways(),
  referrer: "same-origin",
});

export default function PathwaysRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, islands } = loaderData;
  const stored = useWhatIHave();
  const island = useMyIsland();
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.data ?? actionData;
  const goal = answer?.goal ?? loaderData.goal;
  const posted = answer ? haveOfCode(answer.code) : null;
  const { submit } = fetcher;
  const find = useCallback(
    (asked: Record<string, string>) => void submit(asked, { method: "post" }),
    [submit],
  );
  useFindAtOnce({ goal: loaderData.goal, stored, island, find });
  const takesFocus = useFocusOnAnswer(answer);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stated = textFields(new FormData(event.currentTarget));
    const have = stored ?? readHave(stated);
    whatIHave.save(have);
    const code = stated.get("island") ?? "";
    if (code !== "") setMyIsland(code);
    takesFocus();
    find({ ...goalFields(stated), island: code, have: haveCode(have) });
  };
  const isPending = fetcher.state !== "idle";
  return (
    <>
      <PageHero
        seed="pathways"
        heading="Paths to a goal"
        text="From what you have to what you want, course by course."
        isForm
      />
      <Container className="flex flex-col gap-10 py-4 md:py-8">
        <div role="status" className={isPending ? "opacity-60 empty:-mb-10" : "empty:-mb-10"}>
          {answer?.found && (
            <PathList found={answer.found} wished={goal} hasNothing={answer.code === ""} />
          )}
          {fetcher.data === null && (
            <Notice tone="danger">There is no connection. Try again in a moment.</Notice>
          )}
        </div>
        <form
          method="post"
          action={paths.pathways()}
          onSubmit={ask}
          className="grid max-w-4xl gap-6 rounded-xl border border-line bg-surface p-4 sm:p-8"
        >
          <div className="grid gap-3">
            <h2 id={WHAT_I_HAVE_ID} tabIndex={-1} className="scroll-mt-28 text-xl">
              What I have
            </h2>
            {stored ? (
              <p>
                {haveWords(stored)}{" "}
                <Link to={paths.whatIHave()} className="text-link">
                  Change what I have
                </Link>
              </p>
            ) : (
              <div className="have-asked">
                <HaveFields
                  key={haveCode(posted ?? NOTHING_YET)}
                  filled={haveFields(posted ?? NOTHING_YET)}
                  fields={fields}
                />
              </div>
            )}
          </div>
          <div className="grid gap-4">
            <h2 className="text-xl">{answer?.found ? "Another goal" : "What I want"}</h2>
            <GoalFields
              key={`${goal.course?.id} ${goal.level} ${goal.category}`}
              goal={goal}
              fields={fields}
            />
            <IslandField
              key={answer?.island || island}
              chosen={answer?.island || island || ""}
              islands={islands}
            />
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" aria-disabled={isPending}>
              Find paths
            </Button>
            <Link to={paths.levels()} className="text-link">
              The ten levels explained
            </Link>
          </div>
        </form>
        <HowPathsAreFound />
      </Container>
    </>
  );
}

/** With what the browser keeps, and a goal in the address, nothing is left to ask. */
function useFindAtOnce({
  goal,
  stored,
  island,
  find,
}: {
  goal: StatedGoal;
  stored: WhatIHave | null;
  island: string | null;
  find: (asked: Record<string, string>) => void;
}) {
  const [parameters] = useSearchParams();
  const asked = useRef("");
  const { course, level, category } = goal;
  const wished = course ? `course=${course.id}` : `level=${level}&category=${category}`;
  useEffect(() => {
    if (stored === null || parameters.size === 0 || asked.current === wished) return;
    asked.current = wished;
    const fields = Object.fromEntries(new URLSearchParams(wished));
    find({ ...fields, island: island ?? "", have: haveCode(stored) });
  }, [stored, island, parameters, wished, find]);
}

/** Moves the focus to what was found once an asked answer is there. */
function useFocusOnAnswer(answer: unknown): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!answer || !isAsked.current) return;
    isAsked.current = false;
    document.getElementById(FOUND_PATHS_ID)?.focus();
  }, [answer]);
  return () => {
    isAsked.current = true;
  };
}

function goalFields(stated: URLSearchParams): Record<string, string> {
  const names = ["course", "level", "category"].filter((name) => stated.has(name));
  return Object.fromEntries(names.map((name) => [name, stated.get(name)!]));
}

function GoalFields({ goal, fields }: { goal: StatedGoal; fields: readonly string[] }) {
  const { course, level, category } = goal;
  if (course) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <input type="hidden" name="course" value={course.id} />
        <p className="min-w-0 wrap-anywhere">
          <span className="block text-sm text-ink-soft">This course</span>
          <Link to={paths.course(course)} className="font-semibold text-link">
            {course.name}
          </Link>
          <span className="block text-sm">{course.institution}</span>
        </p>
        <a href={paths.pathways()} className="text-link">
          Another goal
        </a>
      </div>
    );
  }
  const names = fields.includes(category) || category === "" ? fields : [category, ...fields];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Level" name="level" defaultValue={level} options={LEVEL_OPTIONS} />
      <SelectField
        label="Field"
        name="category"
        defaultValue={category}
        options={[
          { value: "", label: "Any field" },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
      />
    </div>
  );
}

interface IslandFieldProps {
  chosen: string;
  islands: ReturnType<typeof islandsByAtoll>;
}

function IslandField({ chosen, islands }: IslandFieldProps) {
  return (
    <label className="grid gap-1.5 sm:max-w-md">
      <span className="text-sm font-semibold">
        My island <span className="font-normal text-ink-soft">(for the nearest path)</span>
      </span>
      <select
        name="island"
        defaultValue={chosen}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3.5 text-ink"
      >
        <option value="">It does not matter where</option>
        {islands.map(({ label, islands: own }) => (
          <optgroup key={label} label={label}>
            {own.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function HowPathsAreFound() {
  return (
    <section aria-labelledby="how-paths" className="max-w-text text-sm text-ink-soft">
      <h2 id="how-paths" className="mb-1 text-base text-ink">
        How paths are found
      </h2>
      <p>
        Each step can be entered by its stated entry requirements, with what you have and the
        qualifications of the steps before. Courses that do not state who can enter, or that a
        source says are not approved, are no steps. Time is time of study, without waiting for an
        intake. Nobody can pay to be in a path. Ask the institution before you plan years by it.
      </p>
      <p className="mt-2">
        What you have and your island stay in this browser. They reach our server only while paths
        are found, and are not stored or logged there.
      </p>
    </section>
  );
}
