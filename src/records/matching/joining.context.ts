import { createContext } from "react-router";
import type { RecordJoining } from "./record-joining.server.ts";

export const joiningContext = createContext<RecordJoining>();
