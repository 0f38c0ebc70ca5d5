import { Copy, Eye, PencilLine, Redo2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useBlocker, useLocation } from "react-router";
import type { Category } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import type { OfficeCourse } from "#features/editing/editing.schema.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import {
  type AroundCourse,
  completeFields,
  sourcedAfter,
  sourceOfEditor,
  summaryOf,
} from "../course-fields.ts";
import { EDITOR_SECTIONS, type EditorSection } from "../editor-sections.ts";
import { RecordStateBadge } from "../record-state.tsx";
import { unstatedFacts } from "../stated-facts.ts";
import { BasicsFields } from "./basics-fields.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { CourseHistory } from "./course-history.tsx";
import { EditorSectionFrame, type SectionProps } from "./editor-section.tsx";
import { changedFields } from "./editor-state.ts";
import { EntryFields } from "./entry-fields.tsx";
import { FeeFields } from "./fee-fields.tsx";
import { fieldTitle } from "./field-titles.ts";
import { IntakeFields } from "./intake-fields.tsx";
import { PagePreview } from "./page-preview.tsx";
import { StudyFields } from "./study-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { type EditedDraft, type Saving, useDraft } from "./use-draft.ts";

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
  texts: TextFields,
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
  const draft = useDraft(opened);
  const { record, fields } = draft;
  const [showsPage, setShowsPage] = useState(false);
  const [wasPublished, setPublished] = useState(false);
  const [copyRefusal, setCopyRefusal] = useState<string | null>(null);
  const { id, name, logo, campuses, blacklisted } = institution;
  const around: AroundCourse = {
    ...{ id: record.id, campuses, categories, today, sample: institution.sample },
    institution: { id, name, logo, blacklisted },
  };
  const mayEdit = record.may.includes("edit");
  const problems = problemsByField(draft);
  const unstated = unstatedFacts(summaryOf(fields, around));
  const sourced = sourcedAfter(
    record,
    Object.keys(changedFields(completeFields(record.fields), fields)),
    { source: sourceOfEditor(record, isOperator), today },
  );
  useUndoKeys(draft);
  useGuard(draft);
  useSectionOfAddress();
  return (
    <div>
      <div className="office-bar">
        <div className="min-w-0 grow">
          <Link to={paths.office("courses")} className="text-sm text-brand underline">
            Courses
          </Link>
          <h1 className="truncate text-lg leading-tight">{fields.name || "A course"}</h1>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <RecordStateBadge state={record.state} draft={record.draft?.state ?? null} />
            <SavingLine draft={draft} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <Button
            size="icon"
            variant="quiet"
            aria-label="Undo"
            disabled={!draft.undo}
            onClick={draft.undo ?? undefined}
          >
            <Undo2 aria-hidden size={18} />
          </Button>
          <Button
            size="icon"
            variant="quiet"
            aria-label="Redo"
            disabled={!draft.redo}
            onClick={draft.redo ?? undefined}
          >
            <Redo2 aria-hidden size={18} />
          </Button>
          <Button
            size="icon"
            variant="quiet"
            aria-label="Copy this course"
            onClick={async () => setCopyRefusal(await onCopy(record))}
          >
            <Copy aria-hidden size={18} />
          </Button>
          <Button
            variant="secondary"
            className="xl:hidden"
            aria-pressed={showsPage}
            onClick={() => setShowsPage(!showsPage)}
          >
            {showsPage ? <PencilLine aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
            <span className="max-sm:sr-only">{showsPage ? "Edit" : "Page"}</span>
          </Button>
          <PublishButton draft={draft} onPublished={() => setPublished(true)} />
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {copyRefusal && <p className="office-warning">{copyRefusal}</p>}
        {wasPublished && !draft.hasChanges && record.state === "published" && (
          <p className="office-done">
            It is live.{" "}
            <Link to={paths.course(record)} className="font-semibold underline">
              See the page
            </Link>
          </p>
        )}
        {record.draft?.state === "submitted" && (
          <p className="office-done">
            An operator looks at {record.draft.reviewed.map(fieldTitle).join(", ") || "it"} before
            it is public. Everything else is live.
          </p>
        )}
      </div>
      {draft.between && <ConflictNotice draft={draft} between={draft.between} />}
      {record.draft?.state === "returned" && record.draft.comment && (
        <p className="office-warning">An operator returned it: {record.draft.comment}</p>
      )}
      {record.contradictions.length > 0 && (
        <p className="office-warning">
          {record.contradictions
            .map(
              ({ field, source_name }) => `${fieldTitle(field)}: the ${source_name} says otherwise`,
            )
            .join(". ")}
          .
        </p>
      )}
      <div className="office-desk">
        <form
          className={classNames("office-form", showsPage && "max-xl:hidden")}
          onSubmit={(event) => event.preventDefault()}
          aria-label={`Fields of ${record.name}`}
        >
          <SectionLinks />
          <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
            {!mayEdit && <p>This course cannot be changed as it stands.</p>}
            {EDITOR_SECTIONS.map(({ id: section }) => {
              const Fields = SECTION_FIELDS[section];
              return (
                <EditorSectionFrame
                  key={section}
                  id={section}
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
          </fieldset>
        </form>
        <div className={classNames("office-aside", !showsPage && "max-xl:hidden")}>
          <PagePreview {...{ fields, around, institution, sourced }} />
        </div>
      </div>
      <CourseHistory draft={draft} />
    </div>
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
    <p className="text-sm text-accent-ink" title={missing.map(({ why }) => why).join(" ")}>
      Not stated: {missing.map(({ label }) => label.toLowerCase()).join(", ")}
    </p>
  );
}

function SectionLinks() {
  return (
    <nav aria-label="Sections of this course" className="office-sections">
      {EDITOR_SECTIONS.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className={buttonClass({ variant: "quiet", size: "sm" })}>
          {title}
        </a>
      ))}
    </nav>
  );
}

const SAVING_WORDS: Readonly<Record<Saving, string>> = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving",
  unreachable: "Not saved: no connection. It is tried again by itself",
  refused: "Not saved",
  conflict: "Not saved: somebody else changed it",
};

function SavingLine({ draft: { saving, refusal, hasChanges } }: { draft: EditedDraft }) {
  const isTrouble = saving === "unreachable" || saving === "refused" || saving === "conflict";
  const isQuiet = saving === "saved" && !hasChanges;
  return (
    <span role="status" className={isTrouble ? "font-semibold text-danger" : "text-ink-soft"}>
      {isQuiet ? "" : [SAVING_WORDS[saving], refusal].filter(Boolean).join(". ")}
    </span>
  );
}

function PublishButton({ draft, onPublished }: { draft: EditedDraft; onPublished: () => void }) {
  const { record, hasChanges, isPublishing, between } = draft;
  if (!record.may.includes("publish")) return null;
  const isNew = record.state !== "published";
  const publish = async () => {
    if (await draft.publish()) onPublished();
  };
  return (
    <Button
      disabled={(!hasChanges && !isNew) || between !== null}
      aria-disabled={isPublishing}
      onClick={isPublishing ? undefined : publish}
    >
      {isPublishing ? "Publishing" : "Publish"}
    </Button>
  );
}

/** What is wrong, by the field's own name: an address within a field counts for the field. */
function problemsByField({ record }: EditedDraft): ReadonlyMap<string, string> {
  const named = Object.entries(record.draft?.problems ?? {});
  return new Map(named.map(([field, words]) => [field.split(/[.[]/)[0] ?? field, words]));
}

/** Undo of the whole editor, where the browser has none of its own: outside of fields. */
function useUndoKeys({ undo, redo }: EditedDraft): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    (event.shiftKey ? redo : undo)?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** Asks before unsaved work is left: when the window closes, and on a move within the site. */
function useGuard({ saving }: EditedDraft): void {
  const isUnsaved = saving !== "saved";
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  // What only waits is saved on the way out.
  const isLost = saving === "unreachable" || saving === "refused" || saving === "conflict";
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLost && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm("Your last changes are not saved. Leave this course without them?"))
      blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}

/** Goes to the section that the address names once its fields are drawn. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
