import type { ReactNode } from "react";
import { NOT_STATED } from "#catalogue/course.ts";
import type { Contact } from "#catalogue/institution.ts";
import { Badge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { addressLines, mapAddress, socialLinks, websiteLink } from "../contact-links.ts";
import { ExternalLink } from "../external-link.tsx";
import { CONTACT_LINK, PhoneLink } from "../phone-link.tsx";
import { MapFrame } from "./map-frame.tsx";

/**
 * Contact details of a campus or a faculty. Missing usual details are shown as "Not stated"; a
 * missing second phone, social links or map are left out.
 */
export function ContactCard({ contact }: { contact: Contact }) {
  const map = mapAddress(contact.address.map_url);
  return (
    <article
      className={classNames(
        "grid gap-8 rounded-lg border border-line bg-surface p-5 sm:p-8",
        map && "lg:grid-cols-2",
      )}
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          {contact.name}
          {contact.is_main ? (
            <Badge tone="brand">Main {contact.kind}</Badge>
          ) : (
            // Without JavaScript there are no tabs to say which of the two kinds it is.
            <span className="hidden noscript:inline">
              <Badge className="capitalize">{contact.kind}</Badge>
            </span>
          )}
        </h3>
        <ContactDetails contact={contact} wide={map === null} />
      </div>
      {map && <MapFrame address={map} place={contact.name} />}
    </article>
  );
}

function ContactDetails({ contact, wide }: { contact: Contact; wide: boolean }) {
  const { phone, alternative_phone, email, link_website } = contact;
  const website = websiteLink(link_website);
  const social = socialLinks(contact);
  const address = addressLines(contact);
  return (
    <dl
      className={classNames("mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2", wide && "lg:grid-cols-4")}
    >
      <Detail label="Phone">{phone && <PhoneLink number={phone} />}</Detail>
      {alternative_phone && (
        <Detail label="Alternative phone">
          <PhoneLink number={alternative_phone} />
        </Detail>
      )}
      <Detail label="Email">
        {email && (
          <a href={`mailto:${email}`} className={CONTACT_LINK}>
            {email}
          </a>
        )}
      </Detail>
      <Detail label="Website">
        {website && (
          <ExternalLink href={website.href} way="website">
            {website.label}
          </ExternalLink>
        )}
      </Detail>
      <Detail label="Address" className={classNames("sm:col-span-2", wide && "lg:col-span-1")}>
        {address.length > 0 && (
          <address className="py-2.5 not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        )}
      </Detail>
      {social.length > 0 && (
        <Detail label="Social media" className="sm:col-span-2">
          <ul className="flex flex-wrap gap-x-6">
            {social.map(({ label, href }) => (
              <li key={label}>
                <ExternalLink href={href}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </dl>
  );
}

interface DetailProps {
  label: string;
  className?: string;
  /** Null, false or empty is shown as "Not stated". */
  children: ReactNode;
}

function Detail({ label, className, children }: DetailProps) {
  return (
    <div className={classNames("min-w-0", className)}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children || <span className="block py-2.5 text-ink-faint">{NOT_STATED}</span>}</dd>
    </div>
  );
}
