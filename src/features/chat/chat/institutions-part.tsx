import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { SampleWords } from "#web/sample-mark.tsx";
import type { AnswerPart } from "../answer.schema.ts";
import { LabelledFact } from "./fact.tsx";
import { emptyAsNull, PART_CARD, PART_NAME } from "./part-styles.ts";

type InstitutionsPartData = Extract<AnswerPart, { kind: "institutions" }>;

/** Institutions with the places where they teach. */
export function InstitutionsPart({ part: { institutions } }: { part: InstitutionsPartData }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {institutions.map(({ id, name, places, link, facts, sample }) => (
        <li key={id} className={PART_CARD}>
          <h3 className="text-base leading-snug">
            <Link to={link} prefetch="intent" className={PART_NAME}>
              {name}
            </Link>
          </h3>
          {sample && <SampleWords />}
          {places.length > 0 && (
            <p className="mt-1 flex gap-1.5 text-sm text-ink-soft">
              <MapPin aria-hidden size={16} className="mt-0.5 shrink-0" />
              {places.join(", ")}
            </p>
          )}
          {facts.length > 0 && (
            <dl className="mt-3 grid grid-cols-1 gap-x-5 gap-y-2 sm:grid-cols-2">
              {facts.map(({ label, value }) => (
                <LabelledFact key={label} label={label} value={emptyAsNull(value)} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
