import { ArrowLeft, Eye, PencilLine, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { RecordStateBadge } from "../record-state.tsx";
import { BarStatus, type BarStatusProps } from "./bar-status.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { type EditorPart, SectionLinks, SectionSelect } from "./section-links.tsx";
import { isLookedAtWhole, type RecordDone } from "./state-words.ts";
import type { DraftControl, Saving } from "./use-draft.ts";

export interface EditorBarProps extends BarStatusProps {
  kind: "course" | "institution";
  /** Its name as it stands in the editor. */
  title: string;
  sections: readonly EditorPart[];
  /** Copies the record; absent where it cannot be copied. */
  onCopy?: (() => void) | undefined;
  showsPage: boolean;
  onShowPage: (shows: boolean) => void;
  onDone: (done: RecordDone) => void;
}

/** What stays in sight while fields are changed: where the record stands, and what can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { draft, kind, title, sections, showsPage, onShowPage } = props;
  const toFields = () => onShowPage(false);
  return (
    <div className="office-bar">
      {kind === "course" && (
        <Link
          to={paths.office("courses")}
          aria-label="All courses"
          className="-ms-3 inline-flex size-11 shrink-0 items-center justify-center text-brand"
        >
          <ArrowLeft aria-hidden size={20} />
        </Link>
      )}
      <div className="min-w-0 grow basis-32">
        <h1 className="truncate text-base leading-tight sm:text-lg">{title}</h1>
        <p className="flex items-center gap-2 text-sm">
          <span className="max-w-full shrink-0">
            <RecordStateBadge
              state={draft.record.state}
              draft={draft.record.draft?.state ?? null}
            />
          </span>
          <SavingLine draft={draft} />
        </p>
      </div>
      <div className="office-tools">
        <SectionSelect sections={sections} onGo={toFields} />
        <StepButton name="Undo" step={draft.mayEdit ? draft.undo : null}>
          <Undo2 aria-hidden size={18} />
        </StepButton>
        <StepButton name="Redo" step={draft.mayEdit ? draft.redo : null}>
          <Redo2 aria-hidden size={18} />
        </StepButton>
        <Button
          variant="quiet"
          className="px-2 xl:hidden"
          aria-pressed={showsPage}
          onClick={() => onShowPage(!showsPage)}
        >
          {showsPage ? <PencilLine aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          {showsPage ? "Edit" : "Page"}
        </Button>
        <MoreMenu draft={draft} kind={kind} onCopy={props.onCopy} onDone={props.onDone} />
      </div>
      <MainButton draft={draft} onDone={props.onDone} />
      <SectionLinks sections={sections} kind={kind} onGo={toFields} />
      <BarStatus draft={draft} page={props.page} refusal={props.refusal} done={props.done} />
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
      className={classNames(!step && name === "Redo" && "max-sm:hidden")}
      aria-label={name}
      disabled={!step}
      onClick={step ?? undefined}
    >
      {children}
    </Button>
  );
}

const SAVING_WORDS: ReadonlyMap<Saving, string> = new Map([
  ["saved", "Saved"],
  ["waiting", "Unsaved"],
  ["saving", "Saving"],
  ["unreachable", "Not saved"],
  ["refused", "Not saved"],
  ["conflict", "Not saved"],
]);

function SavingLine({ draft: { saving, changed } }: { draft: DraftControl }) {
  const isTrouble = saving === "unreachable" || saving === "refused" || saving === "conflict";
  const isQuiet = saving === "saved" && changed.length === 0;
  return (
    <span
      role="status"
      className={classNames("truncate", isTrouble ? "font-semibold text-danger" : "text-ink-soft")}
    >
      {isQuiet ? "" : SAVING_WORDS.get(saving)}
    </span>
  );
}

/** The one thing to do next with the record as a whole. */
function MainButton({ draft, onDone }: Pick<EditorBarProps, "draft" | "onDone">) {
  const { record, takeBack, isBusy, changed, between } = draft;
  if (takeBack) {
    return (
      <Button variant="secondary" onClick={takeBack}>
        Change it
      </Button>
    );
  }
  const bringBack = async () => {
    if (await draft.bringBack()) onDone("brought back");
  };
  if (record.may.includes("bring_back")) {
    return (
      <Button aria-disabled={isBusy} onClick={isBusy ? undefined : bringBack}>
        Bring back
      </Button>
    );
  }
  if (!record.may.includes("publish")) return null;
  const isNew = record.state !== "published";
  const publish = async () => {
    if (await draft.publish()) onDone("published");
    else focusFirstMistake();
  };
  return (
    <Button
      disabled={(changed.length === 0 && !isNew) || between !== null}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : publish}
    >
      {isLookedAtWhole(record) ? "Submit" : "Publish"}
    </Button>
  );
}

function focusFirstMistake(): void {
  document.querySelector<HTMLElement>('.office-form [aria-invalid="true"]')?.focus();
}
