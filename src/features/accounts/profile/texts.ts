/** What the profile says where the server sent no sentence, and where no answer came. */
export const NOT_SAVED = {
  failed: "That could not be saved. Please try again.",
  network: "Network error. Please try again later.",
};

export const NOT_DONE = {
  failed: "That did not work. Please try again.",
  network: "Network error. Please try again later.",
};
