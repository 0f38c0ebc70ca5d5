/** The fields that a visitor fills in. */
export type TicketField = "name" | "email" | "message";

/** Groups of facts that a mistake can be in, with their labels. */
export const REPORTED_PARTS = new Map([
  ["approval", "Approval"],
  ["cost", "Cost and fees"],
  ["intakes", "Intakes"],
  ["entry", "Entry requirements"],
  ["contacts", "Contacts"],
  ["record", "Name, level, duration or another detail"],
] as const);
export type ReportedPart = Parameters<(typeof REPORTED_PARTS)["get"]>[0];

/** The record that a message is about, as the site shows it. */
export interface TicketSubject {
  kind: "course" | "institution";
  id: number;
  /** "Diploma in Marketing at Reef College". */
  name: string;
  /** Its page. */
  path: string;
  parts: readonly ReportedPart[];
  /** Source and date of a part; of the whole record where no part is given. */
  stated: (part: ReportedPart | null) => string | null;
}

/** The message after a successful submission (specification, 8). */
export const RECEIVED = "Thank you for your message. We have received it and will respond shortly";
export const TICKET_FAILED = "An error has occurred, and we are working to resolve it.";

/** How long the form's banners show, in milliseconds (specification, 9). */
export const BANNER_MS = 2_000;
