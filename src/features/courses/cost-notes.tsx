import type { Nullable } from "#catalogue/course.ts";
import { GRANT_SCHEME, YOU_PAY } from "#catalogue/first-degree.ts";
import { costNotes, isInScheme, netCost, type Payable, schemeNotFor } from "#catalogue/net-cost.ts";
import { type CostAmount, formatTotalCost, totalCost } from "#catalogue/total-cost.ts";
import { useUnderScheme } from "#features/entry/under-scheme.store.ts";
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
    ? { label: YOU_PAY, cost: netCost(course, operator) }
    : { label: "Total cost", cost: totalCost(course) };
}

interface OtherPriceProps extends CostProps {
  /** The type of the price beside which it stands: what is left to pay is as much the price. */
  figure: string;
  /** Names those whom the scheme leaves out. */
  saysWho?: boolean;
}

/**
 * Beside the total what is left to pay under the scheme, and for whom; beside that the total. Nothing
 * where there is only one.
 */
export function OtherPrice({ course, figure, className, saysWho = false }: OtherPriceProps) {
  const operator = useOperator();
  const isOwn = useUnderScheme() && isInScheme(course);
  const net = netCost(course, operator);
  const who = saysWho ? schemeNotFor(operator) : null;
  if (isOwn) {
    const total = totalCost(course);
    return (
      <span className={classNames("block", className)}>
        {`${GRANT_SCHEME}${who ? `, ${who}` : ""}. `}
        {total && <Unbroken text={`Without it ${formatTotalCost(total)}.`} />}
      </span>
    );
  }
  if (!net) return null;
  return (
    <span className={classNames("net-price block", className)}>
      or{" "}
      <strong className={figure}>
        <Unbroken text={formatTotalCost(net)} />
      </strong>{" "}
      with the {net.scheme}, {who ?? "for those who qualify"}
    </span>
  );
}
