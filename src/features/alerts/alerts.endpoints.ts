import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./alerts.schema.ts";

type AlertsSchema = typeof schema.alerts;
type OneSearch = { params: typeof schema.searchParameter };
type OneCourseAlert = { params: typeof schema.courseParameter };

const ALERTS_URL = "/api/v1/account/alerts";

/** What a signed-in person saved to be told about. Each answers all of it. */
export const ALERTS = {
  read: endpoint.get<AlertsSchema>(ALERTS_URL),
  pause: endpoint.patch<AlertsSchema, { body: typeof schema.alertPause }>(ALERTS_URL),
  askAgain: endpoint.post<AlertsSchema>(`${ALERTS_URL}/confirmation`),
  saveSearch: endpoint.post<AlertsSchema, { body: typeof schema.savedSearchBody }>(
    `${ALERTS_URL}/searches`,
  ),
  removeSearch: endpoint.delete<AlertsSchema, OneSearch>(`${ALERTS_URL}/searches/:id`),
  saveCourse: endpoint.put<AlertsSchema, OneCourseAlert>(`${ALERTS_URL}/courses/:id`),
  removeCourse: endpoint.delete<AlertsSchema, OneCourseAlert>(`${ALERTS_URL}/courses/:id`),
};
