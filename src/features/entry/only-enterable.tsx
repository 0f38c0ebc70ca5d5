import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { paths } from "#web/paths.ts";
import { useShowsOnly, useWhatIHave, whatIHave } from "./what-i-have.store.ts";

/**
 * Switch of a list: only the courses that this browser's owner can enter. Before anything is filled
 * in it leads to where that is done.
 */
export function OnlyEnterable() {
  const have = useWhatIHave();
  const only = useShowsOnly();
  const { revalidate } = useRevalidator();
  // A page arrives the same for everybody; one that is narrowed is asked for after it.
  const shown = useRef(only);
  useEffect(() => {
    if (shown.current === only) return;
    shown.current = only;
    void revalidate();
  }, [only, revalidate]);
  if (have === null) {
    return (
      <Link to={paths.whatIHave()} className="entry-switch text-sm font-semibold text-link">
        Can I enter?
      </Link>
    );
  }
  return (
    <div className="entry-switch flex flex-wrap items-center gap-x-3 text-sm">
      <label className="flex min-h-6 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          checked={only}
          onChange={({ currentTarget }) => whatIHave.showOnly(currentTarget.checked)}
          className="size-5 accent-brand"
        />
        Only what I can enter
      </label>
      <Link to={paths.whatIHave()} className="text-link">
        Change what I have
      </Link>
    </div>
  );
}
