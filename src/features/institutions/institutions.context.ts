import { createContext } from "react-router";
import type { InstitutionsService } from "./institutions.service.server.ts";

export const institutionsContext = createContext<InstitutionsService>();
