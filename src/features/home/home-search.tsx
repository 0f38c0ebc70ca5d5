import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import { SearchBox } from "#features/search/search-box.tsx";
import { paths } from "#web/paths.ts";

/**
 * Enter filters the course list by the text; the icon searches courses and institutions, and does
 * nothing without text (specification, 2.3).
 */
export function HomeSearch() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const typed = text.trim();

  const onIcon = (event: MouseEvent<HTMLButtonElement>) => {
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
      {/* Enter presses the first button of a form, as long as it is drawn. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <SearchBox
        size="lg"
        label="Search Courses & Institutions"
        labelClassName="mb-2 block text-base font-semibold"
        placeholder="Search Courses"
        name="name"
        value={text}
        onChange={setText}
        button={{ formAction: paths.search(), onClick: onIcon }}
      />
    </form>
  );
}
