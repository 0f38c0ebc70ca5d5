import { useState } from "react";
import type { Category } from "#catalogue/course.ts";
import { EDITOR_SECTIONS, type EditorSection } from "#catalogue/editor-sections.ts";
import type { Institution } from "#catalogue/institution.ts";
import { unstatedFacts } from "#catalogue/stated-facts.ts";
import { COURSE_BUNDLES } from "#catalogue/statements.ts";
import type { OfficeCourse } from "#records/editing/editing.schema.ts";
import { labelInSentence } from "#records/editing/label-in-sentence.ts";
import { paths } from "#web/paths.ts";
import {
  type CourseContext,
  completeFields,
  sourcedAfter,
  sourcedThen,
  sourceOfEditor,
  summaryOf,
} from "../course-fields.ts";
import { BasicsFields } from "./basics-fields.tsx";
import { EDITED_COURSE } from "./edited-kind.ts";
import { EditorSectionFrame, type SectionProps } from "./editor-section.tsx";
import { changedFields } from "./editor-state.ts";
import { EntryFields } from "./entry-fields.tsx";
import { FeeFields } from "./fee-fields.tsx";
import { IntakeFields } from "./intake-fields.tsx";
import { mistakesOf } from "./mistakes.ts";
import { PagePreview } from "./page-preview.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { SectionInputs } from "./section-inputs.tsx";
import type { SeenVersion } from "./seen-version.tsx";
import { StudyFields } from "./study-fields.tsx";
import { useDraft } from "./use-draft.ts";

interface CourseEditorProps {
  opened: OfficeCourse;
  institution: Institution;
  categories: readonly Category[];
  /** YYYY-MM-DD. */
  today: string;
  isOperator: boolean;
  /** Why it was refused; null where the copy is opened. */
  onCopy: (course: OfficeCourse) => Promise<string | null>;
}

const SECTION_FIELDS: Readonly<Record<EditorSection, (props: SectionProps) => React.ReactNode>> = {
  basics: BasicsFields,
  study: StudyFields,
  intakes: IntakeFields,
  fees: FeeFields,
  entry: EntryFields,
  texts: (props) => <SectionInputs section="texts" {...props} />,
};

/** One course: its fields, and beside them its page as it would be. */
export function CourseEditor({
  opened,
  institution,
  categories,
  today,
  isOperator,
  onCopy,
}: CourseEditorProps) {
  const draft = useDraft(EDITED_COURSE, opened);
  const { record, fields } = draft;
  const [copyRefusal, setCopyRefusal] = useState<string | null>(null);
  const { id, name, logo, campuses, blacklisted } = institution;
  const around: CourseContext = {
    id: record.id,
    campuses,
    categories,
    today,
    sample: institution.sample,
    institution: { id, name, logo, blacklisted },
  };
  const problems = mistakesOf(record);
  const unstated = unstatedFacts(summaryOf(fields, around));
  const pageOf = (seen: SeenVersion | null) => {
    const shown = seen ? completeFields(seen.fields) : fields;
    const differing = Object.keys(changedFields(completeFields(record.fields), shown));
    const source = sourceOfEditor(record, isOperator);
    return (
      <PagePreview
        fields={shown}
        around={seen ? { ...around, today: seen.day } : around}
        institution={institution}
        sourced={
          seen
            ? sourcedThen(COURSE_BUNDLES, record, differing)
            : sourcedAfter(COURSE_BUNDLES, record, differing, { source, today })
        }
        isPast={seen !== null}
      />
    );
  };
  return (
    <RecordEditor
      draft={draft}
      kind="course"
      title={fields.name || "A course"}
      page={paths.course(record)}
      onCopy={async () => setCopyRefusal(await onCopy(record))}
      refusal={copyRefusal}
      sections={EDITOR_SECTIONS}
      preview={pageOf}
    >
      {EDITOR_SECTIONS.map(({ id: section, title }) => {
        const Fields = SECTION_FIELDS[section];
        return (
          <EditorSectionFrame
            key={section}
            id={section}
            title={title}
            note={<MissingFacts section={section} facts={unstated} />}
          >
            <Fields
              fields={fields}
              change={draft.change}
              problems={problems}
              today={today}
              categories={categories}
              campuses={campuses}
            />
          </EditorSectionFrame>
        );
      })}
    </RecordEditor>
  );
}

function MissingFacts({
  section,
  facts,
}: {
  section: EditorSection;
  facts: ReturnType<typeof unstatedFacts>;
}) {
  const missing = facts.filter((fact) => fact.section === section);
  if (missing.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft" title={missing.map(({ why }) => why).join(" ")}>
      Not stated: {missing.map(({ label }) => labelInSentence(label)).join(", ")}
    </p>
  );
}
