import { Phone } from "lucide-react";
import type { AnswerPart } from "../answer.schema.ts";

type ContactsPartData = Extract<AnswerPart, { kind: "contacts" }>;

/** Contacts for a person in need, with numbers to tap. */
export function ContactsPart({ part: { contacts } }: { part: ContactsPartData }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {contacts.map(({ name, telephone, note }) => (
        <li
          key={telephone}
          className="rounded-lg border-2 border-accent-ink bg-accent-soft p-4 text-accent-ink"
        >
          <p className="font-semibold">{name}</p>
          <a
            href={`tel:${telephone.replace(/[^+\d]/g, "")}`}
            className="tabular inline-flex min-h-11 items-center gap-2 text-xl font-bold underline underline-offset-4"
          >
            <Phone aria-hidden size={20} />
            {telephone}
          </a>
          <p className="text-sm">{note}</p>
        </li>
      ))}
    </ul>
  );
}
