import { type FormEvent, useId } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { paths } from "#web/paths.ts";
import { setMyIsland, useMyIsland, useNearness } from "./my-island.store.ts";
import type { PlacesPage } from "./places.data.ts";

/**
 * Chooses the visitor's island, which stays in this browser. Without JavaScript nothing can be kept,
 * and the form leads to the courses of the island.
 */
export function IslandForm({ choices }: Pick<PlacesPage, "choices">) {
  const field = useId();
  const isHydrated = useHydrated();
  const kept = useMyIsland();
  const nearness = useNearness();
  const home = kept === null ? undefined : nearness?.islandByCode(kept);
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMyIsland(String(new FormData(event.currentTarget).get("place")));
  };
  return (
    <section aria-labelledby={`${field}-title`} className="lg:stuck-36">
      <h2 id={`${field}-title`} className="text-xl">
        Your island
      </h2>
      <form action={paths.courses()} onSubmit={keep} className="mt-4 grid gap-3">
        <label htmlFor={field} className="font-semibold">
          Which island do you live on?
        </label>
        <select
          key={kept}
          id={field}
          name="place"
          defaultValue={kept ?? ""}
          required
          className="min-h-12 w-full rounded-md border border-line-strong bg-surface px-3 text-ink"
        >
          <option value="">Choose an island</option>
          {choices.map(({ label, islands }) => (
            <optgroup key={label} label={label}>
              {islands.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button type="submit" variant={kept ? "secondary" : "primary"}>
          {isHydrated ? "This is my island" : "See courses there"}
        </Button>
      </form>
      <div role="status" className="mt-4 grid gap-3">
        {home && nearness && (
          <>
            <p>
              You live on <strong>{nearness.nameOfPlace(home.code)}</strong>. Only this browser
              knows it; courses now say how far they are.
            </p>
            <ButtonLink to={paths.courses({ place: nearness.withoutMoving(home.code) })}>
              What I can study without moving
            </ButtonLink>
            <Button variant="quiet" onClick={() => setMyIsland(null)}>
              Forget my island
            </Button>
          </>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        Nothing near?{" "}
        <Link to={paths.coursesWith("place", "online")} className="text-link">
          Online courses
        </Link>{" "}
        can be followed from anywhere.
      </p>
    </section>
  );
}
