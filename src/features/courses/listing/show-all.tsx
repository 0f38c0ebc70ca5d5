import { ChevronDown } from "lucide-react";

/** Class of the element around a ShowAll and its list. */
export const ON_DEMAND_FRAME = "group/on-demand";

/** Class of list items that are hidden until ShowAll is ticked. */
export const SHOWN_ON_DEMAND = "hidden group-has-[[data-show-all]:checked]/on-demand:list-item";

/** Opens and closes the rest of a list: a native checkbox, so that it works without JavaScript. */
export function ShowAll({ more }: { more: number }) {
  return (
    <label className="group/show relative mt-1 inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm text-sm font-semibold text-brand hover:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
      <input type="checkbox" data-show-all className="sr-only" />
      <span className="group-has-checked/show:hidden">Show {more.toLocaleString("en")} more</span>
      <span className="hidden group-has-checked/show:inline">Show fewer</span>
      <ChevronDown aria-hidden size={16} className="group-has-checked/show:rotate-180" />
    </label>
  );
}
