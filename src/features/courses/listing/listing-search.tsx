import { useState } from "react";
import { Form } from "react-router";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { SearchBox } from "#features/search/search-box.tsx";
import { paths } from "#web/paths.ts";

/** Searches the list by text, with Enter or the icon; all other filters stay. */
export function ListingSearch({ filters }: { filters: Filters }) {
  const [text, setText] = useTextOf(filters.name);
  return (
    <Form action={paths.courses()} role="search" preventScrollReset data-keeps-focus>
      {FILTER_KEYS.flatMap((key) =>
        filters[key].map((value) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        )),
      )}
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
      <SearchBox
        label="Search courses"
        placeholder="Search Courses"
        name="name"
        value={text}
        onChange={setText}
      />
    </Form>
  );
}

/**
 * The text in the box, which follows the address when that changes: on Back, or when a chip is
 * removed.
 */
function useTextOf(name: string): [string, (text: string) => void] {
  const [state, setState] = useState({ name, text: name });
  if (state.name !== name) setState({ name, text: name });
  return [state.name === name ? state.text : name, (text) => setState({ name, text })];
}
