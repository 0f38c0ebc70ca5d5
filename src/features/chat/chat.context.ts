import { createContext } from "react-router";
import type { ChatService } from "./chat.service.server.ts";

export const chatContext = createContext<ChatService>();
