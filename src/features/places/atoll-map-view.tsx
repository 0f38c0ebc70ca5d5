import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import type { PlacesPage } from "./places.data.ts";

/** Width and height of the map of atolls, in its units. */
const MAP_SIZE = { width: 224, height: 876 };

/** Courses from which on an atoll is drawn in the full colour. */
const MANY_COURSES = 100;

/**
 * The atolls from north to south, each a link to its courses; the more there are, the stronger its
 * reef. The list beside it says the same in words.
 */
export function AtollMap({ atolls }: Pick<PlacesPage, "atolls">) {
  return (
    <svg
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      aria-label="Map of the atolls"
      className="h-auto w-full rounded-lg bg-sunken"
    >
      {atolls.map(({ code, name, count, reef, dots, letters }) => (
        <Link
          key={code}
          to={paths.coursesWith("place", code)}
          aria-label={`${name} ${code}, ${counted(count, "course")}`}
          className="group outline-none"
        >
          <path
            d={reef}
            opacity={strengthOf(count)}
            className="fill-brand stroke-brand stroke-[20] group-hover:stroke-[26] group-focus-visible:stroke-accent [stroke-linecap:round] [stroke-linejoin:round]"
          />
          <path
            d={dots}
            className={classNames(
              "fill-none stroke-[4] [stroke-linecap:round]",
              count > MANY_COURSES / 2 ? "stroke-on-brand" : "stroke-ink",
            )}
          />
          <text
            x={letters.x}
            y={letters.y}
            textAnchor={letters.side === "left" ? "end" : "start"}
            dominantBaseline="central"
            className="fill-ink text-[23px] sm:text-[16px] font-semibold group-hover:underline group-focus-visible:underline"
          >
            {code}
          </text>
        </Link>
      ))}
    </svg>
  );
}

/** Opacity of a reef, from "no course" to "many". */
function strengthOf(count: number): number {
  return count === 0 ? 0.12 : 0.3 + 0.7 * Math.min(1, Math.sqrt(count / MANY_COURSES));
}
