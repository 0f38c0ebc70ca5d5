import { createContext } from "react-router";
import type { AccountForms } from "./account-forms.server.ts";

export const accountFormsContext = createContext<AccountForms>();
