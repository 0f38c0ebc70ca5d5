import { GraduationCap } from "lucide-react";
import type { Nullable } from "#catalogue/course.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import {
  costNotes,
  isInScheme,
  netCost,
  type Payable,
  schemeLeavesOut,
  schemeNotFor,
} from "#catalogue/net-cost.ts";
import { type CostAmount, formatTotalCost, totalCost } from "#catalogue/total-cost.ts";
import { useUnderScheme } from "#features/entry/under-scheme.store.ts";
import { Badge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Unbroken } from "#ui/unbroken.tsx";
import { useOperator } from "#web/operator.ts";

interface CostProps {
  course: Payable;
  className?: string;
}

/** What a total cost means: in rufiyaa, and in stated instalments. */
export function CostNotes({ course, className }: CostProps) {
  return costNotes(course, useOperator()).map((note) => (
    <span key={note} className={classNames("block", className)}>
      <Unbroken text={note} />
    </span>
  ));
}

/**
 * The price of a course for this reader, and what it is: the total, or what the scheme leaves of it
 * for whom says that it applies to them.
 */
export function usePrice(course: Payable): { label: string; cost: Nullable<CostAmount> } {
  const operator = useOperator();
  const isOwn = useUnderScheme() && isInScheme(course);
  return isOwn
    ? { label: "What you pay", cost: netCost(course, operator) }
    : { label: "Total cost", cost: totalCost(course) };
}

/** What the scheme leaves to pay, beside the total and as large, with whom it leaves out. */
export function SchemePrice({ course, figure }: CostProps & { figure: string }) {
  const operator = useOperator();
  const isOwn = useUnderScheme();
  const leftOut = schemeLeavesOut(course);
  if (leftOut) return <span className="block text-xs">{`The ${GRANT_SCHEME} is ${leftOut}.`}</span>;
  if (!isInScheme(course)) return null;
  const net = netCost(course, operator);
  const notFor = schemeNotFor(operator);
  const total = isOwn ? totalCost(course) : null;
  return (
    <>
      <span className="net-price block">
        {!isOwn && net && (
          <>
            or{" "}
            <strong className={figure}>
              <Unbroken text={formatTotalCost(net)} />
            </strong>{" "}
          </>
        )}
        {(isOwn || net) && "with the "}
        <Badge tone="brand" icon={<GraduationCap aria-hidden size={14} />}>
          {GRANT_SCHEME}
        </Badge>
      </span>
      {notFor && <span className="block text-xs first-letter:uppercase">{notFor}.</span>}
      {total && (
        <span className="block">
          <Unbroken text={`${formatTotalCost(total)} without it.`} />
        </span>
      )}
    </>
  );
}
