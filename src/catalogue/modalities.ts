export type DeliveryModality = "f2f" | "online" | "blended";

export interface Modality {
  value: DeliveryModality;
  label: string;
  explanation: string;
}

/** How a course reaches its students (specification, 9). */
export const MODALITIES: readonly Modality[] = [
  {
    value: "f2f",
    label: "Face to Face",
    explanation: "You go to a classroom, lab or workshop.",
  },
  {
    value: "online",
    label: "Online",
    explanation: "You study over the internet and need not travel.",
  },
  {
    value: "blended",
    label: "Blended",
    explanation: "Some of it is online, some of it in a classroom.",
  },
];

const LABELS = new Map(MODALITIES.map(({ value, label }) => [value, label]));

/** Label of a modality: "Face to Face". */
export function modalityLabel(modality: DeliveryModality): string {
  return LABELS.get(modality) ?? modality;
}
