import { classNames } from "#ui/class-names.ts";
import { TableScroller } from "#ui/table-scroller.tsx";
import { MATERIAL_LIMITS } from "../advert-limits.ts";
import { type Prices, termsOf } from "../sales/price-list.ts";
import { type Slot, type SlotKey, slots } from "../slots.ts";

interface RateTableProps {
  free: Record<SlotKey, number>;
  prices: Prices;
  chosen: readonly SlotKey[];
  onToggle: (key: SlotKey) => void;
}

const TABLE_CAPTION = "Advertising rates in MVR for one month";
const HIDDEN_WHEN_SMALL = "max-sm:hidden";
/** On a phone with enlarged text no price has room beside the name of its place. */
const FOLDING_ROW = "@max-[16rem]/page:flex @max-[16rem]/page:flex-wrap";
const BELOW_THE_NAME = "@max-[16rem]/page:w-full @max-[16rem]/page:text-start!";

/** Every slot with its size, places and rate, and a checkbox that adds it to the estimate. */
export function RateTable({ free, prices, chosen, onToggle }: RateTableProps) {
  return (
    <TableScroller label={TABLE_CAPTION}>
      <table className="rates w-full border-collapse text-start">
        <caption className="sr-only">{TABLE_CAPTION}</caption>
        <thead className="border-b-2 border-line-strong text-sm text-ink-soft">
          <tr className={classNames("*:px-2 *:py-3 *:text-start *:font-semibold", FOLDING_ROW)}>
            <th scope="col">Place</th>
            <th scope="col" className={HIDDEN_WHEN_SMALL}>
              Size
            </th>
            <th scope="col" className={HIDDEN_WHEN_SMALL}>
              Places
            </th>
            <th scope="col" className={HIDDEN_WHEN_SMALL}>
              Free today
            </th>
            <th scope="col" className={classNames("text-end!", BELOW_THE_NAME)}>
              MVR a month
            </th>
          </tr>
        </thead>
        <tbody>
          {slots
            .map((slot) => ({ ...slot, ...termsOf(prices, slot.key) }))
            .map((slot) => (
              <tr
                key={slot.key}
                className={classNames(
                  "tabular border-b border-line has-checked:bg-brand-soft *:px-2",
                  FOLDING_ROW,
                )}
              >
                <th scope="row" className="text-start font-semibold">
                  <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
                    <input
                      type="checkbox"
                      name="slot"
                      value={slot.key}
                      checked={chosen.includes(slot.key)}
                      onChange={() => onToggle(slot.key)}
                      className="size-5 shrink-0 cursor-pointer"
                    />
                    <span>
                      {slot.name}
                      <span className="block text-sm font-normal text-ink-soft sm:hidden">
                        {sizeOf(slot)}, {free[slot.key]} of {slot.places} free
                      </span>
                    </span>
                  </label>
                </th>
                <td className={HIDDEN_WHEN_SMALL}>{sizeOf(slot)}</td>
                <td className={HIDDEN_WHEN_SMALL}>{slot.places}</td>
                <td className={HIDDEN_WHEN_SMALL}>{free[slot.key]}</td>
                <td className={classNames("text-end font-semibold", BELOW_THE_NAME)}>
                  {slot.monthly_rate.toLocaleString("en")}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function sizeOf({ size }: Slot): string {
  return size ? `${size.width} × ${size.height} px` : `${MATERIAL_LIMITS.text} characters`;
}
