import { createContext } from "react-router";
import type { MembershipsService } from "./memberships.service.server.ts";

export const membershipsContext = createContext<MembershipsService>();
