/** Where this browser keeps which courses its owner has applied for. */
export const APPLIED_KEY = "applied_courses";
