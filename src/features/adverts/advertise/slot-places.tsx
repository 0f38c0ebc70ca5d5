import { SectionHeading } from "#ui/section-heading.tsx";
import { slots } from "../slots.ts";
import { SlotMap } from "./slot-map.tsx";

/** Drawings of where each slot is. */
export function SlotPlaces() {
  return (
    <section aria-labelledby="places">
      <SectionHeading
        id="places"
        title="Where your advert stands"
        text="Each picture is one of our pages; the filled field is the place for sale."
        className="mb-8"
      />
      <ul className="grid columns-fit-2 gap-x-4 gap-y-8 sm:gap-x-8 md:columns-fit-4">
        {slots.map((slot) => (
          <li key={slot.key}>
            <SlotMap slot={slot} />
            <h3 className="mt-3 text-base">{slot.name}</h3>
            <p className="mt-1 text-sm text-ink-soft">{slot.where}.</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
