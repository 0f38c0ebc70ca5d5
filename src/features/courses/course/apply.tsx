import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ApplyContact } from "#catalogue/apply-contact.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { websiteLink } from "#features/institutions/contact-links.ts";
import { ExternalLink } from "#features/institutions/external-link.tsx";
import { CONTACT_LINK, PhoneLink } from "#features/institutions/phone-link.tsx";
import { AskLink } from "#features/questions/ask-link.tsx";
import { siteName } from "#platform/site-name.ts";
import { paths } from "#web/paths.ts";

/** Id of the contact section. */
export const APPLY = "apply";

interface ApplyProps {
  course: Pick<Course, "id" | "name" | "institution">;
  /** Null where the institution states no contact. */
  contact: ApplyContact | null;
  /** As `AskLink` takes it. */
  responseDays: number | null;
  /** Source of the contact. */
  stated?: ReactNode;
}

/** Where to ask and apply: at the institution, because the directory takes no applications. */
export function Apply({ course, contact, responseDays, stated }: ApplyProps) {
  const { name, institution } = course;
  return (
    <section
      id={APPLY}
      aria-labelledby={`${APPLY}-title`}
      className="rounded-lg border border-line bg-surface p-5 sm:p-8 print:break-inside-avoid print:p-0"
    >
      <h2 id={`${APPLY}-title`} className="text-xl">
        Ask or apply
      </h2>
      <p className="mt-2 max-w-text">
        You apply at {institution.name}, not on {siteName}. Ask there about entry requirements, fees
        and the date to apply by: the institution has the last word on them.
      </p>
      {contact && <Ways contact={contact} subject={name} />}
      {contact && stated}
      <div className="mt-5">
        <AskLink
          about={{ kind: "course", id: course.id }}
          institution={institution.name}
          days={responseDays}
        />
      </div>
      <p className="mt-4">
        <Link
          to={`${paths.institution(institution.id)}#contact`}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:text-brand-strong"
        >
          {contact ? "All campuses and contacts" : "Profile of the institution"}
          <span className="sr-only"> of {institution.name}</span>
        </Link>
      </p>
    </section>
  );
}

function Ways({ contact, subject }: { contact: ApplyContact; subject: string }) {
  const website = websiteLink(contact.link_website);
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
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
