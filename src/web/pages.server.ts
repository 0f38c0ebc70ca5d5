import { createHash } from "node:crypto";
import fastifyStatic from "@fastify/static";
import { createHeaders, createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageServices } from "./context.ts";
import { FRESHNESS } from "./page-cache/kept-page.server.ts";
import { pageAddress } from "./page-cache/page-address.ts";

/** Renders the page, or the page's data, that a request asks for. */
export type RenderPage = (request: Request, services: PageServices) => Promise<Response>;

interface PagesOptions {
  renderPage: RenderPage;
  /** Who asks is added to them for each request. */
  services: Omit<PageServices, "visitorAddress">;
  clientFolder: string | undefined;
}

/** Bytes of a form's body: the longest message in any script, percent-encoded, with room for the rest. */
const FORM_LIMIT = 128 * 1024;

const FORM_TYPE = "application/x-www-form-urlencoded";

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Serves the built browser files and renders every other address as a page. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { renderPage, services, clientFolder } = options;
  const analytics = services.analyticsScriptUrl
    ? [new URL(services.analyticsScriptUrl).origin]
    : [];
  // Without built files it is development, where Vite talks to the page through a web socket.
  const liveReload = clientFolder === undefined ? ["ws:"] : [];
  const trusted = { scripts: analytics, connections: [...analytics, ...liveReload] };
  if (clientFolder) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      // Built files carry a hash of their content in their name; the rest may change.
      setHeaders: (reply, path) => {
        if (path.includes("/assets/"))
          reply.header("Cache-Control", `public, max-age=${YEAR / 1000}, immutable`);
      },
    });
  }
  const render = (page: Request, { ip }: FastifyRequest) =>
    renderPage(page, { ...services, visitorAddress: ip });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await render(createRequest(request.raw, reply.raw), request);
    reply.header("Cache-Control", mayBeKept(request, response) ? FRESHNESS : "no-store");
    return send(reply, response, trusted);
  };
  // Unknown API addresses are the API's to answer, as JSON.
  app.all("/api/*", { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  app.route({ method: ["GET", "HEAD"], url: "/", schema: { hide: true }, handler: answer });
  app.route({ method: ["GET", "HEAD"], url: "/*", schema: { hide: true }, handler: answer });

  // Forms of pages, for visitors without JavaScript; what they may send is up to the page's action.
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: "string", bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.post("/*", { schema: { hide: true } }, async (request, reply) =>
    send(
      reply.header("Cache-Control", "no-store"),
      await render(formRequest(request, services.publicUrl), request),
      trusted,
    ),
  );
}

/** Pages that are the same for everybody; accounts, the chat and failures are nobody else's. */
function mayBeKept({ url, headers }: FastifyRequest, { status }: Response): boolean {
  return status < 400 && headers.authorization === undefined && pageAddress(url) !== null;
}

/**
 * A form that was sent, as a web Request. React Router compares its origin with that of the page it
 * came from; behind a proxy only the public address is the one that the browser knows.
 */
function formRequest({ host, protocol, raw, body }: FastifyRequest, publicUrl: string): Request {
  const origin = new URL(publicUrl).host === host ? publicUrl : `${protocol}://${host}`;
  const headers = createHeaders(raw);
  // Nothing was sent at all: an empty form, whose fields the page then misses by name.
  if (!headers.has("Content-Type")) headers.set("Content-Type", FORM_TYPE);
  return new Request(new URL(raw.url ?? "/", origin), {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : "",
  });
}

async function send(
  reply: FastifyReply,
  response: Response,
  trusted: TrustedOrigins,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.startsWith("text/html")) return reply.send(Buffer.from(await response.arrayBuffer()));
  const html = behindThePaint(await response.text());
  return reply
    .header("Content-Security-Policy", contentSecurityPolicy(html, trusted))
    .header("Link", stylesheets(html))
    .send(html);
}

/**
 * Names the page's styles in its head, so that they are fetched first: in the document they stand
 * behind every script, and nothing is painted without them.
 */
function stylesheets(html: string): string {
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  return [...links].map(([, href]) => `<${href}>; rel=preload; as=style`).join(", ");
}

/**
 * Lets scripts wait for what is painted: the page can be read without them, and on a slow connection
 * they would take their share of it from styles, font and pictures.
 */
function behindThePaint(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" fetchpriority="low" ',
  );
}

/** Where a page may load scripts from and connect to, beside the site itself. */
interface TrustedOrigins {
  scripts: readonly string[];
  connections: readonly string[];
}

/** A policy without unsafe-inline scripts: every inline script of this very page, by its hash. */
function contentSecurityPolicy(html: string, trusted: TrustedOrigins): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (script && !/\bsrc=|application\/ld\+json/.test(attributes)) {
      hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...trusted.scripts, ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...trusted.connections].join(" "),
    "frame-src https://www.openstreetmap.org https://www.google.com https://maps.google.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
