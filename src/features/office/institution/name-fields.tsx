import { LazyRichText } from "../editor/lazy-rich-text.tsx";
import { heldFields, NeededLine, OptionalLine } from "../editor/small-fields.tsx";
import type { InstitutionSectionProps } from "./institution-section.ts";

/** Names, and the institution's own text. */
export function NameFields({ fields, change, problems }: InstitutionSectionProps) {
  const held = heldFields(fields, change, (name) => problems.get(name));
  return (
    <>
      <NeededLine label="Name" required {...held("name")} />
      <OptionalLine label="Name in Dhivehi" lang="dv" dir="rtl" {...held("name_dv")} />
      <LazyRichText label="Overview" {...held("overview")} />
    </>
  );
}
