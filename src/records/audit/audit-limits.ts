/** Years for which entries are kept; the database lets no younger one be deleted. */
export const AUDIT_YEARS = 2;
