/** The sections of the course editor in their order, as on the course's page. */
export const EDITOR_SECTIONS = [
  { id: "basics", title: "Name, level and award" },
  { id: "study", title: "Where, how and how long" },
  { id: "intakes", title: "Intakes" },
  { id: "fees", title: "Fees" },
  { id: "entry", title: "Entry requirements" },
  { id: "texts", title: "Modules, careers and notes" },
] as const;

export type EditorSection = (typeof EDITOR_SECTIONS)[number]["id"];
