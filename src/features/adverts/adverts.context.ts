import { createContext } from "react-router";
import type { AdvertsService } from "./adverts.service.server.ts";
import type { HouseAdverts } from "./house-adverts.service.server.ts";

export const advertsContext = createContext<AdvertsService>();
export const houseAdvertsContext = createContext<HouseAdverts>();
