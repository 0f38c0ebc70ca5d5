/** Mails to the operator: each kind can be turned off in the office. */
export const OPERATOR_MAILS = new Map([
  ["application", { title: "An institution applies", when: "at once" }],
  ["message", { title: "A message or a mistake reported", when: "at once" }],
  ["question", { title: "A question that no institution can be asked", when: "at once" }],
  ["advert_order", { title: "An advert order to decide", when: "at once" }],
  ["backup_failed", { title: "A backup failed", when: "at once" }],
  ["import_waits", { title: "An import failed, or would archive much", when: "at once" }],
  ["disk_full", { title: "The disk is nearly full", when: "once a day at most" }],
  ["mails_failed", { title: "Mails could not be delivered", when: "once a day at most" }],
  ["digest", { title: "What waits for us, in one mail", when: "each morning at 7" }],
] as const);
export type OperatorMailKind = Parameters<(typeof OPERATOR_MAILS)["get"]>[0];
