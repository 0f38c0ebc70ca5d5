import type { ReactNode } from "react";
import type { Category } from "#catalogue/course.ts";
import type { Contact } from "#catalogue/institution.ts";
import type { CourseFields } from "../course-fields.ts";
import type { MistakesByPlace } from "./mistakes.ts";
import type { ChangeFields } from "./use-draft.ts";

export interface SectionProps {
  fields: CourseFields;
  change: ChangeFields<CourseFields>;
  problems: MistakesByPlace;
  /** YYYY-MM-DD. */
  today: string;
  categories: readonly Category[];
  campuses: readonly Contact[];
}

interface EditorSectionFrameProps {
  id: string;
  title: string;
  /** What stands beside its title. */
  note?: ReactNode;
  children: ReactNode;
}

/** One section of an editor, to which addresses lead by its name. */
export function EditorSectionFrame({ id, title, note, children }: EditorSectionFrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="office-panel scroll-mt-48">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {note}
      </div>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}
