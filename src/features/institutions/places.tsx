import { MapPin } from "lucide-react";
import { NOT_STATED } from "#catalogue/course.ts";
import { classNames } from "#ui/class-names.ts";

interface PlacesProps {
  places: readonly string[];
  /** Number of places to name; the rest are counted. */
  shown: number;
  className?: string;
}

/** The places of an institution. */
export function Places({ places, shown, className }: PlacesProps) {
  const left = places.length - shown;
  return (
    <p className={classNames("flex items-start gap-2", className)}>
      <MapPin aria-hidden size={18} className="mt-[0.25em] shrink-0 text-brand" />
      <span className={classNames(places.length === 0 && "text-ink-faint")}>
        <span className="sr-only">Where: </span>
        {places.slice(0, shown).join(", ") || NOT_STATED}
        {left > 0 && ` and ${left} more`}
      </span>
    </p>
  );
}
