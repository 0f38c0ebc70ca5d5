import { createContext } from "react-router";
import type { ApplicationsService } from "./applications.service.server.ts";

export const applicationsContext = createContext<ApplicationsService>();
