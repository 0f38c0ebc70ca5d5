import { createContext } from "react-router";
import type { ContactService } from "./contact.service.server.ts";

export const contactContext = createContext<ContactService>();
