/** Class of the element around a ShowAll and its list. */
export const ON_DEMAND_FRAME = "on-demand";

/** Class of list items that are hidden until ShowAll is ticked. */
export const SHOWN_ON_DEMAND = "rest";

/** Opens and closes the rest of a list: a native checkbox, so that it works without JavaScript. */
export function ShowAll({ more }: { more: number }) {
  return (
    <label className="show-all">
      <input type="checkbox" data-show-all className="sr-only" />
      <span>{`Show ${more.toLocaleString("en")} more`}</span>
      <span>Show fewer</span>
    </label>
  );
}
