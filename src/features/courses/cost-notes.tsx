import { costNotes, type Payable } from "#catalogue/net-cost.ts";
import { classNames } from "#ui/class-names.ts";
import { Unbroken } from "#ui/unbroken.tsx";

/** What a total cost means: in rufiyaa, in stated instalments, and after the Government First Degree Scheme. */
export function CostNotes({ course, className }: { course: Payable; className?: string }) {
  return costNotes(course).map((note) => (
    <span key={note} className={classNames("block", className)}>
      <Unbroken text={note} />
    </span>
  ));
}
