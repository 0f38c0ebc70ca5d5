import { NOT_STATED } from "#catalogue/course.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { ContactCard } from "./contact-card.tsx";

/** Campuses and faculties, one kind at a time; a kind without entries has no tab. */
export function InstitutionContacts({
  campuses,
  faculties,
}: Pick<Institution, "campuses" | "faculties">) {
  const kinds = [
    { value: "campuses", label: "Campuses", contacts: campuses },
    { value: "faculties", label: "Faculties", contacts: faculties },
  ].filter(({ contacts }) => contacts.length > 0);
  return (
    <section aria-labelledby="contact">
      <SectionHeading id="contact" title="Contact" />
      {kinds.length === 0 ? (
        <p className="mt-4 text-ink-faint">{NOT_STATED}</p>
      ) : (
        <Tabs
          label="Campuses and faculties"
          className="mt-4"
          tabs={kinds.map(({ value, label, contacts }) => ({
            value,
            label: (
              <>
                {label}{" "}
                <span className="tabular font-normal text-ink-faint">{contacts.length}</span>
              </>
            ),
            content: <ContactGroup label={label} contacts={contacts} />,
          }))}
        />
      )}
    </section>
  );
}

function ContactGroup({ label, contacts }: { label: string; contacts: readonly Contact[] }) {
  return (
    <Tabs
      look="chips"
      label={label}
      tabs={contacts.map((contact) => ({
        value: String(contact.id),
        label: contact.name,
        content: <ContactCard contact={contact} />,
      }))}
    />
  );
}
