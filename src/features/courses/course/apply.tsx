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
import { responseWords } from "#features/questions/questions.ts";
import { siteName } from "#platform/site-name.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { paths } from "#web/paths.ts";
import { CampusChoice, useApplyCampus } from "./apply-campus.tsx";

/** Id of the contact section. */
export const APPLY = "apply";

interface ApplyProps {
  course: Course;
  /** Where one can ask; empty where the institution states no contact. */
  campuses: readonly ApplyCampus[];
  /** Days within which half of its questions are answered; null while that is not known. */
  responseDays: number | null;
  /** Source of the contacts. */
  stated?: ReactNode;
}

/** What to have ready and whom to ask: one applies at the institution, by the action of the page. */
export function Apply({ course, campuses, responseDays, stated }: ApplyProps) {
  const { id, name, institution } = course;
  const campus = useApplyCampus(id, campuses);
  return (
    <section
      id={APPLY}
      aria-labelledby={`${APPLY}-title`}
      className="grid scroll-mt-28 gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8 print:grid-cols-[1fr_2fr_1fr] print:border-0 print:p-0"
    >
      <div className="grid gap-2">
        <h2 id={`${APPLY}-title`} className="text-xl">
          Before you apply
        </h2>
        <p className="max-w-text">
          You apply at {institution.name}, not on {siteName}. It has the last word on entry
          requirements, fees and dates.
        </p>
      </div>
      <ApplyPapers course={course} />
      <div className="grid gap-3">
        {campus && <CampusChoice course={id} campuses={campuses} campus={campus} />}
        {campus && <Ways contact={campus} subject={name} />}
        {campus && responseDays !== null && (
          <p className="text-sm text-ink-soft">{responseWords(responseDays)}</p>
        )}
        {campus && stated}
        <p className="print:hidden">
          <Link
            to={`${paths.institution(institution.id)}#contact`}
            className="font-semibold text-link underline hover:text-brand-strong"
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
      {ways.length > 0 && (
        <Disclosure
          summary={<h3 className="text-base">Papers to have ready</h3>}
          summaryClassName="py-2 print:min-h-0"
          className="details-printed border-y border-line"
        >
          <div className="grid gap-3 pb-4">
            <p className="max-w-text text-ink-soft">
              As the entry requirements say
              {course.entry_routes.length > 1 && ": one of the ways is enough"}. Tick what you have
              ready.
            </p>
            <Papers course={course} ways={ways} />
          </div>
        </Disclosure>
      )}
      <AppliedNote course={course} ways={ways} />
    </div>
  );
}

function Ways({ contact, subject }: { contact: ApplyContact; subject: string }) {
  const website = websiteLink(contact.link_website);
  return (
    <dl className="facts facts-grid">
      <Way label="Ask at">{[contact.name, contact.place].filter(Boolean).join(", ")}</Way>
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
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="text-ink-faint">{NOT_STATED}</span>}</dd>
    </div>
  );
}
