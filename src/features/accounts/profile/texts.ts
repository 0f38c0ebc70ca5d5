/** Messages of the profile for a response without a sentence. */
export const NOT_SAVED = "That could not be saved. Please try again.";
export const NOT_DONE = "That did not work. Please try again.";
