/** Class of what holds a ShowAll and the list that it unfolds. */
export const ON_DEMAND_FRAME = "group/on-demand";

/** Class of the items of the list that show only on demand. */
export const SHOWN_ON_DEMAND = "hidden group-has-[[data-show-all]:checked]/on-demand:list-item";

/** Unfolds the rest of a list: a native checkbox, so that it works without JavaScript too. */
export function ShowAll({ label }: { label: string }) {
  return (
    <label className="mt-1 inline-flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm text-sm font-semibold text-brand hover:text-brand-strong">
      <input type="checkbox" data-show-all className="size-4.5 shrink-0" />
      {label}
    </label>
  );
}
