import { dateWords } from "#catalogue/dates.ts";
import { Container } from "#ui/container.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { PageHero } from "#web/hero.tsx";
import { paths } from "#web/paths.ts";
import { COMING } from "./fixed-page.data.ts";
import { type FixedPageName, fixedPage, type ShownText, type TextSection } from "./fixed-pages.ts";

interface LongTextProps {
  page: FixedPageName;
  text: ShownText;
  operatorEmail: string;
}

/** A long text of ours: dates, a table of contents, numbered sections, and whom to ask. */
export function LongText({ page, text, operatorEmail }: LongTextProps) {
  const { title, path } = fixedPage(page);
  const { summary, sections, dates } = text;
  return (
    <>
      <PageHero seed={`legal ${title}`} heading={title} text={summary} className="pb-10! md:pb-14!">
        <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
          {dates.map(({ label, day }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-white/80">{label}</dt>
              <dd className="font-semibold">
                <TextDay day={day} />
              </dd>
            </div>
          ))}
        </dl>
      </PageHero>
      <Container className="grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
        <TextContents sections={sections} />
        <article className="grid gap-12">
          <WhichText text={text} address={paths[path]()} />
          {sections.map(({ id, title: heading, html }, at) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="flex gap-3 text-xl">
                <span className="tabular text-brand">{at + 1}.</span>
                {heading}
              </h2>
              <RichText html={html} className="mt-4" />
            </section>
          ))}
          <p className="max-w-text border-t border-line pt-6 text-ink-soft">
            Something unclear? Write to{" "}
            <a href={`mailto:${operatorEmail}`} className={TEXT_LINK}>
              {operatorEmail}
            </a>{" "}
            or use the{" "}
            <a href={paths.contact()} className={TEXT_LINK}>
              contact form
            </a>
            .
          </p>
        </article>
      </Container>
    </>
  );
}

const TEXT_LINK = "text-link";

/** Says of a coming text when it is in force, and of the text in force that another comes. */
function WhichText({ text: { coming, isFrom }, address }: { text: ShownText; address: string }) {
  if (isFrom === null && coming.length === 0) return null;
  return (
    <div className="max-w-text rounded-lg border border-line-strong bg-accent-soft p-5">
      {isFrom !== null && (
        <p>
          <strong>
            This text takes effect on <TextDay day={isFrom} />.
          </strong>{" "}
          Until then{" "}
          <a href={address} className={TEXT_LINK}>
            the text in force
          </a>{" "}
          holds.
        </p>
      )}
      {coming.map(({ id, day }) => (
        <p key={id}>
          <strong>
            A new text takes effect on <TextDay day={day} />.
          </strong>{" "}
          Until then the text below holds.{" "}
          <a href={`${address}?${COMING}=${id}`} className={TEXT_LINK}>
            Read the new text
          </a>
        </p>
      ))}
    </div>
  );
}

function TextContents({ sections }: { sections: readonly TextSection[] }) {
  return (
    <nav
      aria-label="Contents"
      className="rounded-lg border border-line bg-surface p-5 lg:stuck-36 lg:self-start print:hidden"
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

function TextDay({ day }: { day: string }) {
  return <time dateTime={day}>{dateWords(day)}</time>;
}
