import { useState } from "react";
import type { CategoryGroup } from "#catalogue/catalogue-answers.ts";
import type { GroupedKey } from "#catalogue/facets.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { useChoosing } from "./choosing.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { FIRST_CHOICES, flatCategories, largest, matching } from "./facet-choices.ts";
import { FacetList } from "./facet-section.tsx";
import { FindChoice, NoChoiceFound } from "./find-choice.tsx";
import { ON_DEMAND_FRAME, SHOWN_ON_DEMAND, ShowAll } from "./show-all.tsx";

interface GroupedFacetProps {
  facet: GroupedKey;
  groups: readonly CategoryGroup[];
  /** Noun for one choice: "category". */
  noun: string;
}

/** Choices under their parents: one group is open at a time, and a search covers all. */
export function GroupedFacet({ facet, groups, noun }: GroupedFacetProps) {
  const [typed, setTyped] = useState("");
  const found = matching(flatCategories(groups), typed);
  const isSearching = typed.trim() !== "";
  return (
    <>
      <FindChoice label={`Find a ${noun}`} value={typed} onChange={setTyped} />
      {isSearching && <FacetList facet={facet} values={found} />}
      {isSearching && found.length === 0 && <NoChoiceFound />}
      {!isSearching && <Groups facet={facet} groups={groups} />}
    </>
  );
}

function Groups({ facet, groups }: Omit<GroupedFacetProps, "noun">) {
  const { filters } = useChoosing();
  // Set only once: later the visitor opens and closes groups, and selecting must not move anything.
  const [openAtStart] = useState(
    () =>
      groups.find((group) => chosenIn(group, filters[facet]) > 0 && group.subcategories.length > 0)
        ?.value,
  );
  const first = largest(groups, FIRST_CHOICES);
  const isFirst = (group: CategoryGroup) => first.has(group) || chosenIn(group, filters[facet]) > 0;
  const more = groups.filter((group) => !isFirst(group)).length;
  return (
    <div className={ON_DEMAND_FRAME}>
      <ul>
        {groups.map((group) => (
          <li key={group.value} className={isFirst(group) ? undefined : SHOWN_ON_DEMAND}>
            {group.subcategories.length === 0 ? (
              <FacetChoice facet={facet} choice={group} />
            ) : (
              <Group
                facet={facet}
                group={group}
                open={group.value === openAtStart}
                chosen={chosenIn(group, filters[facet])}
              />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <ShowAll more={more} />}
    </div>
  );
}

interface GroupProps {
  facet: GroupedKey;
  group: CategoryGroup;
  open: boolean;
  chosen: number;
}

function Group({ facet, group, open, chosen }: GroupProps) {
  return (
    <Disclosure
      name={`${facet}-groups`}
      open={open}
      summaryClassName={`text-sm ${group.count === 0 ? "text-ink-faint" : ""}`}
      summary={
        <>
          <span className="min-w-0 flex-1 font-medium">
            {group.label}
            {chosen > 0 && <span className="ms-2 font-semibold text-brand">{chosen} chosen</span>}
          </span>
          <span className="tabular font-normal text-ink-faint">
            {group.count.toLocaleString("en")}
            <span className="sr-only"> courses</span>
          </span>
        </>
      }
    >
      <div className="mb-2 border-s-2 border-line ps-4">
        <FacetChoice facet={facet} choice={group} label={`All of ${group.label}`} />
        <FacetList facet={facet} values={group.subcategories} />
      </div>
    </Disclosure>
  );
}

function chosenIn({ value, subcategories }: CategoryGroup, chosen: readonly string[]): number {
  return [value, ...subcategories.map((one) => one.value)].filter((one) => chosen.includes(one))
    .length;
}
