import { LazyRichText } from "../editor/lazy-rich-text.tsx";
import { OptionalLine } from "../editor/small-fields.tsx";
import type { InstitutionSectionProps } from "./institution-section.ts";

/** Names, and the institution's own text. */
export function NameFields({ fields, change, problems }: InstitutionSectionProps) {
  return (
    <>
      <OptionalLine
        label="Name"
        required
        value={fields.name}
        error={problems.get("name")}
        onChange={(name) => change({ name: name ?? "" }, "name")}
      />
      <OptionalLine
        label="Name in Dhivehi"
        lang="dv"
        dir="rtl"
        value={fields.name_dv}
        error={problems.get("name_dv")}
        onChange={(name_dv) => change({ name_dv }, "name_dv")}
      />
      <LazyRichText
        label="Overview"
        value={fields.overview}
        error={problems.get("overview")}
        onChange={(overview) => change({ overview }, "overview")}
      />
    </>
  );
}
