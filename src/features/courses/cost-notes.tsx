import { costNotes, netCost, type Payable, schemeNotFor } from "#catalogue/net-cost.ts";
import { formatTotalCost } from "#catalogue/total-cost.ts";
import { classNames } from "#ui/class-names.ts";
import { Unbroken } from "#ui/unbroken.tsx";

interface CostProps {
  course: Payable;
  className?: string;
}

/** What a total cost means: in rufiyaa, and in stated instalments. */
export function CostNotes({ course, className }: CostProps) {
  return costNotes(course).map((note) => (
    <span key={note} className={classNames("block", className)}>
      <Unbroken text={note} />
    </span>
  ));
}

interface NetPriceProps extends CostProps {
  /** The type of the total beside which it stands: what is left to pay is as much the price. */
  figure: string;
  /** Names those whom the scheme leaves out. */
  saysWho?: boolean;
}

/** What is left to pay under the scheme, and for whom; nothing as for `netCost`. */
export function NetPrice({ course, figure, className, saysWho = false }: NetPriceProps) {
  const net = netCost(course);
  if (!net) return null;
  return (
    <span className={classNames("net-price block", className)}>
      or{" "}
      <strong className={figure}>
        <Unbroken text={formatTotalCost(net)} />
      </strong>{" "}
      with the {net.scheme}, {(saysWho && schemeNotFor(course)) || "for those who qualify"}
    </span>
  );
}
