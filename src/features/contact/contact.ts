/** What a visitor fills in. */
export type TicketField = "name" | "email" | "message";

/** What the contact form says and holds after it was sent. */
export type FormAnswer =
  | { state: "sent" }
  /** What is wrong with which field. */
  | { state: "invalid"; fields: Partial<Record<TicketField, string>> }
  | { state: "failed"; error: string };

/** A form that came without JavaScript and was not taken: what to say, and what was typed. */
export interface ReturnedForm {
  status: number;
  answer: Exclude<FormAnswer, { state: "sent" }>;
  values: Record<TicketField, string>;
}

/** Sentences of the specification, section 8. */
export const RECEIVED = "Thank you for your message. We have received it and will respond shortly";
export const FAILED = "An error has occurred, and we are working to resolve it.";

/** How long the form's banners show, in milliseconds (specification, section 9). */
export const BANNER_TIME = 2_000;
