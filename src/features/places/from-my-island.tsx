import { House, Ship } from "lucide-react";
import { Link } from "react-router";
import { NOT_STATED } from "#catalogue/course.ts";
import type { Nearness } from "#catalogue/nearness.ts";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { useMyIsland, useNearness } from "./my-island.store.ts";

interface FromMyIslandProps {
  /** What `placesMet` reads from the course. */
  met: readonly string[];
  className?: string;
}

/**
 * What a course means for who lives on the island that this browser keeps: a line that is empty where
 * none is kept, or where the course's places are not known. Where one is kept it has its height from
 * the start (base.css), because the answer comes after hydration.
 */
export function FromMyIsland({ met, className }: FromMyIslandProps) {
  const { nearness, home } = useHome();
  const answer = home && nearness?.nearnessOf(home, met);
  return (
    <p className={classNames("from-island", className)}>
      {answer && <NearnessWords answer={answer} />}
    </p>
  );
}

/** The same as text; null where nothing can be said. */
export function useNearnessWords(): (met: readonly string[]) => string | null {
  const { nearness, home } = useHome();
  return (met) => (home && nearness?.nearnessOf(home, met)?.words) ?? null;
}

/** The same where a fact is expected: without an island it leads to where one says it. */
export function DistanceFromMyIsland({ met }: Pick<FromMyIslandProps, "met">) {
  const { code, nearness, home } = useHome();
  if (code === null)
    return (
      <Link to={paths.places()} className="underline underline-offset-4 hover:text-brand-strong">
        Say where you live
      </Link>
    );
  if (!nearness) return "\u00a0";
  const answer = home && nearness.nearnessOf(home, met);
  return answer ? <NearnessWords answer={answer} /> : NOT_STATED;
}

function NearnessWords({ answer: { canStay, words } }: { answer: Nearness }) {
  const Icon = canStay ? House : Ship;
  return (
    <span className={canStay ? "font-semibold text-success" : "font-medium text-ink-soft"}>
      <Icon aria-hidden size={15} className="me-1 inline-block align-[-0.15em]" />
      {words}
    </span>
  );
}

/** One tap to what can be followed without moving; without an island, to where one says it. */
export function FromMyIslandLink({ className }: { className?: string }) {
  const { nearness, home } = useHome();
  return (
    <Link
      to={
        home && nearness
          ? paths.courses({ place: nearness.withoutMoving(home.code) })
          : paths.places()
      }
      className={classNames(
        "inline-flex min-h-7 items-center text-sm font-semibold text-brand sm:min-h-8 underline underline-offset-4",
        className,
      )}
    >
      {/* As wide with an island as without one, which is known after hydration. */}
      From my island
      {home && <span className="sr-only">{`, ${home.name}`}</span>}
    </Link>
  );
}

/** The code of the island that this browser keeps, and the island once what is known of it came. */
function useHome() {
  const code = useMyIsland();
  const nearness = useNearness();
  return { code, nearness, home: code === null ? undefined : nearness?.islandByCode(code) };
}
