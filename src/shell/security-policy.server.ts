import { hash } from "node:crypto";

/** What a page's policy allows besides the site itself. */
export interface PolicyParts {
  /** Texts of the inline scripts that the renderer output. */
  inlineScripts: Iterable<string>;
  /** Allowed origins of scripts. */
  scripts: readonly string[];
  /** Origins that pages may connect to. */
  connections: readonly string[];
}

/** Browser features that the site does not use, and therefore forbids. */
const PERMISSIONS = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Security headers of a page; the policy allows only our own inline scripts. */
export function securityHeaders(parts: PolicyParts): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(parts),
    "Permissions-Policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
  };
}

function contentSecurityPolicy(parts: PolicyParts): string {
  const hashes = new Set(Array.from(parts.inlineScripts, hashOf));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...parts.scripts, ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    // Never of what is stored: with each host in a record the header grew, until proxies refused it.
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...parts.connections].join(" "),
    "frame-src https://www.openstreetmap.org https://www.google.com https://maps.google.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

function hashOf(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}
