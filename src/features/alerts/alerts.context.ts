import { createContext } from "react-router";
import type { AlertsService } from "./alerts.service.server.ts";

export const alertsContext = createContext<AlertsService>();
