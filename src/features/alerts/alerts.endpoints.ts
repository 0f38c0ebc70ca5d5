import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./alerts.schema.ts";

type AlertsSchema = typeof schema.alerts;
type SearchParameter = typeof schema.searchParameter;
type CourseParameter = typeof schema.courseParameter;

/** What a signed-in person saved to be told about. Each answers all of it. */
export const ALERTS = {
  read: endpoint<{ answer: AlertsSchema }>("GET", "/api/v1/account/alerts"),
  pause: endpoint<{ body: typeof schema.alertPause; answer: AlertsSchema }>(
    "PATCH",
    "/api/v1/account/alerts",
  ),
  askAgain: endpoint<{ answer: AlertsSchema }>("POST", "/api/v1/account/alerts/confirmation"),
  saveSearch: endpoint<{ body: typeof schema.savedSearchBody; answer: AlertsSchema }>(
    "POST",
    "/api/v1/account/alerts/searches",
  ),
  removeSearch: endpoint<{ params: SearchParameter; answer: AlertsSchema }>(
    "DELETE",
    "/api/v1/account/alerts/searches/:id",
  ),
  saveCourse: endpoint<{ params: CourseParameter; answer: AlertsSchema }>(
    "PUT",
    "/api/v1/account/alerts/courses/:id",
  ),
  removeCourse: endpoint<{ params: CourseParameter; answer: AlertsSchema }>(
    "DELETE",
    "/api/v1/account/alerts/courses/:id",
  ),
};
