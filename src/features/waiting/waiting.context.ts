import { createContext } from "react-router";
import type { WaitingService } from "./waiting.service.server.ts";

export const waitingContext = createContext<WaitingService>();
