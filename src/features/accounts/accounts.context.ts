import { createContext } from "react-router";
import type { AccountsService } from "./accounts.service.server.ts";

export const accountsContext = createContext<AccountsService>();
