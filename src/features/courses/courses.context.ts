import { createContext } from "react-router";
import type { CoursesService } from "./courses.service.server.ts";

export const coursesContext = createContext<CoursesService>();
