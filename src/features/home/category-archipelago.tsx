import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { paths } from "#web/paths.ts";
import { CATEGORY_ICONS } from "./category-icons.ts";
import type { CategoryTile } from "./popular-categories.ts";

/** The popular categories as islands of one chart. */
export function CategoryArchipelago({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:columns-fit-2 lg:columns-fit-4 lg:gap-y-10">
      {tiles.map((tile) => (
        <li key={tile.name}>
          <CategoryIsland tile={tile} />
        </li>
      ))}
    </ul>
  );
}

function CategoryIsland({ tile: { key, name, courses, island } }: { tile: CategoryTile }) {
  const Icon = CATEGORY_ICONS[key];
  return (
    <Link
      to={paths.coursesIn(name)}
      className="group flex h-full items-center gap-x-3 rounded-lg lg:gap-x-0"
    >
      <span className="relative size-16 shrink-0 sm:size-24 lg:-ms-3 lg:size-30">
        <svg aria-hidden="true" viewBox="0 0 120 120" className="size-full">
          <g className="fill-none stroke-brand" strokeWidth="1.5">
            {island.reefs.map((reef, ring) => (
              <path
                key={reef}
                d={reef}
                className="origin-center opacity-45 transition-transform duration-300 group-hover:scale-107"
                strokeDasharray={ring === 0 ? undefined : "3 5"}
              />
            ))}
          </g>
          <path d={island.shore} className="island-shore" />
        </svg>
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className="absolute inset-0 m-auto size-5 text-on-sand sm:size-8 transition-transform duration-300 group-hover:scale-110"
        />
      </span>
      <span className="min-w-0">
        <span className="block leading-snug font-semibold text-balance wrap-break-word hyphens-auto group-hover:text-brand-strong group-hover:underline">
          {name}
        </span>
        <span className="tabular block text-sm text-ink-soft">{counted(courses, "course")}</span>
      </span>
    </Link>
  );
}
