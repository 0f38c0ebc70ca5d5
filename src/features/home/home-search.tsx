import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import { SearchBox } from "#features/search/search-box.tsx";
import { paths } from "#web/paths.ts";

/**
 * Enter filters the course list by the text; the icon searches courses and institutions, and does
 * nothing without text (requirements, 2.3). Without JavaScript both filter the list.
 */
export function HomeSearch() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const typed = text.trim();

  const onIcon = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in the input clicks the button too, without a pointer and without its focus.
    if (event.detail === 0 && document.activeElement !== event.currentTarget) return;
    event.preventDefault();
    if (typed) navigate(paths.search(typed));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the search element
    <form
      role="search"
      action={paths.courses()}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(paths.courses({ name: typed }));
      }}
      className="mt-8 w-full max-w-narrow"
    >
      <SearchBox
        size="lg"
        label="Search Courses & Institutions"
        labelClassName="mb-2 block text-base font-semibold"
        placeholder="Search Courses"
        name="name"
        value={text}
        onChange={setText}
        button={{ onClick: onIcon }}
      />
    </form>
  );
}
