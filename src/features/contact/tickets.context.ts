import { createContext } from "react-router";
import type { TicketsService } from "./tickets.service.server.ts";

export const ticketsContext = createContext<TicketsService>();
