import type { Institution } from "#catalogue/institution.ts";
import { INSTITUTION_BUNDLES } from "#catalogue/statements.ts";
import { LiveInstitution } from "#features/institutions/institution/live-institution.tsx";
import { overviewStart } from "#features/institutions/institution/overview-start.ts";
import type { OfficeInstitution } from "#records/editing/editing.schema.ts";
import type { ListedCourse } from "#web/listed-course.ts";
import { bannerAddress, logoAddress } from "#web/logo-address.ts";
import { paths } from "#web/paths.ts";
import { sourcedAfter, sourcedThen, sourceOfEditor } from "../course-fields.ts";
import { EDITED_INSTITUTION } from "../editor/edited-kind.ts";
import { EditorSectionFrame } from "../editor/editor-section.tsx";
import { changedFields } from "../editor/editor-state.ts";
import { mistakesOf } from "../editor/mistakes.ts";
import { PublicPreview } from "../editor/public-preview.tsx";
import { RecordEditor } from "../editor/record-editor.tsx";
import type { SeenVersion } from "../editor/seen-version.tsx";
import { useDraft } from "../editor/use-draft.ts";
import { ContactFields } from "./contact-fields.tsx";
import { completeInstitution, editedInstitution } from "./institution-fields.ts";
import { INSTITUTION_SECTIONS } from "./institution-section.ts";
import { NameFields } from "./name-fields.tsx";
import { PictureFields } from "./picture-fields.tsx";

interface InstitutionEditorProps {
  opened: OfficeInstitution;
  /** As the public sees it. */
  published: Institution;
  /** The first of its courses, of `total`. */
  courses: readonly ListedCourse[];
  total: number;
  /** YYYY-MM-DD. */
  today: string;
  isOperator: boolean;
}

/** An institution: its fields, and beside them its page as it would be. */
export function InstitutionEditor({
  opened,
  published,
  courses,
  total,
  today,
  isOperator,
}: InstitutionEditorProps) {
  const draft = useDraft(EDITED_INSTITUTION, opened);
  const { record, fields, change } = draft;
  const { id } = record;
  const pageOf = (seen: SeenVersion | null) => {
    const shown = seen ? completeInstitution(seen.fields) : fields;
    const differing = Object.keys(changedFields(completeInstitution(record.fields), shown));
    const source = sourceOfEditor(record, isOperator);
    const sourced = seen
      ? sourcedThen(INSTITUTION_BUNDLES, record, differing)
      : sourcedAfter(INSTITUTION_BUNDLES, record, differing, { source, today });
    const institution = editedInstitution(shown, published, sourced);
    return (
      <PublicPreview title={`Page of ${shown.name}`} isPast={seen !== null}>
        <LiveInstitution
          institution={{
            ...institution,
            logo: logoAddress(institution, 128),
            banner: bannerAddress(institution),
            overview: previewedOverview(institution.overview),
          }}
          courses={courses}
          total={total}
          responseDays={null}
          today={seen?.day ?? today}
        />
      </PublicPreview>
    );
  };
  const section = { id, fields, change, problems: mistakesOf(record) };
  const shown = [
    <NameFields key="name" {...section} />,
    <PictureFields key="pictures" {...section} />,
    <ContactFields key="campuses" list="campuses" noun="campus" {...section} />,
    <ContactFields key="faculties" list="faculties" noun="faculty" {...section} />,
  ];
  return (
    <RecordEditor
      draft={draft}
      kind="institution"
      title={fields.name || "An institution"}
      page={paths.institution(id)}
      sections={INSTITUTION_SECTIONS}
      preview={pageOf}
    >
      {INSTITUTION_SECTIONS.map(({ id: name, title }, at) => (
        <EditorSectionFrame key={name} id={name} title={title}>
          {shown[at]}
        </EditorSectionFrame>
      ))}
    </RecordEditor>
  );
}

const previewedOverview = (html: string | null) =>
  html === null ? null : { html, start: overviewStart(html) };
