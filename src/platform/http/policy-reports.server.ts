import type { FastifyInstance } from "fastify";
import { CSP_REPORTS_PER_ADDRESS, MAX_CSP_REPORT_BYTES, MAX_CSP_REPORTS } from "./limits.ts";
import type { LabelledReading } from "./metrics.server.ts";

/** Where browsers tell what a page's policy kept from happening. */
export const CSP_REPORTS = "/api/csp-reports";

const REPORT_TYPES = ["application/csp-report", "application/reports+json", "application/json"];

/** Names that are counted apart: those that pages set (src/shell/security-policy.server.ts). */
const DIRECTIVES: ReadonlySet<string> = new Set([
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "frame-src",
  "object-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
]);

export interface PolicyReports {
  /** What was reported since the start, by directive. */
  reading: LabelledReading;
  /** Takes reports at `CSP_REPORTS`. They are counted and not kept: anybody can write anything. */
  plugin(app: FastifyInstance): Promise<void>;
}

export function openPolicyReports(): PolicyReports {
  const counts = new Map<string, number>();
  return {
    reading: {
      name: "magu_policy_reports",
      help: "Breaks of the Content-Security-Policy that browsers reported since the start",
      label: "directive",
      values: () => counts,
    },
    plugin: async (app) => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser(
        REPORT_TYPES,
        { parseAs: "string", bodyLimit: MAX_CSP_REPORT_BYTES },
        (_request, body, done) => done(null, body),
      );
      app.post(
        CSP_REPORTS,
        { config: { rateLimit: CSP_REPORTS_PER_ADDRESS }, schema: { hide: true } },
        async ({ body }, reply) => {
          for (const directive of directivesIn(String(body ?? ""))) {
            counts.set(directive, (counts.get(directive) ?? 0) + 1);
          }
          return reply.code(204).header("Cache-Control", "no-store").send();
        },
      );
    },
  };
}

/** The directives that were broken: one in the older form of a report, a list in the newer. */
function directivesIn(body: string): string[] {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return [];
  }
  return [given].flat().slice(0, MAX_CSP_REPORTS).flatMap(directiveOf);
}

function directiveOf(report: unknown): string[] {
  const older = ownField(report, "csp-report");
  const named =
    ownField(older, "effective-directive") ??
    ownField(older, "violated-directive") ??
    ownField(ownField(report, "body"), "effectiveDirective");
  if (typeof named !== "string") return [];
  const [directive = ""] = named.split(" ");
  return [DIRECTIVES.has(directive) ? directive : "other"];
}

function ownField(holder: unknown, name: string): unknown {
  const isHolder = typeof holder === "object" && holder !== null && Object.hasOwn(holder, name);
  return isHolder ? (holder as Record<string, unknown>)[name] : undefined;
}
