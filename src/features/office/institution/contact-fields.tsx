import { Plus } from "lucide-react";
import { CONTACT_FIELDS } from "#catalogue/institution.fields.ts";
import { islandsByAtoll } from "#catalogue/islands.ts";
import { mapAddress } from "#features/institutions/contact-links.ts";
import { MapFrame } from "#features/institutions/institution/map-frame.tsx";
import type { ContactRecord } from "#records/record.schema.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { FieldError } from "#ui/field.tsx";
import { RemoveEntry } from "../editor/entry-buttons.tsx";
import {
  heldFields,
  NeededLine,
  OptionalLine,
  withEntry,
  withoutEntry,
} from "../editor/small-fields.tsx";
import { NEW_CONTACT } from "./institution-fields.ts";
import type { InstitutionSectionProps } from "./institution-section.ts";
import { mapAddressFrom } from "./map-text.ts";

/** "K. Malé" for every inhabited island. */
const ISLAND_NAMES = islandsByAtoll().flatMap(({ islands, label }) =>
  islands.map(({ name }) => `${label.split(" ")[0]} ${name}`),
);

interface ContactFieldsProps extends InstitutionSectionProps {
  list: "campuses" | "faculties";
  /** "campus" */
  noun: string;
}

/** Where people reach an institution: one group of fields for each campus or faculty. */
export function ContactFields({ list, noun, fields, change, problems }: ContactFieldsProps) {
  const contacts = fields[list];
  const put = (next: ContactRecord[], step: string) => change({ [list]: next }, step);
  return (
    <>
      {contacts.map((contact, at) => (
        <ContactFieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: contacts have nothing else that stays
          key={at}
          contact={contact}
          noun={noun}
          at={at}
          mistake={(part) => problems.get(`${list}[${at}].${part}`)}
          onChange={(changes) => {
            const others = changes.is_main
              ? contacts.map((other) => ({ ...other, is_main: false }))
              : contacts;
            put(withEntry(others, at, changes), `${list} ${at} ${Object.keys(changes)}`);
          }}
          onRemove={() => put(withoutEntry(contacts, at), `${list} removed ${Date.now()}`)}
        />
      ))}
      <FieldError>{problems.get(list)}</FieldError>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() =>
          put(
            [...contacts, { ...NEW_CONTACT, is_main: contacts.length === 0 }],
            `${list} added ${Date.now()}`,
          )
        }
      >
        <Plus aria-hidden size={18} />
        Add a {noun}
      </Button>
    </>
  );
}

const REACHED_BY = [
  ["phone", "tel"],
  ["alternative_phone", "tel"],
  ["email", "email"],
  ["link_website", "url"],
] as const;
const SOCIAL = [
  ...(["link_instagram", "link_facebook", "link_twitter"] as const),
  ...(["link_linkedin", "link_youtube"] as const),
];
const ADDRESS_LINES = ["address_line1", "address_line2"] as const;

interface ContactFieldsetProps {
  contact: ContactRecord;
  noun: string;
  at: number;
  /** What is wrong with a part of it. */
  mistake: (part: keyof ContactRecord) => string | undefined;
  onChange: (changes: Partial<ContactRecord>) => void;
  onRemove: () => void;
}

function ContactFieldset({ contact, noun, at, mistake, onChange, onRemove }: ContactFieldsetProps) {
  const held = heldFields(contact, onChange, mistake);
  return (
    <fieldset className="office-entry">
      <legend className="sr-only">{contact.name || `New ${noun}`}</legend>
      <NeededLine
        label={`Name of the ${noun}`}
        required
        {...held("name")}
        error={contact.name === "" ? "Give it a name" : mistake("name")}
      />
      <Checkbox
        label={`This is the main ${noun}`}
        checked={contact.is_main}
        onChange={({ target }) => onChange({ is_main: target.checked })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {REACHED_BY.map(([field, type]) => (
          <OptionalLine
            key={field}
            label={CONTACT_FIELDS[field].label}
            type={type}
            {...held(field)}
            error={mistake(field) ?? phoneMistake(type, contact[field])}
          />
        ))}
        {ADDRESS_LINES.map((field) => (
          <OptionalLine key={field} label={CONTACT_FIELDS[field].label} {...held(field)} />
        ))}
        <OptionalLine
          label="Island or city"
          hint="With its atoll, as in K. Malé: it is found by it."
          suggestions={ISLAND_NAMES}
          value={contact.island_city}
          error={mistake("island_city") ?? mistake("place_code")}
          // The code is read from the words; another one would contradict them.
          onChange={(island_city) => onChange({ island_city, place_code: null })}
        />
        <OptionalLine label="Country" hint="Left empty, it is the Maldives." {...held("country")} />
      </div>
      <MapLine contact={contact} mistake={mistake("map_url")} onChange={onChange} />
      <Disclosure summary="Social media" summaryClassName="min-h-11 font-semibold">
        <div className="grid gap-3 pt-2 sm:grid-cols-2">
          {SOCIAL.map((field) => (
            <OptionalLine
              key={field}
              label={CONTACT_FIELDS[field].label}
              type="url"
              inputMode="url"
              placeholder="https://"
              {...held(field)}
            />
          ))}
        </div>
      </Disclosure>
      <RemoveEntry
        what={contact.name || `${noun} ${at + 1}`}
        className="justify-self-end"
        onRemove={onRemove}
      />
    </fieldset>
  );
}

/** Nobody can call words. */
function phoneMistake(type: string, value: string | null): string | undefined {
  const isWords = type === "tel" && value !== null && !/\d/.test(value);
  return isWords ? "There is no number in it" : undefined;
}

interface MapLineProps extends Pick<ContactFieldsetProps, "contact" | "onChange"> {
  mistake: string | undefined;
}

function MapLine({ contact, mistake, onChange }: MapLineProps) {
  const map = mapAddress(contact.map_url);
  return (
    <>
      <OptionalLine
        label="Map"
        hint="Paste a link to the place in Google Maps or OpenStreetMap, or its coordinates."
        value={contact.map_url}
        error={
          contact.map_url !== null && map === null
            ? "No place was found in it: open the map at the place, and copy the address of that page"
            : mistake
        }
        onChange={(text) => onChange({ map_url: text === null ? null : mapAddressFrom(text) })}
      />
      {map && <MapFrame address={map} place={contact.name} />}
    </>
  );
}
