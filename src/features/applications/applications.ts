/** Where an application stands. */
export const APPLICATION_STATES = [
  ...(["unconfirmed", "waiting", "returned"] as const),
  ...(["approved", "declined"] as const),
] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Answers of the API, the same whatever is known of the address. */
export const APPLICATION_ANSWERS = {
  received: "We have sent you a mail. Follow its link, and your application reaches us.",
  confirmed: "Your application has reached us. A person reads it, and a mail says how it went.",
  sentAnew:
    "Your application has reached us again. A person reads it, and a mail says how it went.",
  sentFromAnother:
    "We have sent a mail to your other address. Follow its link, and your application reaches us again.",
  returned: "The application went back. A mail says what is missing.",
  approved: "The application is approved. A mail with the invitation is on its way.",
  declined: "The application is declined. A mail says so.",
} as const;

/** @param sent what became of an application that was sent anew. */
export function anewAnswer({ isProven }: { isProven: boolean }): string {
  return isProven ? APPLICATION_ANSWERS.sentAnew : APPLICATION_ANSWERS.sentFromAnother;
}

export const INVALID_APPLICATION_LINK =
  "This link does not work, or no longer: it was followed already, or is too old.";

/** Told to who sends an application back as it was, without a word. */
export const NOTHING_MENDED = "Change what is asked for above, or answer here";

/** Told to who decides on an application that is not waiting. */
export const DECIDED_ALREADY = "This application is not waiting for a decision";
