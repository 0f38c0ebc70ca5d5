import { useState } from "react";
import { Form } from "react-router";
import { type Filters, withName } from "#catalogue/filters.ts";
import { SearchBox } from "#features/search/search-box.tsx";
import { paths } from "#web/paths.ts";
import { HiddenFilters } from "../hidden-filters.tsx";

/** Searches the list by text, with Enter or the icon; all other filters stay. */
export function ListingSearch({ filters }: { filters: Filters }) {
  const [text, setText] = useTextOf(filters.name);
  return (
    <Form action={paths.courses({}, 1)} role="search" preventScrollReset data-keeps-focus>
      <HiddenFilters filters={withName(filters, "")} />
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
