import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { ELSEWHERE, FROM_ANYWHERE } from "#catalogue/places.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { paths } from "#web/paths.ts";
import type { PlacesPage } from "./places.data.ts";

/** What is on the map as a list, with the islands of each atoll that have courses. */
export function AtollList({ page: { atolls, online, elsewhere } }: { page: PlacesPage }) {
  return (
    <ul className="min-w-[min(100%,10rem)] flex-1 basis-40">
      <PlaceRow value={FROM_ANYWHERE.value} label={FROM_ANYWHERE.label} count={online} />
      {atolls.map(({ code, label, name_dv, count, islands }) =>
        count === 0 ? (
          <PlaceRow key={code} value={code} label={label} count={count} />
        ) : (
          <li key={code} className="border-b border-line">
            <Disclosure
              summary={
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-semibold">{label}</span>
                  <Thaana>{name_dv}</Thaana>
                  <span className="w-full text-sm text-ink-soft">{counted(count, "course")}</span>
                </span>
              }
            >
              <ul className="mb-2 ps-3">
                <PlaceRow value={code} label={`All of ${label}`} count={count} />
                {islands.map((island) => (
                  <PlaceRow
                    key={island.code}
                    value={island.code}
                    label={island.label}
                    count={island.count}
                  />
                ))}
              </ul>
            </Disclosure>
          </li>
        ),
      )}
      <PlaceRow value={ELSEWHERE.value} label={ELSEWHERE.label} count={elsewhere} />
    </ul>
  );
}

interface PlaceRowProps {
  value: string;
  label: string;
  count: number;
}

/** A place with its number of courses, as a link to them where there are any. */
function PlaceRow({ value, label, count }: PlaceRowProps) {
  const words = (
    <>
      <span className="min-w-0 flex-1">{label}</span>
      <span className="tabular text-sm">
        {count.toLocaleString("en")}
        <span className="sr-only"> courses</span>
      </span>
    </>
  );
  const style = "flex min-h-11 items-center gap-3 py-1";
  return (
    <li className="border-b border-line last:border-b-0">
      {count === 0 ? (
        <span className={`${style} text-ink-faint`}>{words}</span>
      ) : (
        <Link
          to={paths.coursesWith("place", value)}
          className={`${style} font-semibold text-brand hover:underline`}
        >
          {words}
        </Link>
      )}
    </li>
  );
}
