import { createContext } from "react-router";
import type { Published } from "./published.service.server.ts";

export const publishedContext = createContext<Published>();
