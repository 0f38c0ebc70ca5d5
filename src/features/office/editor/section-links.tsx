import { buttonClass } from "#ui/button.tsx";
import { OfficeSelect } from "../office-select.tsx";

export interface EditorPart {
  id: string;
  title: string;
}

interface SectionLinksProps {
  sections: readonly EditorPart[];
  /** Called before one is gone to. */
  onGo: () => void;
}

/** Where there is room for all of them. */
export function SectionLinks({
  sections,
  kind,
  onGo,
}: SectionLinksProps & { kind: "course" | "institution" }) {
  return (
    <nav aria-label={`Sections of this ${kind}`} className="office-sections">
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className={buttonClass({ variant: "quiet", size: "sm" })}
          onClick={onGo}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

/** On a phone, where a row of links would hide most of them. */
export function SectionSelect({ sections, onGo }: SectionLinksProps) {
  return (
    <OfficeSelect
      aria-label="Go to section"
      className="office-select min-w-0 grow basis-16 sm:hidden"
      value=""
      none="Go to ..."
      options={sections.map(({ id, title }) => [id, title] as const)}
      onChoose={(id) => {
        onGo();
        // Once the fields are drawn in the place of the page.
        requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
      }}
    />
  );
}
