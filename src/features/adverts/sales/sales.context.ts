import { createContext } from "react-router";
import type { AdvertOrders } from "./orders.service.server.ts";
import type { SellingService } from "./selling.service.server.ts";

export const advertOrdersContext = createContext<AdvertOrders>();
export const sellingContext = createContext<SellingService>();
