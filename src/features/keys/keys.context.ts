import { createContext } from "react-router";
import type { KeysService } from "./keys.service.server.ts";

export const keysContext = createContext<KeysService>();
