import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { amountWithTimes } from "#catalogue/fees.ts";
import { spreadWords } from "#catalogue/net-cost.ts";
import {
  formatTotalCost,
  mvrWords,
  rateWords,
  totalCost,
  totalCostContents,
} from "#catalogue/total-cost.ts";
import { useOperator } from "#web/operator.ts";
import { SupportList } from "./support-list.tsx";

/** Every fee of a course, and their total where the fees allow only one reading. */
export function FeeTable({ course }: { course: Course }) {
  const operator = useOperator();
  const spread = spreadWords(course, operator);
  const total = totalCost(course);
  const mvr = total && mvrWords(total, operator);
  return (
    <div className="grid max-w-text gap-4">
      {course.fee_text && <p>{course.fee_text}</p>}
      {course.fees.length > 0 && <Fees course={course} />}
      {mvr && (
        <p className="text-sm text-ink-soft">
          In rufiyaa {mvr}, {rateWords(total.currency, operator)}.
        </p>
      )}
      {spread && (
        <p className="text-sm text-ink-soft">
          Our sum, which the institution does not offer: {spread}.
        </p>
      )}
      <SupportList course={course} />
      <p className="text-sm text-ink-soft">
        Fees are indicative. Ask the institution for the fee of your intake before you apply.
      </p>
    </div>
  );
}

function Fees({ course }: { course: Course }) {
  const total = totalCost(course);
  return (
    <table className="tabular w-full text-start">
      <caption className="sr-only">Fees of {course.name}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-soft">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            Fee
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {course.fees.map((fee, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fees may be alike, and none ever moves
          <tr key={at} className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-4 text-start font-medium wrap-anywhere">
              {fee.type}
              {fee.remarks && (
                <span className="block text-sm font-normal text-ink-soft">{fee.remarks}</span>
              )}
            </th>
            <td className="py-3 text-end">{amountWithTimes(fee) ?? NOT_STATED}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-top">
          <th scope="row" className="pt-4 pe-4 text-start wrap-anywhere">
            Total cost
            <span className="block text-sm font-normal text-ink-soft">
              {total ? totalCostContents(total) : "The fees as stated do not add up to one figure."}
            </span>
          </th>
          <td className="pt-4 text-end text-lg font-bold">{formatTotalCost(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
