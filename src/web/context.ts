import { createContext } from "react-router";
import type { CoursesService } from "#features/courses/courses.service.server.ts";
import type { InstitutionsService } from "#features/institutions/institutions.service.server.ts";
import type { Published } from "#features/publishing/published.service.server.ts";

/** What a page's loader may ask. */
export interface PageServices {
  published: Published;
  courses: CoursesService;
  institutions: InstitutionsService;
  /** Origin of the site without a trailing slash, for canonical links. */
  publicUrl: string;
}

/** Set by the server for each request; loaders read it with `context.get(services)`. */
export const services = createContext<PageServices>();
