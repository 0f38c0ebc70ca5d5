import { useState } from "react";
import type { GroupedKey } from "#catalogue/facets.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { useChoosing } from "./choosing.ts";
import { FacetChoice } from "./facet-choice.tsx";
import {
  type CarriedGroup,
  FIRST_CHOICES,
  flatCategories,
  largest,
  matching,
} from "./facet-choices.ts";
import { FacetList, OmittedChoices, WithoutCourses } from "./facet-section.tsx";
import { FindChoice, NoChoiceFound } from "./find-choice.tsx";
import { ON_DEMAND_FRAME, SHOWN_ON_DEMAND, ShowAll } from "./show-all.tsx";

interface GroupedFacetProps {
  facet: GroupedKey;
  values: readonly CarriedGroup[];
  /** Noun for one choice: "category". */
  noun: string;
  /** Address of a page with the subcategories of all groups. */
  address: string;
  load: () => void;
  isLoading: boolean;
}

/** Choices under their parents: one group is open at a time, and a search covers all. */
export function GroupedFacet({ noun, isLoading, ...known }: GroupedFacetProps) {
  const [typed, setTyped] = useState("");
  const { facet, values, load } = known;
  const found = matching(flatCategories(values), typed);
  const isSearching = typed.trim() !== "";
  return (
    <>
      <FindChoice label={`Find a ${noun}`} value={typed} onChange={setTyped} onFocus={load} />
      {isSearching && <FacetList facet={facet} values={found} />}
      {isSearching && found.length === 0 && <NoChoiceFound isLoading={isLoading} />}
      {!isSearching && <Groups noun={noun} {...known} />}
    </>
  );
}

function Groups({
  facet,
  values: groups,
  noun,
  address,
  load,
}: Omit<GroupedFacetProps, "isLoading">) {
  const { filters } = useChoosing();
  // Set only once: later the visitor opens and closes groups, and selecting must not move anything.
  const [openAtStart] = useState(
    () =>
      groups.find((group) => chosenIn(group, filters[facet]) > 0 && group.subcategories.length > 0)
        ?.value,
  );
  const isChosen = (group: CarriedGroup) => chosenIn(group, filters[facet]) > 0;
  const some = groups.filter((group) => group.count > 0 || isChosen(group));
  const none = groups.filter((group) => !some.includes(group));
  const first = largest(some, FIRST_CHOICES);
  const isFirst = (group: CarriedGroup) => first.has(group) || isChosen(group);
  const more = some.filter((group) => !isFirst(group)).length;
  const item = (group: CarriedGroup, className?: string) => (
    <li key={group.value} className={className}>
      {group.subcategories.length === 0 && group.omitted === 0 ? (
        <FacetChoice facet={facet} choice={group} />
      ) : (
        <Group
          facet={facet}
          group={group}
          open={group.value === openAtStart}
          chosen={chosenIn(group, filters[facet])}
          load={load}
        />
      )}
    </li>
  );
  return (
    <div className={ON_DEMAND_FRAME}>
      <ul>{some.map((group) => item(group, isFirst(group) ? undefined : SHOWN_ON_DEMAND))}</ul>
      {more > 0 && <ShowAll more={more} />}
      {groups.some(({ omitted }) => omitted > 0) && (
        // Otherwise a group that is opened asks for them.
        <p className="hidden noscript:block">
          <OmittedChoices address={address} onAsk={load}>
            {`Show every ${noun}`}
          </OmittedChoices>
        </p>
      )}
      <WithoutCourses count={none.length}>
        <ul>{none.map((group) => item(group))}</ul>
      </WithoutCourses>
    </div>
  );
}

interface GroupProps extends Pick<GroupedFacetProps, "facet" | "load"> {
  group: CarriedGroup;
  open: boolean;
  chosen: number;
}

function Group({ facet, group, open, chosen, load }: GroupProps) {
  return (
    <Disclosure
      name={facet}
      open={open}
      onToggle={(event) => event.currentTarget.open && load()}
      className={group.count === 0 ? "group none" : "group"}
      summary={
        <>
          <span>
            {group.label}
            {chosen > 0 && <em>{`${chosen} chosen`}</em>}
          </span>
          <small>
            {group.count.toLocaleString("en")}
            <i> courses</i>
          </small>
        </>
      }
    >
      <div>
        <FacetChoice facet={facet} choice={group} label={`All of ${group.label}`} />
        <FacetList facet={facet} values={group.subcategories} />
      </div>
    </Disclosure>
  );
}

function chosenIn({ value, subcategories }: CarriedGroup, chosen: readonly string[]): number {
  return [value, ...subcategories.map((one) => one.value)].filter((one) => chosen.includes(one))
    .length;
}
