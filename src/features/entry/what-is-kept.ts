/** Where this browser keeps what its owner has, as its code. */
export const WHAT_I_HAVE_KEY = "what_i_have";
/** Attribute of the document while this browser holds something: cards keep room for the answer. */
export const HAS_WHAT = "data-has-what";
/** Set where the owner says that the grant scheme applies to them. */
export const UNDER_SCHEME_KEY = "under_the_scheme";
/** Attribute of the document that was loaded while lists show only what the owner can enter. */
export const SHOWS_ONLY = "data-shows-only";

/** Set while lists show only what the owner can enter. */
export const ONLY_KEY = "only_what_i_can_enter";
