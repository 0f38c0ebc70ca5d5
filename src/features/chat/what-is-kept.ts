/** Key in the browser's storage: whether the chat may use what else is kept there. */
export const USES_KEPT_KEY = "chat_uses_kept";
