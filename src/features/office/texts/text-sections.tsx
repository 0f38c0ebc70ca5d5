import { type ReactNode, useState } from "react";
import type { PagePart } from "#features/fixed-pages/fixed-pages.ts";
import { plainText } from "#platform/html.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { LazyRichText } from "../editor/lazy-rich-text.tsx";
import { movedEntry } from "../entry-order.ts";
import { OrderButtons } from "../order-buttons.tsx";
import { type EditedSection, withNewSection } from "./edited-text.ts";

interface TextSectionsProps {
  parts: readonly PagePart[];
  sections: readonly EditedSection[];
  /** What is wrong with a field, by names such as "sections.2.title". */
  wrong: ReadonlyMap<string, string>;
  onChange: (sections: readonly EditedSection[]) => void;
}

/** The texts of a page by its parts; one at a time is opened. */
export function TextSections({ parts, sections, wrong, onChange }: TextSectionsProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const add = (part: string) => {
    const { added, sections: now } = withNewSection(sections, part);
    onChange(now);
    setOpened(added.key);
  };
  return parts.map((part) => {
    const own = sections.flatMap((section, at) => (section.part === part.name ? [at] : []));
    return (
      <section key={part.name} aria-label={part.label} className="grid gap-2">
        {(parts.length > 1 || part.noun !== null) && part.noun !== null && (
          <h2 className="text-lg">{part.label}</h2>
        )}
        <ol className="grid gap-2">
          {own.map((at, place) => {
            const section = sections[at] as EditedSection;
            const faults = {
              title: wrong.get(`sections.${at}.title`),
              html: wrong.get(`sections.${at}.html`),
            };
            const isOpen = opened === section.key || Boolean(faults.title ?? faults.html);
            return (
              <li key={section.key} className="office-panel grid gap-3">
                <SectionRow
                  section={section}
                  isOpen={isOpen}
                  onOpen={() => setOpened(isOpen ? null : section.key)}
                >
                  {part.noun !== null && (
                    <OrderButtons
                      name={section.title || "without a title"}
                      at={place}
                      count={own.length}
                      onMove={(to) => onChange(movedEntry(sections, at, own[to] ?? at))}
                    />
                  )}
                </SectionRow>
                {isOpen && (
                  <SectionFields
                    section={section}
                    part={part}
                    faults={faults}
                    onChange={(changed) => onChange(sections.with(at, changed))}
                    onRemove={
                      part.noun !== null && own.length > 1
                        ? () => onChange(sections.toSpliced(at, 1))
                        : null
                    }
                  />
                )}
              </li>
            );
          })}
        </ol>
        {part.noun !== null && (
          <Button variant="secondary" className="justify-self-start" onClick={() => add(part.name)}>
            Add a {part.noun}
            {parts.length > 1 && <span className="sr-only"> to {part.label}</span>}
          </Button>
        )}
      </section>
    );
  });
}

interface SectionRowProps {
  section: EditedSection;
  isOpen: boolean;
  onOpen: () => void;
  /** What moves it; nothing where it has no neighbours. */
  children: ReactNode;
}

function SectionRow({ section, isOpen, onOpen, children }: SectionRowProps) {
  const name = section.title || "without a title";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="words-beside min-w-0">
        <h3 className="text-base break-words">{section.title || "Without a title"}</h3>
        {!isOpen && <p className="line-clamp-1 text-ink-soft">{plainText(section.html)}</p>}
      </div>
      <div className="flex items-center gap-1">
        {children}
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Close" : "Change"}: ${name}`}
          onClick={onOpen}
        >
          {isOpen ? "Close" : "Change"}
        </Button>
      </div>
    </div>
  );
}

interface SectionFieldsProps {
  section: EditedSection;
  part: PagePart;
  faults: { title: string | undefined; html: string | undefined };
  onChange: (section: EditedSection) => void;
  /** Null where it has to stay. */
  onRemove: (() => void) | null;
}

function SectionFields({ section, part, faults, onChange, onRemove }: SectionFieldsProps) {
  return (
    <div className="office-form">
      {part.name !== "intro" && (
        <TextField
          label="Title"
          value={section.title}
          error={faults.title}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...section, title: target.value })}
        />
      )}
      <LazyRichText
        label="Text"
        value={section.html}
        error={faults.html}
        takesOwnAddresses
        onChange={(html) => onChange({ ...section, html: html ?? "" })}
      />
      {onRemove && (
        <Button
          variant="danger"
          className="justify-self-start"
          aria-label={`Remove: ${section.title || "without a title"}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
