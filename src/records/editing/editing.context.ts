import { createContext } from "react-router";
import type { EditingService } from "./editing.service.server.ts";

export const editingContext = createContext<EditingService>();
