import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import fastifyStatic from "@fastify/static";
import { createHeaders, createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DAY_MS } from "#platform/durations.ts";
import { type DomainError, HiddenError, STORAGE_RETRY_S } from "#platform/errors.ts";
import { refuseOthers } from "#platform/http/methods.server.ts";
import { isHost } from "#platform/http/request-head.ts";
import {
  isOfThisSite,
  type SessionCookie,
  sentByOtherSite,
  sessionCookie,
} from "#platform/http/session-cookie.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { PageRequest, SiteSettings } from "#web/context.ts";
import { paths } from "#web/paths.ts";
import { FRESHNESS } from "./page-cache/cached-page.server.ts";
import { pageAddress } from "./page-cache/page-address.ts";
import type { PageParts, PageServices } from "./page-context.ts";
import { securityHeaders } from "./security-policy.server.ts";

/** Renders the page, or the page's data, for a request. */
export type RenderPage = (request: Request, parts: PageParts) => Promise<Response>;

interface PagesOptions {
  renderPage: RenderPage;
  services: PageServices;
  /** The server's own settings. */
  site: SiteSettings;
  /** The same with what the operator says in the office. */
  siteNow: () => Promise<SiteSettings>;
  security: SecurityLog;
  onError: (error: unknown) => void;
  clientFolder: string | undefined;
}

/**
 * Maximum size of a form's body in bytes: the longest message in any script, percent-encoded, plus
 * the rest.
 */
const FORM_LIMIT = 128 * 1024;

/** Pages whose forms have a file, and how large a body of theirs may be in bytes. */
const FILE_FORMS = ["/advertise/*", "/office/*"];
const FILE_FORM_LIMIT = 3 * 1024 * 1024;

const FORM_TYPE = "application/x-www-form-urlencoded";
const MULTIPART_TYPE = "multipart/form-data";

const YEAR_MS = 365 * DAY_MS;

/** Serves the built browser files, and renders every other address as a page. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { renderPage, services, site, clientFolder, onError } = options;
  const analytics = site.analyticsScriptUrl ? [new URL(site.analyticsScriptUrl).origin] : [];
  // Without built files this is development, where Vite connects to the page through a web socket.
  const liveReload = clientFolder === undefined ? ["ws:"] : [];
  const trusted = { scripts: analytics, connections: [...analytics, ...liveReload] };
  if (clientFolder) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      // Built files have a hash of their content in their name; other files may change.
      setHeaders: (reply, path) => {
        if (path.includes("/assets/"))
          reply.header("Cache-Control", `public, max-age=${YEAR_MS / 1000}, immutable`);
      },
    });
  }
  // Addresses in a page always begin with our own origin, never with the request's host.
  const { host, protocol } = new URL(site.publicUrl);
  const cookie = sessionCookie(site.publicUrl);
  const answer = async (page: Request, request: FastifyRequest, reply: FastifyReply) => {
    const inlineScripts = new Set<string>();
    const me = personOf(page, request, { services, cookie });
    const asked: PageRequest = {
      visitorAddress: request.ip,
      me,
      staff: async () => await services.accounts.demandTwoFactor(await me()),
      sessionCookie: cookie,
      isOfOtherSite: isOfOtherSite(request, page),
      inlineScripts,
      onRefused: (error) => {
        void noteRefusal(error, request, { me, security: options.security });
      },
      onError,
    };
    const response = await renderPage(page, {
      services,
      request: asked,
      site: await options.siteNow(),
    });
    reply.header("Cache-Control", isCacheable(request, response) ? FRESHNESS : "no-store");
    const security = securityHeaders({ ...trusted, inlineScripts });
    return sendPageAnswer(reply, response, asked.html, security);
  };
  const answerPage = (request: FastifyRequest, reply: FastifyReply) =>
    answer(createRequest(request.raw, reply.raw, { host, protocol }), request, reply);
  app.route({ method: ["GET", "HEAD"], url: "/", schema: { hide: true }, handler: answerPage });
  app.route({ method: ["GET", "HEAD"], url: "/*", schema: { hide: true }, handler: answerPage });

  // Pages accept only forms, for visitors without JavaScript; a page's action checks the fields.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: "string", bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  );
  // Mail programs may send their one POST so (RFC 8058, 3.2); its address says all, and no field of
  // such a body is read.
  app.addContentTypeParser(
    MULTIPART_TYPE,
    { parseAs: "string", bodyLimit: FORM_LIMIT },
    (_request, _body, done) => done(null, ""),
  );
  await app.register(async (fileForms) => {
    fileForms.removeContentTypeParser(MULTIPART_TYPE);
    fileForms.addContentTypeParser(
      MULTIPART_TYPE,
      { parseAs: "buffer", bodyLimit: FILE_FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    for (const path of FILE_FORMS) {
      fileForms.post(path, { schema: { hide: true } }, (request, reply) =>
        answer(formRequest(request, site.publicUrl), request, reply),
      );
    }
  });
  refuseOthers(app, "/*", new Set(["GET", "HEAD", "POST"]));
  app.post("/*", { schema: { hide: true } }, (request, reply) =>
    answer(formRequest(request, site.publicUrl), request, reply),
  );
}

/**
 * Pages that caches may store; those of accounts and the chat, and errors, are personal or
 * temporary.
 */
