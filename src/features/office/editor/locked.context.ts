import { createContext } from "react";

/** True where fields cannot be changed: a disabled fieldset does not reach rich text. */
export const LockedContext = createContext(false);
