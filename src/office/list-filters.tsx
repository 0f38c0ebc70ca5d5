import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { INSTITUTION } from "./staff.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * What a list is narrowed by: named fields, which the address holds. The list follows while they are
 * filled in; without JavaScript a button asks for it.
 */
export function ListFilters({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const institution = new URLSearchParams(search).get(INSTITUTION);
  // The address may also be left and come back to: what is typed in just now stays.
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const control of Array.from(form.current?.elements ?? []) as Control[]) {
      if (!control.name || control === document.activeElement) continue;
      control.value = params.get(control.name) ?? "";
    }
  }, [search]);
  return (
    <Form
      ref={form}
      role="search"
      className="office-panel grid gap-1"
      replace
      preventScrollReset
      onChange={({ currentTarget }) =>
        submit(currentTarget, { replace: true, preventScrollReset: true })
      }
    >
      {institution && <input type="hidden" name={INSTITUTION} value={institution} />}
      {children}
      <Button
        type="submit"
        variant="secondary"
        className="hidden justify-self-start noscript:block"
      >
        Show
      </Button>
    </Form>
  );
}

/** What a field of `ListFilters` is given by its name. */
export function useFilter(): (name: string) => { name: string; defaultValue: string } {
  const params = new URLSearchParams(useLocation().search);
  return (name) => ({ name, defaultValue: params.get(name) ?? "" });
}
