import { createContext } from "react-router";
import type { ContentService } from "./content.service.server.ts";

export const contentContext = createContext<ContentService>();
