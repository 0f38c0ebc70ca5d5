import type { ReactNode } from "react";
import type { Category } from "#catalogue/course.ts";
import type { Contact } from "#catalogue/institution.ts";
import type { CourseFields } from "../course-fields.ts";
import { EDITOR_SECTIONS, type EditorSection } from "../editor-sections.ts";

/** Changes fields of the course; what is changed under one name in one go is undone as one step. */
export type ChangeCourse = (changes: Partial<CourseFields>, step: string) => void;

export interface SectionProps {
  fields: CourseFields;
  change: ChangeCourse;
  /** What is wrong, by field. */
  problems: ReadonlyMap<string, string>;
  /** YYYY-MM-DD. */
  today: string;
  categories: readonly Category[];
  campuses: readonly Contact[];
}

interface EditorSectionFrameProps {
  id: EditorSection;
  /** What stands beside its title. */
  note?: ReactNode;
  children: ReactNode;
}

/** One section of the editor, to which addresses lead by its name. */
export function EditorSectionFrame({ id, note, children }: EditorSectionFrameProps) {
  const title = EDITOR_SECTIONS.find((section) => section.id === id)?.title;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="office-panel scroll-mt-44">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {note}
      </div>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}
