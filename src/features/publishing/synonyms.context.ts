import { createContext } from "react-router";
import type { SynonymService } from "./synonyms.service.server.ts";

export const synonymsContext = createContext<SynonymService>();
