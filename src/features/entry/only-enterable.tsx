import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { useHydrated } from "#ui/use-hydrated.ts";
import { paths } from "#web/paths.ts";
import { useUnderScheme } from "./under-scheme.store.ts";
import { useShowsOnly, useWhatIHave, whatIHave } from "./what-i-have.store.ts";

/**
 * Asks for the page again once it has arrived the same for everybody, where this browser's owner is
 * to see another: narrowed to what they can enter, or with the costs that they pay.
 *
 * @param costs Whether costs decide which courses the page shows, and whether it read them so.
 */
export function useOwnList(costs: { decide: boolean; underScheme: boolean }): void {
  const only = useShowsOnly();
  const applies = useUnderScheme();
  const isRead = !costs.decide || costs.underScheme === applies;
  const { revalidate } = useRevalidator();
  const shown = useRef(only);
  useEffect(() => {
    if (shown.current === only && isRead) return;
    shown.current = only;
    void revalidate();
  }, [only, isRead, revalidate]);
}

/**
 * Class of a list that is the same for everybody while its reader is to see what they can enter: a
 * skeleton, in css of the list. Until hydration what this browser keeps decides (shell/kept-marks.ts).
 */
export function useAwaited(isNarrowed: boolean): string {
  const isHydrated = useHydrated();
  const only = useShowsOnly();
  if (isNarrowed) return "";
  if (!isHydrated) return "for-everybody";
  return only ? "awaiting" : "";
}

/**
 * Switch of a list: only the courses that this browser's owner can enter. Before anything is filled
 * in it leads to where that is done.
 */
export function OnlyEnterable() {
  const have = useWhatIHave();
  const only = useShowsOnly();
  if (have === null) {
    return (
      <Link to={paths.whatIHave()} className="entry-switch text-sm font-semibold text-link">
        Can I enter?
      </Link>
    );
  }
  return (
    <div className="entry-switch flex items-center gap-x-1 text-sm lg:flex-wrap lg:gap-x-3">
      <label className="flex min-h-11 items-center gap-2 font-semibold lg:min-h-6">
        <input
          type="checkbox"
          checked={only}
          onChange={({ currentTarget }) => whatIHave.showOnly(currentTarget.checked)}
          className="size-5 accent-brand"
        />
        Only what I can enter
      </label>
      <Link
        to={paths.whatIHave()}
        className="text-link max-lg:grid max-lg:min-h-11 max-lg:min-w-8 max-lg:place-items-center"
      >
        <Pencil aria-hidden size={18} className="lg:hidden" />
        <span className="max-lg:sr-only">Change what I have</span>
      </Link>
    </div>
  );
}
