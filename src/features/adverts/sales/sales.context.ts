import { createContext } from "react-router";
import type { AdvertOrders } from "./orders.service.server.ts";

export const advertOrdersContext = createContext<AdvertOrders>();
