import type { ReactNode } from "react";
import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { type SourceKind, sourceByKey } from "#catalogue/sources.ts";
import { Container } from "#ui/container.tsx";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/sources.route.ts";
import { Credit } from "./page-sources.tsx";
import { sourcesContext } from "./sources.context.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const sources = context.get(sourcesContext);
  return { sources: await sources.sources() };
}

export const meta = fixedMeta({
  title: "Sources and licences",
  description: "Where the courses and institutions here come from, of when, and on what terms.",
  path: paths.sources(),
});

export default function SourcesRoute({ loaderData: { sources } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        seed="sources"
        heading="Sources and licences"
        text="Every fact here comes from somebody. This is who they are, and of when their data is."
      />
      <Container className="grid gap-10 py-12">
        <ul className="grid gap-4 md:grid-cols-2">
          {sources.map((use) => (
            <SourceCard key={use.source} use={use} />
          ))}
        </ul>
        <div className="grid max-w-text gap-3">
          <h2 className="text-xl">Who speaks when two sources differ</h2>
          <p>
            The institution itself, then our own records, then its website, then registers. Only of
            approvals the authority that grants them speaks first. A later copy of a register never
            replaces what an institution has told us.
          </p>
          <p>
            What may be passed on is{" "}
            <a
              href={paths.download()}
              download
              className="font-semibold text-brand underline underline-offset-4"
            >
              one download
            </a>
            , as CSV files with their licences and dates.
          </p>
          <p>
            Islands, their names in Thaana and where they lie:{" "}
            <a
              href="https://github.com/judiciarymv/dhivehi-data"
              className="font-semibold text-brand underline underline-offset-4"
            >
              dhivehi-data
            </a>{" "}
            of the Department of Judicial Administration (MIT licence); Hulhumalé and Villimalé:{" "}
            <a
              href="https://de.wikipedia.org/wiki/Hulhumal%C3%A9"
              className="font-semibold text-brand underline underline-offset-4"
            >
              Wikipedia
            </a>
            .
          </p>
          <p>
            Something wrong? Every page of a course or institution has a link “Report a mistake”.
          </p>
        </div>
      </Container>
    </>
  );
}

const KIND_LABELS: Readonly<Record<SourceKind, string>> = {
  institution: "Told by the institutions themselves",
  operator: "Collected by the people behind this site",
  website: "A public website",
  register: "A public register",
  sample: "Invented to show how the site works; nothing of it is real",
};

type Use = Route.ComponentProps["loaderData"]["sources"][number];

function SourceCard({ use }: { use: Use }) {
  const { name, kind, publisher, licence } = sourceByKey(use.source);
  return (
    <li className="grid content-start gap-1 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg first-letter:uppercase">{name}</h2>
      <p className="text-sm text-ink-soft">{KIND_LABELS[kind]}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <SourceDetail term="Published by">{publisher}</SourceDetail>
        <SourceDetail term="Stated">{whenOf(use)}</SourceDetail>
        <SourceDetail term="Here">{usesInWords(use)}</SourceDetail>
        <SourceDetail term="Licence">
          {licence ? (
            <Credit licence={licence} />
          ) : kind === "register" || kind === "website" ? (
            "None stated: not part of our public download"
          ) : null}
        </SourceDetail>
      </dl>
    </li>
  );
}

function SourceDetail({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="mb-1 min-w-0 font-medium">{children}</dd>
    </>
  );
}

function whenOf({ oldest, newest }: Use): string {
  if (oldest === null || newest === null) return "Date not stated";
  return oldest === newest ? dateWords(newest) : `${dateWords(oldest)} to ${dateWords(newest)}`;
}

function usesInWords({ courses, institutions }: Use): string {
  return [
    courses > 0 && counted(courses, "course"),
    institutions > 0 && counted(institutions, "institution"),
  ]
    .filter(Boolean)
    .join(", ");
}
