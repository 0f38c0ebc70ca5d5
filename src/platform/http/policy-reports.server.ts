import type { FastifyInstance } from "fastify";

/** Where browsers tell what a page's policy kept from happening. */
export const CSP_REPORTS = "/api/csp-reports";

/** Bytes of a report; newer browsers send several at once. */
const BODY_LIMIT = 64 * 1024;
/** Reports of one call that are counted. */
const MOST_REPORTS = 20;
/** Calls of one network address; a browser reports each break of a page. */
const PER_ADDRESS = { max: 120, timeWindow: 60_000 } as const;

const TYPES = ["application/csp-report", "application/reports+json", "application/json"];

/** Names that are counted apart: those that pages set (src/web/security-policy.server.ts). */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src"],
  ...["style-src-elem", "style-src-attr", "img-src", "font-src", "connect-src", "frame-src"],
  ...["object-src", "base-uri", "form-action", "frame-ancestors"],
]);

export interface PolicyReports {
  /** What was reported since the start, by directive. */
  counts(): ReadonlyMap<string, number>;
  /** Takes reports at `CSP_REPORTS`. They are counted and not kept: anybody can write anything. */
  plugin(app: FastifyInstance): Promise<void>;
}

export function openPolicyReports(): PolicyReports {
  const counts = new Map<string, number>();
  return {
    counts: () => counts,
    plugin: async (app) => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser(
        TYPES,
        { parseAs: "string", bodyLimit: BODY_LIMIT },
        (_request, body, done) => done(null, body),
      );
      app.post(
        CSP_REPORTS,
        { config: { rateLimit: PER_ADDRESS }, schema: { hide: true } },
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
  return [given].flat().slice(0, MOST_REPORTS).flatMap(directiveOf);
}

function directiveOf(report: unknown): string[] {
  const older = fieldOf(report, "csp-report");
  const named =
    fieldOf(older, "effective-directive") ??
    fieldOf(older, "violated-directive") ??
    fieldOf(fieldOf(report, "body"), "effectiveDirective");
  if (typeof named !== "string") return [];
  const [directive = ""] = named.split(" ");
  return [DIRECTIVES.has(directive) ? directive : "other"];
}

function fieldOf(holder: unknown, name: string): unknown {
  const isHolder = typeof holder === "object" && holder !== null && Object.hasOwn(holder, name);
  return isHolder ? (holder as Record<string, unknown>)[name] : undefined;
}
