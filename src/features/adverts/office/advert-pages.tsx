import { NavLink } from "react-router";
import { paths } from "#web/paths.ts";

/** Pages of the part, by what their address ends with. */
const PAGES = [
  [undefined, "Orders"],
  ["take", "Take an order"],
  ["house", "Our own adverts"],
  ["prices", "Prices and places"],
] as const;

/** What the pages of adverts begin with: their heading, and the way to the others. */
export function AdvertPages({ heading }: { heading: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <h1 className="text-xl">{heading}</h1>
      <nav aria-label="Adverts" className="flex flex-wrap gap-x-4">
        {PAGES.map(([page, title]) => (
          <NavLink key={title} end to={paths.office("adverts", page)} className="office-link">
            {title}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
