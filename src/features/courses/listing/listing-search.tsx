import { useState } from "react";
import { Form } from "react-router";
import { FILTER_KEYS, type Filters, NAME_LIMIT } from "#catalogue/filters.ts";
import { SearchField } from "#ui/search-field.tsx";
import { paths } from "#web/paths.ts";

/** Searches the list by text; Enter and the icon do the same, and every other filter stays. */
export function ListingSearch({ filters }: { filters: Filters }) {
  const [text, setText] = useTextOf(filters.name);
  return (
    <Form action={paths.courses()} role="search" preventScrollReset data-keeps-focus>
      {FILTER_KEYS.flatMap((key) =>
        filters[key].map((value) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        )),
      )}
      <SearchField
        size="lg"
        label="Search courses"
        placeholder="Search Courses"
        name="name"
        maxLength={NAME_LIMIT}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-text"
      />
    </Form>
  );
}

/** What is typed, which follows the address when that changes: on Back, or when a chip goes. */
function useTextOf(name: string): [string, (text: string) => void] {
  const [state, setState] = useState({ name, text: name });
  if (state.name !== name) setState({ name, text: name });
  return [state.name === name ? state.text : name, (text) => setState({ name, text })];
}
