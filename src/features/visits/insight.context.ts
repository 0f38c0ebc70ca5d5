import { createContext } from "react-router";
import type { InsightService } from "./insight.service.server.ts";

export const insightContext = createContext<InsightService>();
