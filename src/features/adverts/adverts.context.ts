import { createContext } from "react-router";
import type { AdvertsService } from "./adverts.service.server.ts";

export const advertsContext = createContext<AdvertsService>();
