import { createContext } from "react-router";
import type { AuditService } from "./audit.service.server.ts";

export const auditContext = createContext<AuditService>();
