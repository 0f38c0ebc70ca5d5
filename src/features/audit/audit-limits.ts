/** Years for which entries are kept; migration 029 lets no younger one be deleted. */
export const AUDIT_YEARS = 2;
