import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { report } from "#web/api-client.ts";
import { COUNT_VISIT } from "./visits.endpoints.ts";

/** Do Not Track and Global Privacy Control: a visitor who set one is not counted. */
interface PrivacySettings {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Tells the server once that a page was opened, on load and after each move. It shows nothing. */
export function PageViews() {
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    sendView(pathname);
  }, [pathname]);
  return null;
}

function sendView(path: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySettings;
  if (globalPrivacyControl || doNotTrack === "1") return;
  report(COUNT_VISIT, { body: { path } });
}
