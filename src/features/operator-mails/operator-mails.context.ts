import { createContext } from "react-router";
import type { OperatorMailsService } from "./operator-mails.service.server.ts";

export const operatorMailsContext = createContext<OperatorMailsService>();
