import { Link } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { clickRate } from "../report.ts";
import { nextMonthsAddress, orderFilePath } from "../sales/order-paths.ts";
import { COUNTED_WORDS, reportBy } from "../sales/order-report.ts";
import type { OrderDetails, OrderReport } from "../sales/sales.schema.ts";
import { SLOTS, type SlotKey } from "../slots.ts";

interface OrderResultsProps {
  report: OrderReport;
  order: OrderDetails;
  token: string;
}

/** How often the adverts of an order were seen and followed. */
export function OrderResults({ report, order, token }: OrderResultsProps) {
  return (
    <section aria-labelledby="report" className="grid min-w-0 gap-6">
      <h2 id="report" className="text-2xl">
        Report
      </h2>
      {report.rows.length === 0 ? (
        <p className="text-ink-soft">
          Nothing is counted yet: the report begins on the first day of the first paid month.
        </p>
      ) : (
        <>
          <dl className="tabular grid grid-cols-3 gap-4">
            <ResultFigure name="Seen" value={report.seen.toLocaleString("en")} />
            <ResultFigure name="Clicked" value={report.clicks.toLocaleString("en")} />
            <ResultFigure name="Rate" value={clickRate(report.seen, report.clicks)} />
          </dl>
          <ResultTable caption="By slot" rows={reportBy(report, "slot")} nameOf={slotName} />
          <ResultTable caption="By day" rows={reportBy(report, "day")} nameOf={dateWords} />
          <p>
            <Link
              reloadDocument
              to={orderFilePath(token, "report.csv")}
              className="font-semibold text-link"
            >
              Days and slots as CSV
            </Link>
          </p>
        </>
      )}
      <div className="max-w-text">
        <h3 className="text-lg">What we count, and what we do not</h3>
        <ul className="mt-2 grid list-disc gap-1 ps-5 text-ink-soft">
          {COUNTED_WORDS.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <p>
        <ButtonLink variant="secondary" to={nextMonthsAddress(order)}>
          Order the next months
        </ButtonLink>
      </p>
    </section>
  );
}

const slotName = (slot: SlotKey) => SLOTS[slot].name;

function ResultFigure({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-2xl font-bold">{value}</dd>
    </div>
  );
}

interface ResultTableProps<Name> {
  caption: string;
  rows: readonly { name: Name; seen: number; clicks: number }[];
  nameOf: (name: Name) => string;
}

/** Each row has a bar of how often it was seen, against the most. */
function ResultTable<Name extends string>({ caption, rows, nameOf }: ResultTableProps<Name>) {
  const most = Math.max(1, ...rows.map(({ seen }) => seen));
  return (
    <TableScroller label={caption}>
      <table className="tabular w-full border-collapse text-sm">
        <caption className="mb-1 text-start text-lg font-semibold">{caption}</caption>
        <thead className="border-b-2 border-line-strong text-ink-soft">
          <tr className="*:px-2 *:py-2 *:text-end *:font-semibold">
            <th scope="col" className="text-start!">
              {caption === "By day" ? "Day" : "Slot"}
            </th>
            <th scope="col">Seen</th>
            <th scope="col">Clicked</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, seen, clicks }) => (
            <tr key={name} className="border-b border-line *:px-2 *:py-1.5 *:text-end">
              <th scope="row" className="text-start! font-normal">
                {nameOf(name)}
                <svg aria-hidden className="mt-1 block h-2 w-full max-w-80">
                  <rect width="100%" height="100%" rx="2" className="fill-sunken" />
                  <rect
                    width={`${(seen / most) * 100}%`}
                    height="100%"
                    rx="2"
                    className="fill-brand"
                  />
                </svg>
              </th>
              <td>{seen.toLocaleString("en")}</td>
              <td>{clicks.toLocaleString("en")}</td>
              <td className="whitespace-nowrap">{clickRate(seen, clicks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
