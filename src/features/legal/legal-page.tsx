import type { ReactNode } from "react";
import { Container } from "#ui/container.tsx";
import { PageHero } from "#web/hero.tsx";
import { paths } from "#web/paths.ts";
import { LegalText } from "./legal-text.tsx";

export interface LegalSection {
  id: string;
  title: string;
  /** A text is drawn by `LegalText`. */
  content: ReactNode;
}

export interface LegalDate {
  label: "Last updated" | "Effective from";
  /** YYYY-MM-DD */
  day: string;
}

interface LegalPageProps {
  title: string;
  /** What it comes down to, in a sentence. */
  summary: string;
  dates: readonly LegalDate[];
  sections: readonly LegalSection[];
  operatorEmail: string;
}

/** A long text of ours: dates, a table of contents, numbered sections, and whom to ask. */
export function LegalPage({ title, summary, dates, sections, operatorEmail }: LegalPageProps) {
  return (
    <>
      <PageHero seed={`legal ${title}`} heading={title} text={summary} className="pb-10! md:pb-14!">
        <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
          {dates.map(({ label, day }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-white/80">{label}</dt>
              <dd className="font-semibold">
                <time dateTime={day}>{DAY_IN_WORDS.format(new Date(day))}</time>
              </dd>
            </div>
          ))}
        </dl>
      </PageHero>
      <Container className="grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
        <LegalContents sections={sections} />
        <article className="grid gap-12">
          {sections.map(({ id, title: heading, content }, at) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="flex gap-3 text-xl">
                <span className="tabular text-brand">{at + 1}.</span>
                {heading}
              </h2>
              <div className="prose mt-4">
                {typeof content === "string" ? <LegalText>{content}</LegalText> : content}
              </div>
            </section>
          ))}
          <p className="max-w-text border-t border-line pt-6 text-ink-soft">
            Something unclear? Write to{" "}
            <a href={`mailto:${operatorEmail}`} className={CONTENTS_LINK}>
              {operatorEmail}
            </a>{" "}
            or use the{" "}
            <a href={paths.contact()} className={CONTENTS_LINK}>
              contact form
            </a>
            .
          </p>
        </article>
      </Container>
    </>
  );
}

const CONTENTS_LINK = "text-brand underline underline-offset-4";

function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="Contents"
      className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-36 lg:self-start print:hidden"
    >
      <h2 className="text-sm text-ink-soft">On this page</h2>
      <ol className="mt-2 text-sm">
        {sections.map(({ id, title }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center gap-2 hover:text-brand hover:underline"
            >
              <span className="tabular w-7 shrink-0 text-ink-faint">{at + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same words on every machine, whatever its language and time. */
const DAY_IN_WORDS = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