function isCacheable({ url, method }: FastifyRequest, { status }: Response): boolean {
  const isThere = status < 400 || status === 410;
  return method !== "POST" && isThere && pageAddress(url) !== null;
}

/**
 * Who asks for a page, read once. The one place where a cookie counts: so no page that is the same for
 * everybody can depend on it, and nothing that another site sends is done in somebody's name.
 */
function personOf(
  page: Request,
  { url, ip, headers }: FastifyRequest,
  { services, cookie }: { services: PageServices; cookie: SessionCookie },
): PageRequest["me"] {
  const find = async () => {
    if (pageAddress(url)) throw new Error(`${url} is the same for everybody`);
    if (page.method !== "GET" && page.method !== "HEAD" && !isOfThisSite(page)) {
      throw sentByOtherSite();
    }
    return await services.accounts.authenticatePage(cookie.read(headers.cookie), ip);
  };
  let found: ReturnType<typeof find> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

/**
 * True where a browser says that another site sends a form. Mail programs send the one POST of RFC 8058
 * from anywhere: the token of its address is the proof.
 */
function isOfOtherSite({ method, url, headers }: FastifyRequest, page: Request): boolean {
  const { origin } = headers;
  if (method !== "POST" || origin === undefined) return false;
  return origin !== new URL(page.url).origin && !url.startsWith(paths.unsubscribe(""));
}

/** Who is refused a page or an act of the office, as calls of the API write it down. */
async function noteRefusal(
  error: DomainError,
  { url, ip, method }: FastifyRequest,
  { me, security }: Pick<PageRequest, "me"> & { security: SecurityLog },
): Promise<void> {
  const isForbidden = error.status === 403 || error instanceof HiddenError;
  const [path = ""] = url.split("?");
  if (!isForbidden || !path.startsWith(paths.office())) return;
  const person = await me().catch(() => undefined);
  security.note("access_refused", { user_id: person?.id, address: ip, call: `${method} ${path}` });
}

/**
 * A submitted form as a web Request. Behind a proxy the browser knows only the public address, so the
 * request gets that one.
 */
function formRequest({ host, protocol, raw, body }: FastifyRequest, publicUrl: string): Request {
  const isOther = isHost(host) && new URL(publicUrl).host !== host;
  const origin = isOther ? `${protocol === "https" ? "https" : "http"}://${host}` : publicUrl;
  const headers = createHeaders(raw);
  // What is no form of ours has an empty body: treated as an empty form, so that the page reports
  // missing fields by name.
  const hasFiles = Buffer.isBuffer(body);
  if (!hasFiles && !headers.get("Content-Type")?.startsWith(FORM_TYPE))
    headers.set("Content-Type", FORM_TYPE);
  // React Router would answer with words for programmers.
  if (headers.get("Origin") !== origin) headers.delete("Origin");
  return new Request(new URL(raw.url ?? "/", origin), {
    method: "POST",
    headers,
    body: hasFiles ? new Uint8Array(body) : typeof body === "string" ? body : "",
  });
}

async function sendPageAnswer(
  reply: FastifyReply,
  response: Response,
  rendered: Buffer | undefined,
  security: Record<string, string>,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.status === 405) reply.header("Allow", "GET, HEAD");
  if (response.status === 503) reply.header("Retry-After", STORAGE_RETRY_S);
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) reply.headers(security);
  // A file that says its length may be larger than the memory.
  if (response.body && response.headers.has("Content-Length")) {
    return reply.send(Readable.fromWeb(response.body as ReadableStream));
  }
  return reply.send(rendered ?? Buffer.from(await response.arrayBuffer()));
}
