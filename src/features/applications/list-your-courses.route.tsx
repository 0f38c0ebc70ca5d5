import { Form, Link } from "react-router";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/list-your-courses.route.ts";
import { ApplicationForm } from "./application-form.tsx";
import { APPLICATION_LIMITS, MAX_FOUND_INSTITUTIONS } from "./application-limits.ts";
import { applicationsContext } from "./applications.context.ts";
import { application } from "./applications.schema.ts";
import { APPLICATION_ANSWERS } from "./applications.ts";

interface ChosenInstitution {
  /** Null of a new one. */
  id: number | null;
  name: string;
}

export function loader({ context, url }: Route.LoaderArgs) {
  const catalogue = context.get(publishedContext).current();
  const find = (url.searchParams.get("find") ?? "").slice(0, APPLICATION_LIMITS.institution);
  const found = find.trim() ? catalogue.searchInstitutions(find).institutions : [];
  const asked = url.searchParams.get("institution");
  const listed = catalogue.institutions.find(({ id }) => String(id) === asked);
  if (asked && asked !== "new" && !listed) throw new NotFoundError("Institution");
  const chosen: ChosenInstitution | null = listed
    ? { id: listed.id, name: listed.name }
    : asked === "new"
      ? { id: null, name: find }
      : null;
  return {
    find,
    chosen,
    found: found.slice(0, MAX_FOUND_INSTITUTIONS).map(({ id, name }) => ({ id, name })),
  };
}

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const applications = args.context.get(applicationsContext);
  return await takeForm(args, {
    schema: application,
    returned: ["institution", "name", "position", "email", "register_number"],
    act: applications.apply,
    done: APPLICATION_ANSWERS.received,
  });
}

export const meta = fixedMeta({
  title: "List your courses",
  description:
    "Institutions in the Maldives list their courses here themselves, free of charge. What it takes, and how to apply.",
  path: paths.listYourCourses(),
  referrer: "same-origin",
});

export default function ListYourCourses({ loaderData, actionData }: Route.ComponentProps) {
  const { find, found, chosen } = loaderData;
  return (
    <>
      <PageHero
        seed="list-your-courses"
        heading="List your courses"
        text="Free, and kept by yourselves: fees, intakes and entry requirements are right because you say them."
      />
      <Container className="grid max-w-3xl gap-10 py-12">
        {chosen ? (
          <section aria-labelledby="apply-heading" className="grid gap-4">
            <h2 id="apply-heading" className="text-2xl">
              {chosen.id === null ? "Apply for a new institution" : `Apply for ${chosen.name}`}
            </h2>
            <p>
              <Link to={paths.listYourCourses()} className="font-semibold text-link">
                Choose another institution
              </Link>
            </p>
            <ApplicationForm key={chosen.id} institution={chosen} returned={actionData} />
          </section>
        ) : (
          <>
            {/* Who has searched looks for what was found first. */}
            {find.trim() === "" && <WhatItTakes />}
            <FindYourInstitution find={find} found={found} />
            {find.trim() !== "" && <WhatItTakes />}
            <p>
              Let in already?{" "}
              <Link to={paths.office()} className="font-semibold text-link">
                Open the office
              </Link>
            </p>
          </>
        )}
      </Container>
    </>
  );
}

const APPLICATION_STEPS = [
  ["Apply", "Say which institution you are from, and who you are. It takes a minute."],
  [
    "Confirm your address",
    "We send a link to your address at the institution. It proves the address.",
  ],
  ["We read it", "A person looks whether you speak for the institution. A mail says how it went."],
  [
    "Keep your courses",
    "You sign in, state your courses, and invite your colleagues. What you publish is on the site at once; new courses, and who approves and awards them, are looked at by us first.",
  ],
] as const;

function WhatItTakes() {
  return (
    <section aria-labelledby="takes-heading">
      <h2 id="takes-heading" className="text-2xl">
        What it takes
      </h2>
      <ol className="mt-5 grid gap-5 sm:grid-cols-2">
        {APPLICATION_STEPS.map(([title, text], index) => (
          <li key={title} className="border-s-3 border-brand ps-4">
            <h3 className="text-lg">
              {index + 1}. {title}
            </h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FindYourInstitutionProps {
  find: string;
  found: readonly { id: number; name: string }[];
}

/** A form and links: it works without JavaScript. */
function FindYourInstitution({ find, found }: FindYourInstitutionProps) {
  const isAsked = find.trim() !== "";
  return (
    <section aria-labelledby="find-heading" className="grid gap-4">
      <h2 id="find-heading" className="text-2xl">
        Which institution is yours?
      </h2>
      <p className="text-pretty text-ink-soft">
        It may be listed already: some come from public registers. Then you take it over, with the
        courses that it has.
      </p>
      <Form action={`${paths.listYourCourses()}#find-heading`} role="search">
        <SearchField
          label="Find your institution"
          placeholder="Name of the institution"
          name="find"
          maxLength={APPLICATION_LIMITS.institution}
          defaultValue={find}
        />
      </Form>
      {isAsked && found.length === 0 && <p role="status">No institution of that name is listed.</p>}
      {found.length > 0 && (
        <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
          {found.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <Link to={paths.institution(id)} className="font-semibold text-link">
                {name}
              </Link>
              <ButtonLink
                to={paths.listYourCourses({ institution: id })}
                variant="secondary"
                size="sm"
                className="min-h-11"
              >
                This is mine<span className="sr-only">: {name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink
          to={paths.listYourCourses({ institution: "new", ...(isAsked && { find }) })}
          variant={isAsked ? "primary" : "secondary"}
        >
          It is not listed yet
        </ButtonLink>
      </p>
    </section>
  );
}
