import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { VISITS } from "./visits.ts";

/** Browsers that know these settings; a visitor who set one is not counted. */
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
  const view = new Blob([JSON.stringify({ path })], { type: "application/json" });
  // It outlives the page. Whether it arrives is of no concern to the visitor.
  navigator.sendBeacon(VISITS, view);
}
