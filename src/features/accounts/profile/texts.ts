/** Messages of the profile for a response without a sentence, and for no response. */
export const NOT_SAVED = {
  failed: "That could not be saved. Please try again.",
  network: "Network error. Please try again later.",
};

export const NOT_DONE = {
  failed: "That did not work. Please try again.",
  network: "Network error. Please try again later.",
};
