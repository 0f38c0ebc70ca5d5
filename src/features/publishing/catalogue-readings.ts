import type { Reading } from "#platform/http/metrics.server.ts";
import type { Published } from "./published.service.server.ts";

/** Metrics of the published catalogue for `/metrics`. */
export function catalogueReadings(published: Published): Reading[] {
  return [
    {
      name: "magu_catalogue_version",
      help: "Version of the published catalogue that is served",
      value: () => published.current().version,
    },
    {
      name: "magu_catalogue_courses",
      help: "Published courses",
      value: () => published.current().stats.courses,
    },
    {
      name: "magu_catalogue_left_out",
      help: "Courses, institutions and categories that could not be indexed; the log names them",
      value: () => published.current().leftOut.length,
    },
  ];
}
