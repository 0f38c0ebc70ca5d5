import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { NAME_LIMIT } from "#catalogue/filters.ts";
import { SearchField } from "#ui/search-field.tsx";
import { paths } from "#web/paths.ts";
import { tidyTypedName } from "./listing-address.ts";

/** Pause in typing after which the list is searched, in milliseconds. */
const TYPING_PAUSE_MS = 200;

/** Finds an institution by name: a form that also searches while typing. */
export function FindInstitution({ name }: { name: string }) {
  const { typed, type, send } = useTyping(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  return (
    <Form
      action={paths.institutions()}
      role="search"
      preventScrollReset
      data-keeps-focus
      onSubmit={submit}
    >
      <SearchField
        label="Find an institution by name or place"
        placeholder="Name or place"
        name="name"
        maxLength={NAME_LIMIT}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </Form>
  );
}

/**
 * The text in the box. It updates the address as a single history entry for the whole text, and
 * follows the address when that changes otherwise, as on Back.
 */
function useTyping(name: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(name);
  const sent = useRef(name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (name === sent.current) return;
    sent.current = name;
    setTyped(name);
  }, [name]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    const wanted = tidyTypedName(text);
    if (wanted === sent.current) return;
    const replace = sent.current !== "";
    sent.current = wanted;
    navigate(paths.institutions(wanted), { replace, preventScrollReset: true });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), TYPING_PAUSE_MS);
  };
  return { typed, type, send };
}
