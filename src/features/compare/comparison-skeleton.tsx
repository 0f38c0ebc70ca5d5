import { Skeleton } from "#ui/skeleton.tsx";

/** Columns and rows while courses load (specification, 2.8). */
const SKELETON_COLUMNS = [1, 2, 3];
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Placeholder for a comparison that is loading. */
export function ComparisonSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface noscript:hidden">
      <table aria-hidden className="w-full">
        <tbody>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className="max-sm:h-24">
              {SKELETON_COLUMNS.map((column) => (
                <td key={column} className="border-b border-line p-4">
                  <Skeleton className={row === 1 ? "h-6 w-4/5" : "h-4 w-3/5"} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        Loading the courses of your shortlist
      </p>
    </div>
  );
}
