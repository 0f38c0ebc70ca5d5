import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { fieldTitle } from "#catalogue/field-titles.ts";
import { useClosingQuestion, useUnsaved } from "#office/leaving.ts";
import { classNames } from "#ui/class-names.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { ContradictionsNotice } from "./contradictions-notice.tsx";
import type { EditedRecord } from "./edited-kind.ts";
import { EditorBar, type EditorBarProps } from "./editor-bar.tsx";
import { LockedContext } from "./locked.context.ts";
import { PublishLater } from "./publish-later.tsx";
import { RecordHistory } from "./record-history.tsx";
import { type SeenVersion, SeenVersionNotice } from "./seen-version.tsx";
import { isLookedAtWhole, type RecordDone, reviewWords } from "./state-words.ts";
import type { DraftControl } from "./use-draft.ts";

interface RecordEditorProps
  extends Pick<
    EditorBarProps,
    "draft" | "kind" | "title" | "page" | "sections" | "onCopy" | "refusal"
  > {
  /** The fields, as sections. */
  children: ReactNode;
  /** The public page as it would be, or as it was in a version that was published. */
  preview: (seen: SeenVersion | null) => ReactNode;
}

/** What stands around the fields of a record: saving, publishing, conflicts, preview and history. */
export function RecordEditor({ children, preview, ...bar }: RecordEditorProps) {
  const { draft, kind } = bar;
  const { record } = draft;
  const [done, setDone] = useState<RecordDone | null>(null);
  const { showsPage, showPage, seen, see, desk } = useShownPage();
  const restore = async (version: number) => {
    const question = "Changes that are not live yet give way to this version. Go on?";
    if (draft.changed.length > 0 && !confirm(question)) return;
    if (!(await draft.restore(version))) return;
    showPage(false);
    setDone("restored");
  };
  useUndoKeys(draft);
  useGuard(draft);
  useSectionOfAddress();
  return (
    <div>
      <EditorBar
        {...bar}
        showsPage={showsPage}
        done={done}
        onShowPage={showPage}
        onDone={setDone}
      />
      {!done && <StateNotice draft={draft} kind={kind} />}
      <PublishLater draft={draft} />
      {draft.between && <ConflictNotice draft={draft} between={draft.between} noun={kind} />}
      {record.draft?.comment && record.draft.state !== "submitted" && (
        <p className="office-warning">It came back to you: {record.draft.comment}</p>
      )}
      <LossesNotice losses={record.draft?.losses ?? []} />
      <ContradictionsNotice draft={draft} />
      <div ref={desk} className="office-desk">
        <form
          className={classNames("office-form", showsPage && "max-xl:hidden")}
          onSubmit={(event) => event.preventDefault()}
          aria-label={`Fields of ${record.name}`}
        >
          <LockedContext value={!draft.mayEdit}>
            <fieldset disabled={!draft.mayEdit} className="grid min-w-0 grid-cols-1 gap-4">
              {children}
            </fieldset>
          </LockedContext>
        </form>
        <div className={classNames("office-aside", !showsPage && "max-xl:hidden")}>
          {seen && (
            <SeenVersionNotice
              seen={seen}
              onLeave={() => showPage(false)}
              onRestore={() => restore(seen.version)}
            />
          )}
          {preview(seen)}
        </div>
      </div>
      <RecordHistory draft={draft} kind={kind} onSee={see} onRestore={restore} />
    </div>
  );
}

/** Where the record stands, where that decides what can be done with it. */
function StateNotice({ draft, kind }: Pick<EditorBarProps, "draft" | "kind">) {
  const { record } = draft;
  const words =
    record.state === "archived"
      ? `This ${kind} is archived${record.archived_on ? ` since ${dateWords(record.archived_on)}` : ""}: it is not on the site, and its fields cannot be changed. Bring it back first.`
      : draft.takeBack
        ? `${reviewWords(record)} To change it before, press Change it.`
        : isLookedAtWhole(record) && !draft.isWithdrawn
          ? `An operator looks at a new ${kind} before it is on the site, and a mail tells you how it went. Press Submit when it says what students ask first.`
          : null;
  return words && <p className="office-done">{words}</p>;
}

/** What is taken out of texts when they are published, so that nobody finds out on the page. */
function LossesNotice({ losses }: { losses: NonNullable<EditedRecord["draft"]>["losses"] }) {
  if (losses.length === 0) return null;
  return (
    <div className="office-warning">
      <p>When this is published, something is taken out:</p>
      <ul className="mt-1 list-disc ps-5">
        {losses.map(({ place, reason }) => (
          <li key={place} className="break-words">
            {fieldTitle(place)}: {reason.replace(/^lost /, "")}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * On small screens the page takes the place of the fields: it begins at its top, they go on where they
 * were. A version that was published takes the place of the page, on every screen.
 */
function useShownPage() {
  const [showsPage, setShowsPage] = useState(false);
  const [seen, setSeen] = useState<SeenVersion | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const left = useRef<{ top: number; focused: Element | null } | null>(null);
  const show = (shows: boolean, version: SeenVersion | null) => {
    if (shows) left.current = { top: scrollY, focused: document.activeElement };
    setShowsPage(shows);
    setSeen(version);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version begins at its top too
  useLayoutEffect(() => {
    if (showsPage) desk.current?.scrollIntoView({ behavior: "instant" });
    else if (left.current !== null) {
      const { top, focused } = left.current;
      left.current = null;
      scrollTo({ top, behavior: "instant" });
      if (focused instanceof HTMLElement) focused.focus();
    }
  }, [showsPage, seen]);
  return {
    showsPage,
    seen,
    desk,
    showPage: (shows: boolean) => show(shows, null),
    see: (version: SeenVersion) => show(true, version),
  };
}

/** Undo of the whole editor, where the browser has none of its own: outside of fields. */
function useUndoKeys({ undo, redo, mayEdit }: DraftControl): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
    if (
      isTyping ||
      !mayEdit ||
      !(event.ctrlKey || event.metaKey) ||
      event.key.toLowerCase() !== "z"
    )
      return;
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
function useGuard({ saving, abandon }: DraftControl): void {
  useClosingQuestion(saving !== "saved");
  // What only waits is saved on the way out.
  const isLost = saving === "unreachable" || saving === "refused" || saving === "conflict";
  const question = "Your last changes are not saved. Leave without them?";
  useUnsaved(isLost, { question, abandon });
}

/** Goes to the section that the address names once its fields are drawn. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
