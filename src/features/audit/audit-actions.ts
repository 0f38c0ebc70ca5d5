/** What is written to the audit log, in words. */
export const AUDIT_ACTIONS = new Map([
  ["change_published", "Published a change"],
  ["change_approved", "Approved a submitted change"],
  ["change_returned", "Returned a submitted change"],
  ["version_restored", "Took an earlier version back as a draft"],
  ["record_archived", "Archived"],
  ["record_brought_back", "Brought back"],
  ["review_rules_set", "Set what is reviewed first"],
  ["records_joined", "Joined two records"],
  ["records_kept_apart", "Said that two records are different"],
  ["record_split", "Took a join back"],
  ["application_approved", "Approved an application"],
  ["application_declined", "Declined an application"],
  ["member_invited", "Invited a member"],
  ["invitation_called_off", "Called an invitation off"],
  ["member_removed", "Removed a member"],
  ["member_role_changed", "Changed a member's role"],
  ["key_made", "Made a key"],
  ["key_revoked", "Revoked a key"],
  ["advert_order_approved", "Approved an advert order"],
  ["advert_order_returned", "Returned an advert order"],
  ["advert_order_cancelled", "Cancelled an advert order"],
  ["advert_invoice_paid", "Marked an invoice as paid"],
  ["advert_invoice_unpaid", "Marked an invoice as not paid"],
  ["advert_prices_set", "Set the prices of adverts"],
  ["account_made", "Made an account"],
  ["role_changed", "Changed a role"],
  ["account_disabled", "Disabled an account"],
  ["account_enabled", "Enabled an account"],
  ["two_factor_reset", "Reset two-factor sign-in"],
  ["content_added", "Added content"],
  ["content_changed", "Changed content"],
  ["content_removed", "Removed content"],
] as const);
export type AuditAction = Parameters<(typeof AUDIT_ACTIONS)["get"]>[0];

/** What an entry is about. */
export const AUDIT_SUBJECTS = new Map([
  ["course", "Course"],
  ["institution", "Institution"],
  ["application", "Application"],
  ["account", "Account"],
  ["content", "Content"],
  ["advert_order", "Advert order"],
  ["advert_prices", "Prices of adverts"],
] as const);
export type AuditSubjectKind = Parameters<(typeof AUDIT_SUBJECTS)["get"]>[0];
