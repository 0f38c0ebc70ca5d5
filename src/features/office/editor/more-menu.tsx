import { Archive, Copy, Ellipsis, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { useDismissal } from "#ui/use-dismissal.ts";
import { archivingQuestion, discardingQuestion, type RecordDone } from "./state-words.ts";
import type { DraftControl } from "./use-draft.ts";

interface MoreMenuProps {
  draft: DraftControl;
  kind: "course" | "institution";
  onCopy?: (() => void) | undefined;
  onDone: (done: RecordDone) => void;
}

/** What is seldom done with a record as a whole. */
export function MoreMenu({ draft, kind, onCopy, onDone }: MoreMenuProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { record, changed } = draft;
  const close = () => frame.current?.removeAttribute("open");
  useDismissal({ frame, isOpen, close });
  const discard = () => {
    if (confirm(discardingQuestion(record, changed))) draft.discard();
  };
  const archive = async () => {
    if (confirm(archivingQuestion(record)) && (await draft.archive())) onDone("archived");
  };
  const acts = [
    { words: `Copy this ${kind}`, icon: Copy, act: onCopy },
    {
      words: "Discard changes",
      icon: Trash2,
      act: record.state === "published" && changed.length > 0 && !draft.between && discard,
    },
    {
      words: "Archive",
      icon: Archive,
      // Of an institution it is the operator's, in the list of institutions.
      act: kind === "course" && record.may.includes("archive") && !draft.between && archive,
    },
  ].filter(({ act }) => act);
  if (acts.length === 0) return null;
  return (
    <details
      ref={frame}
      className="office-more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label="More" className={buttonClass({ variant: "quiet", size: "icon" })}>
        <Ellipsis aria-hidden size={18} />
      </summary>
      <div className="office-more-list">
        {acts.map(({ words, icon: Icon, act }) => (
          <Button
            key={words}
            variant="quiet"
            className="justify-start"
            onClick={() => {
              close();
              if (act) act();
            }}
          >
            <Icon aria-hidden size={18} />
            {words}
          </Button>
        ))}
      </div>
    </details>
  );
}
