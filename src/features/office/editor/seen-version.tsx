import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";

/** A version that was published, while it is looked at as a page. */
export interface SeenVersion {
  version: number;
  /** When it was published and by whom: "published on 3 May 2026, 10:02 by Aishath Ali". */
  words: string;
  /** The day that it was published, YYYY-MM-DD; its page is drawn as on that day. */
  day: string;
  fields: object;
  mayRestore: boolean;
}

interface SeenVersionNoticeProps {
  seen: SeenVersion;
  onLeave: () => void;
  onRestore: () => void;
}

/** Says above a page of former days what it is, and leads back. */
export function SeenVersionNotice({ seen, onLeave, onRestore }: SeenVersionNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another notice
  useEffect(() => heading.current?.focus({ preventScroll: true }), [seen]);
  return (
    <section aria-labelledby="seen-version" className="office-warning mt-0 mb-3 grid gap-2">
      <h2 id="seen-version" ref={heading} tabIndex={-1} className="text-base">
        The page as it was {seen.words}
      </h2>
      <p className="text-sm">
        Campuses, categories and contacts around it are those of today. Your changes wait.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onLeave}>
          Back to the editor
        </Button>
        {seen.mayRestore && (
          <Button size="sm" variant="secondary" onClick={onRestore}>
            Restore this version
          </Button>
        )}
      </div>
    </section>
  );
}
