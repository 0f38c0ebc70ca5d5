import { createContext } from "react-router";
import type { FixedPagesService } from "./fixed-pages.service.server.ts";

export const fixedPagesContext = createContext<FixedPagesService>();
