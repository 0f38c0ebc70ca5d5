import { Eye, PencilLine, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Link, useBlocker, useLocation } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { RecordStateBadge } from "../record-state.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { ContradictionsNotice } from "./contradictions-notice.tsx";
import { fieldTitle } from "./field-titles.ts";
import { PublishLater } from "./publish-later.tsx";
import { RecordHistory } from "./record-history.tsx";
import type { DraftControl, Saving } from "./use-draft.ts";

interface RecordEditorProps {
  draft: DraftControl;
  kind: "course" | "institution";
  /** Its name as it stands in the editor. */
  title: string;
  /** Address of its public page. */
  page: string;
  /** Buttons beside undo and redo, and what they say when they fail. */
  actions?: ReactNode;
  refusal?: string | null;
  sections: readonly { id: string; title: string }[];
  /** The fields, as sections. */
  children: ReactNode;
  /** The public page as it would be. */
  preview: ReactNode;
}

/** What stands around the fields of a record: saving, publishing, conflicts, preview and history. */
export function RecordEditor({
  draft,
  kind,
  title,
  page,
  actions,
  refusal,
  sections,
  children,
  preview,
}: RecordEditorProps) {
  const { record } = draft;
  const [showsPage, setShowsPage] = useState(false);
  const [wasPublished, setPublished] = useState(false);
  const mayEdit = record.may.includes("edit");
  useUndoKeys(draft);
  useGuard(draft);
  useSectionOfAddress();
  return (
    <div>
      <div className="office-bar">
        <div className="min-w-0 grow">
          {kind === "course" && (
            <Link to={paths.office("courses")} className="text-sm text-brand underline">
              Courses
            </Link>
          )}
          <h1 className="truncate text-lg leading-tight">{title}</h1>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <RecordStateBadge state={record.state} draft={record.draft?.state ?? null} />
            <SavingLine draft={draft} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <StepButton name="Undo" step={draft.undo}>
            <Undo2 aria-hidden size={18} />
          </StepButton>
          <StepButton name="Redo" step={draft.redo}>
            <Redo2 aria-hidden size={18} />
          </StepButton>
          {actions}
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
        {refusal && <p className="office-warning">{refusal}</p>}
        {wasPublished && !draft.hasChanges && record.state === "published" && (
          <p className="office-done">
            It is live.{" "}
            <Link to={page} className="font-semibold underline">
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
      <PublishLater draft={draft} />
      {draft.between && <ConflictNotice draft={draft} between={draft.between} noun={kind} />}
      {record.draft?.comment && record.draft.state !== "submitted" && (
        <p className="office-warning">An operator returned it: {record.draft.comment}</p>
      )}
      <ContradictionsNotice draft={draft} />
      <div className="office-desk">
        <form
          className={classNames("office-form", showsPage && "max-xl:hidden")}
          onSubmit={(event) => event.preventDefault()}
          aria-label={`Fields of ${record.name}`}
        >
          <SectionLinks sections={sections} kind={kind} />
          <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
            {!mayEdit && <p>This {kind} cannot be changed as it stands.</p>}
            {children}
          </fieldset>
        </form>
        <div className={classNames("office-aside", !showsPage && "max-xl:hidden")}>{preview}</div>
      </div>
      <RecordHistory draft={draft} kind={kind} />
    </div>
  );
}

interface StepButtonProps {
  name: string;
  /** Null where there is nothing to go back to. */
  step: (() => void) | null;
  children: ReactNode;
}

function StepButton({ name, step, children }: StepButtonProps) {
  return (
    <Button
      size="icon"
      variant="quiet"
      aria-label={name}
      disabled={!step}
      onClick={step ?? undefined}
    >
      {children}
    </Button>
  );
}

function SectionLinks({ sections, kind }: Pick<RecordEditorProps, "sections" | "kind">) {
  return (
    <nav aria-label={`Sections of this ${kind}`} className="office-sections">
      {sections.map(({ id, title }) => (
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

function SavingLine({ draft: { saving, refusal, hasChanges } }: { draft: DraftControl }) {
  const isTrouble = saving === "unreachable" || saving === "refused" || saving === "conflict";
  const isQuiet = saving === "saved" && !hasChanges;
  return (
    <span role="status" className={isTrouble ? "font-semibold text-danger" : "text-ink-soft"}>
      {isQuiet ? "" : [SAVING_WORDS[saving], refusal].filter(Boolean).join(". ")}
    </span>
  );
}

function PublishButton({ draft, onPublished }: { draft: DraftControl; onPublished: () => void }) {
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

/** Undo of the whole editor, where the browser has none of its own: outside of fields. */
function useUndoKeys({ undo, redo }: DraftControl): void {
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
function useGuard({ saving }: DraftControl): void {
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
    if (confirm("Your last changes are not saved. Leave without them?")) blocker.proceed();
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

/** What is wrong, by the field's own name: an address within a field counts for the field. */
export function problemsByField({ record }: DraftControl): ReadonlyMap<string, string> {
  const named = Object.entries(record.draft?.problems ?? {});
  return new Map(named.map(([field, words]) => [field.split(/[.[]/)[0] ?? field, words]));
}
