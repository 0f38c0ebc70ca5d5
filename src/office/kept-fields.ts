import { type RefObject, useCallback, useEffect } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";

/** Id of the route around every page of staff, whose loader says who is there. */
export const OFFICE_FRAME = "features/office/frame.route";

type FormElement = RefObject<HTMLFormElement | null>;

/**
 * Keeps what is typed in a form that has room for a text, over a reload and other pages of this tab,
 * until it is sent. Who signs in after them in the same tab does not see it.
 *
 * @param name of the form on its page.
 * @returns what is called as it is typed, true where it is kept; and once it is sent.
 */
export function useKeptFields(form: FormElement, name: string) {
  const by = useRouteLoaderData<{ user: { id: string } }>(OFFICE_FRAME)?.user.id;
  const key = `office_unsent ${by} ${useLocation().pathname} ${name}`;
  useEffect(() => {
    const element = form.current;
    const kept = new URLSearchParams(keptInBrowser(key, "sessionStorage") ?? "");
    if (!element || kept.size === 0) return;
    for (const [name, value] of kept) {
      const control = element.elements.namedItem(name);
      if (control && "value" in control) control.value = value;
    }
    element.closest("details")?.setAttribute("open", "");
  }, [form, key]);
  const keep = () => {
    const element = form.current;
    if (!element?.querySelector("textarea")) return false;
    const typed = [...new FormData(element)].map(([field, value]) => [field, String(value)]);
    keepInBrowser(key, String(new URLSearchParams(typed)), "sessionStorage");
    return true;
  };
  const forget = useCallback(() => keepInBrowser(key, null, "sessionStorage"), [key]);
  return { keep, forget };
}
