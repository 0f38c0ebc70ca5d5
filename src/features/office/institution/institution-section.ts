import type { MistakesByPlace } from "../editor/mistakes.ts";
import type { ChangeFields } from "../editor/use-draft.ts";
import type { InstitutionFields } from "./institution-fields.ts";

/** What each section of the editor is given. */
export interface InstitutionSectionProps {
  /** Id of the institution. */
  id: number;
  fields: InstitutionFields;
  change: ChangeFields<InstitutionFields>;
  problems: MistakesByPlace;
}

/** The sections of the editor in their order, as on the institution's page. */
export const INSTITUTION_SECTIONS = [
  { id: "name", title: "Name and overview" },
  { id: "pictures", title: "Logo, banner and slides" },
  { id: "campuses", title: "Campuses and contacts" },
  { id: "faculties", title: "Faculties" },
] as const;
