import { createHash } from "node:crypto";
import { CSP_REPORTS } from "#platform/http/policy-reports.server.ts";

/** What a page's policy allows beside the site itself. */
export interface PolicyParts {
  /** Texts of the inline scripts that the renderer was given. */
  inlineScripts: Iterable<string>;
  /** Origins that scripts come from. */
  scripts: readonly string[];
  /** Origins that pages connect to. */
  connections: readonly string[];
  /** Origins of the pictures that published records name. */
  pictures: readonly string[];
}

/** Name of the place that browsers report to. */
const REPORTS = "policy";

/** Nothing of what a page could ask a browser for is used. */
const PERMISSIONS = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation"],
  ...["gyroscope", "hid", "magnetometer", "microphone", "midi", "payment"],
  ...["publickey-credentials-get", "screen-wake-lock", "serial", "usb", "xr-spatial-tracking"],
];

/** The headers that say what a page may do; the policy allows inline scripts of ours only. */
export function securityHeaders(parts: PolicyParts): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(parts),
    "Permissions-Policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
    "Reporting-Endpoints": `${REPORTS}="${CSP_REPORTS}"`,
  };
}

function contentSecurityPolicy(parts: PolicyParts): string {
  const hashes = new Set(Array.from(parts.inlineScripts, hashOf));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...parts.scripts, ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...parts.pictures].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...parts.connections].join(" "),
    "frame-src https://www.openstreetmap.org https://www.google.com https://maps.google.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // Older browsers know the first, newer ones the second.
    `report-uri ${CSP_REPORTS}`,
    `report-to ${REPORTS}`,
  ].join("; ");
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
