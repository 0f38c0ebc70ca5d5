import { createContext } from "react-router";
import type { SourcesService } from "./sources.service.server.ts";

export const sourcesContext = createContext<SourcesService>();
