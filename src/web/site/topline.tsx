import { Link } from "react-router";
import { paths } from "../paths.ts";
import { useSiteData } from "./site-data.ts";

/** The line above the navigation: how much there is to choose from, as the directory counts it. */
export function Topline() {
  const stats = useSiteData()?.stats;
  return (
    <div
      data-ground="deep"
      className="flex h-(--topline) items-center justify-center bg-deep px-4 text-center text-xs text-white/90"
    >
      {stats && (
        <Link
          to={paths.courses()}
          className="tabular inline-flex h-full items-center truncate hover:underline"
        >
          <strong className="font-semibold text-white">
            {stats.courses.toLocaleString("en")} courses
          </strong>
          &nbsp;across&nbsp;
          <strong className="font-semibold text-white">
            {stats.institutions.toLocaleString("en")} institutions
          </strong>
        </Link>
      )}
    </div>
  );
}
