import type { ApplyCampus } from "#catalogue/apply-contact.ts";
import { filteredPlaces } from "#features/places/filtered-places.store.ts";
import { useMyIsland, useNearness } from "#features/places/my-island.store.ts";
import { SelectField } from "#ui/field.tsx";
import { createStore, useStore } from "#ui/store.ts";

/** The campus that somebody chose on the page of a course. */
const chosenCampus = createStore<{ course: number; campus: number } | null>(null);

/**
 * The campus that one applies at: the chosen one, else the first in the places that the list was
 * narrowed to, else the nearest to the visitor's island, else the first. Null where there is none.
 */
export function useApplyCampus(
  course: number,
  campuses: readonly ApplyCampus[],
): ApplyCampus | null {
  const chosen = useStore(chosenCampus);
  const filtered = useStore(filteredPlaces);
  const nearest = useNearest(campuses);
  return (
    campuses.find(({ id }) => chosen?.course === course && chosen.campus === id) ??
    campuses.find(({ place_codes }) => place_codes.some((code) => filtered.includes(code))) ??
    nearest ??
    campuses[0] ??
    null
  );
}

function useNearest(campuses: readonly ApplyCampus[]): ApplyCampus | undefined {
  const code = useMyIsland();
  const nearness = useNearness();
  const home = code === null ? undefined : nearness?.islandByCode(code);
  if (!nearness || !home) return undefined;
  const [nearest] = campuses
    .flatMap((campus) => {
      const island = campus.place_codes.flatMap((one) => nearness.islandByCode(one) ?? []).at(0);
      return island ? [{ campus, km: nearness.distanceKm(home, island) }] : [];
    })
    .sort((one, other) => one.km - other.km);
  return nearest?.campus;
}

interface CampusChoiceProps {
  course: number;
  campuses: readonly ApplyCampus[];
  campus: ApplyCampus;
}

/** Chooses among several campuses; without JavaScript the first is asked. */
export function CampusChoice({ course, campuses, campus }: CampusChoiceProps) {
  if (campuses.length < 2) return null;
  return (
    <SelectField
      label="Campus"
      className="max-w-narrow noscript:hidden"
      value={String(campus.id)}
      options={campuses.map((each) => ({ value: String(each.id), label: campusWords(each) }))}
      onChange={({ target }) => chosenCampus.set({ course, campus: Number(target.value) })}
    />
  );
}

/** "Addu campus, S. Hithadhoo". */
const campusWords = ({ name, place }: ApplyCampus): string =>
  [name, place].filter(Boolean).join(", ");
