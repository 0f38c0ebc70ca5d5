import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ApplyCampus, ApplyContact } from "#catalogue/apply-contact.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { papersOf } from "#catalogue/papers.ts";
import { AppliedNote } from "#features/applying/applied-note.tsx";
import { Papers } from "#features/applying/papers.tsx";
import { websiteLink } from "#features/institutions/contact-links.ts";
import { ExternalLink } from "#features/institutions/external-link.tsx";
import { CONTACT_LINK, PhoneLink } from "#features/institutions/phone-link.tsx";
import { AskLink } from "#features/questions/ask-link.tsx";
import { siteName } from "#platform/site-name.ts";
import { paths } from "#web/paths.ts";
import { ApplyAction } from "./apply-action.tsx";
import { CampusChoice, useApplyCampus } from "./apply-campus.tsx";

/** Id of the contact section. */
export const APPLY = "apply";

interface ApplyProps {
  course: Course;
  /** Where one can ask; empty where the institution states no contact. */
  campuses: readonly ApplyCampus[];
  /** As `AskLink` takes it. */
  responseDays: number | null;
  /** YYYY-MM-DD. */
  today: string;
  /** Source of the contacts. */
  stated?: ReactNode;
}

/** How to apply: at the institution, because the directory takes no applications. */
export function Apply({ course, campuses, responseDays, today, stated }: ApplyProps) {
  const { id, name, institution } = course;
  const campus = useApplyCampus(id, campuses);
  return (
    <section
      id={APPLY}
      aria-labelledby={`${APPLY}-title`}
      className="grid scroll-mt-28 gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8 print:grid-cols-[1fr_2fr_1fr] print:border-0 print:p-0"
    >
      <div className="grid gap-4">
        <h2 id={`${APPLY}-title`} className="text-xl">
          Apply
        </h2>
        <p className="max-w-text">
          You apply at {institution.name}, not on {siteName}. Ask there about entry requirements,
          fees and the date to apply by: the institution has the last word on them.
        </p>
        {campus && <CampusChoice course={id} campuses={campuses} campus={campus} />}
        <ApplyAction course={course} campus={campus} today={today} />
      </div>
      <ApplyPapers course={course} />
      <div>
        <h3 className="text-lg">Ask first</h3>
        {campus && <Ways contact={campus} subject={name} />}
        {campus && stated}
        <div className="mt-4">
          <AskLink
            about={{ kind: "course", id }}
            institution={institution.name}
            days={responseDays}
          />
        </div>
        <p className="mt-3 print:hidden">
          <Link
            to={`${paths.institution(institution.id)}#contact`}
            className="inline-flex min-h-11 items-center font-semibold text-link hover:text-brand-strong"
          >
            {campus ? "All campuses and contacts" : "Profile of the institution"}
            <span className="sr-only"> of {institution.name}</span>
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The papers that the ways in ask for, and the note that one has applied. */
function ApplyPapers({ course }: { course: Course }) {
  const ways = papersOf(course.entry_routes);
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Papers you need</h3>
      {ways.length > 0 ? (
        <>
          <p className="max-w-text text-ink-soft">
            As the entry requirements say
            {course.entry_routes.length > 1 && ": one of the ways is enough"}. Tick what you have
            ready.
          </p>
          <Papers course={course} ways={ways} />
        </>
      ) : course.has_entry_text ? (
        <p>
          <a href="#admission" className="text-link underline hover:text-brand-strong">
            Read what is asked
          </a>
          : the requirements are in words that we cannot make a list of.
        </p>
      ) : (
        <p className="text-ink-soft">{NOT_STATED}. Ask the institution.</p>
      )}
      <AppliedNote course={course} ways={ways} />
    </div>
  );
}

function Ways({ contact, subject }: { contact: ApplyContact; subject: string }) {
  const website = websiteLink(contact.link_website);
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-1 print:gap-0">
      <Way label="Ask at">
        <span className="block py-2.5">
          {[contact.name, contact.place].filter(Boolean).join(", ")}
        </span>
      </Way>
      <Way label="Phone">{contact.phone && <PhoneLink number={contact.phone} />}</Way>
      <Way label="Email">
        {contact.email && (
          <a
            href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}
            className={CONTACT_LINK}
          >
            {contact.email}
          </a>
        )}
      </Way>
      <Way label="Website">
        {website && (
          <ExternalLink href={website.href} way="website">
            {website.label}
          </ExternalLink>
        )}
      </Way>
    </dl>
  );
}

/** Null or empty is shown as "Not stated". */
function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children || <span className="block py-2.5 text-ink-faint">{NOT_STATED}</span>}</dd>
    </div>
  );
}
