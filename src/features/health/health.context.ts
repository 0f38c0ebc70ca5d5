import { createContext } from "react-router";
import type { HealthService } from "./health.service.server.ts";

export const healthContext = createContext<HealthService>();
