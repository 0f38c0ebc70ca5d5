import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { createAccountForms } from "#features/accounts/account-forms.server.ts";
import { openAccounts } from "#features/accounts/accounts.service.server.ts";
import type { HashCost } from "#features/accounts/password-hashing.server.ts";
import { advertFolder, advertPictures } from "#features/adverts/advert-pictures.server.ts";
import { openAdverts } from "#features/adverts/adverts.service.server.ts";
import type { Responder } from "#features/chat/answer.ts";
import { createAssistant } from "#features/chat/assistant.server.ts";
import { createChatService } from "#features/chat/chat.service.server.ts";
import { createDirectory } from "#features/chat/directory.server.ts";
import { createContactService } from "#features/contact/contact.service.server.ts";
import { createContentService } from "#features/content/content.service.server.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { openPublished, type Published } from "#features/publishing/published.service.server.ts";
import { sharePictures } from "#features/sharing/sharing.api.server.ts";
import { createSharingService } from "#features/sharing/sharing.service.server.ts";
import { openVisits } from "#features/visits/visits.service.server.ts";
import type { WhoIs } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Env } from "#platform/env.ts";
import { decodable, pathOf } from "#platform/http/address.ts";
import { health } from "#platform/http/health.server.ts";
import { loggedAddress } from "#platform/http/logged-address.ts";
import { metrics, type Reading } from "#platform/http/metrics.server.ts";
import { errorPages, refuseAddress, refuseTarget } from "#platform/http/problems.server.ts";
import { type Departure, openDeparture } from "#platform/leaving.ts";
import { createMailer } from "#platform/mail.server.ts";
import { openMailQueue } from "#platform/mail-queue.server.ts";
import type { MadePage } from "#web/page-cache/kept-page.server.ts";
import type { PageCacheCounts } from "#web/page-cache/page-cache.ts";
import { type KeptPages, keepPages } from "#web/page-cache/serving.server.ts";
import { pages, type RenderPage } from "#web/pages.server.ts";
import { pictures } from "#web/pictures.server.ts";
import { sitemap } from "#web/sitemap.server.ts";
import { api } from "./api.ts";

/** A Connect-style handler that may answer before the app does; Vite's, in development. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface AppParts {
  env: Env;
  storage: Storage;
  /** Renders a page; left out where only the API is of interest. */
  renderPage?: RenderPage;
  /** Folder of the built browser files; none in development, where Vite serves them. */
  clientFolder?: string;
  middleware?: Middleware;
  /** Says when the server is about to leave; it never is unless given. */
  departure?: Departure;
  /** For tests: who answers in the chat instead of the guide, and who they say asks. */
  assistant?: { responder: Responder; whoIs?: WhoIs };
  /** Takes the log's lines instead of the standard output. */
  log?: { write: (line: string) => void } | undefined;
  /** What hashing a password costs, and when a registration is answered; lower in tests only. */
  hashCost?: HashCost | undefined;
  registrationTime?: number | undefined;
}

/** The whole server as a value: a test can build it and send requests into it without a port. */
export async function createApp({ env, storage, ...parts }: AppParts): Promise<FastifyInstance> {
  const { middleware, departure = openDeparture() } = parts;
  let kept: KeptPages | null = null;
  const app = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      ...(parts.log && { stream: parts.log }),
      serializers: {
        req: ({ method, url, host, ip }) => ({ method, url: loggedAddress(url), host, ip }),
      },
    },
    trustProxy: trustProxy(env.TRUST_PROXY),
    frameworkErrors: refuseAddress,
    // What still comes over open connections while the server closes is answered as ever.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => decodable(url ?? "/"),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    serverFactory: (handler) =>
      createServer((request, response) => {
        const path = pathOf(request.url ?? "/");
        if (path === null) return refuseTarget(response);
        request.url = path;
        if (departure.hasBegun()) response.setHeader("Connection", "close");
        const answer = () => handler(request, response);
        if (middleware) middleware(request, response, answer);
        else if (kept) kept.answer(request, response, answer);
        else answer();
      }),
  });
  const onError = (error: unknown) => app.log.error(error);
  const published = await openPublished(storage, onError);
  const courses = createCoursesService(storage, published);
  const institutions = createInstitutionsService(storage, published);
  const content = createContentService({
    storage,
    published,
    onError,
  });
  await content.current();
  const queue = openMailQueue({
    storage,
    mailer: createMailer({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      outbox: join(env.DATA_DIR, "outbox"),
    }),
    onError,
  });
  const contact = createContactService({
    storage,
    queue,
    operatorEmail: env.OPERATOR_EMAIL,
    publicUrl: env.PUBLIC_URL,
    onError,
  });
  const chat = createChatService({
    storage,
    responder:
      parts.assistant?.responder ??
      (await createAssistant({
        env,
        directory: createDirectory({ storage, published, courses, institutions }),
        onError: (error) => app.log.warn(error),
      })),
    freeMessages: env.FREE_MESSAGES,
    onError,
  });
  const accounts = await openAccounts({
    storage,
    queue,
    publicUrl: env.PUBLIC_URL,
    onError,
    belongings: [{ name: "chat_messages", of: chat.messagesOf }],
    hashCost: parts.hashCost,
    registrationTime: parts.registrationTime,
  });
  const adverts = await openAdverts(storage, { onError });
  // Kept pages are those that the site answers to nobody in particular: no header of a visitor and
  // no parameter that the page does not read has a part in them.
  kept =
    parts.clientFolder && env.PAGE_CACHE_MB > 0
      ? keepPages({
          make: (address) => madePage(app, address),
          state: () => `${published.state()} ${adverts.edition()}`,
          maxBytes: env.PAGE_CACHE_MB * 1_000_000,
          onError,
        })
      : null;
  const visits = openVisits({ storage, published, onError });
  const services = {
    chat,
    published,
    courses,
    institutions,
    content,
    contact,
    accounts,
    accountForms: createAccountForms(accounts),
    adverts,
    visits,
    publicUrl: env.PUBLIC_URL,
    operatorEmail: env.OPERATOR_EMAIL,
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL,
    modelHost: env.AI_BASE_URL && new URL(env.AI_BASE_URL).host,
    showsStyleguide: env.STYLEGUIDE === "on",
    onError,
  };
  app.addHook("onClose", async () => {
    kept?.stop();
    await published.stop();
    await adverts.close();
    await visits.close();
    await chat.close();
    await accounts.close();
    await queue.stop();
  });

  // Pages send their own Content-Security-Policy, with the hashes of their inline scripts.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  await app.register(compress, {
    global: true,
    // A tenth smaller than the plugin's 4, for less than a millisecond a page; 11 takes a hundred.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(rateLimit, { global: false });
  await app.register(errorPages);
  await app.register(health, { storage, departure });
  metrics(app, {
    token: env.METRICS_TOKEN,
    readings: [...catalogueReadings(published), ...keptReadings(kept)],
  });
  await app.register(api, { ...services, whoIs: parts.assistant?.whoIs ?? accounts.whoIs });
  await app.register(sitemap, { published, storage, publicUrl: env.PUBLIC_URL });
  await app.register(pictures, { published, content });
  await app.register(sharePictures, { sharing: createSharingService(published) });
  await app.register(advertPictures, { folder: advertFolder(env.DATA_DIR) });
  if (parts.renderPage) {
    await app.register(pages, {
      renderPage: parts.renderPage,
      services,
      clientFolder: parts.clientFolder,
    });
  }
  return app;
}

function catalogueReadings(published: Published): Reading[] {
  return [
    {
      name: "magu_catalogue_version",
      help: "Version of the published catalogue that is served",
      value: () => published.current().version,
    },
    {
      name: "magu_catalogue_courses",
      help: "Published courses",
      value: () => published.current().stats.courses,
    },
  ];
}

function keptReadings(kept: KeptPages | null): Reading[] {
  if (!kept) return [];
  const reading = (count: keyof PageCacheCounts, help: string): Reading => ({
    name: `magu_kept_pages_${count}`,
    help,
    value: () => kept.counts()[count],
  });
  return [
    reading("hits", "Answers with a kept page"),
    reading("stale", "Answers with the page of before a change, while the new one was made"),
    reading("misses", "Answers that waited for their page to be made"),
    reading("pages", "Pages that are kept"),
    reading("bytes", "Bytes that they take"),
  ];
}

async function madePage(app: FastifyInstance, address: string): Promise<MadePage> {
  const { statusCode, headers, rawPayload } = await app.inject({ url: address });
  return { status: statusCode, headers, body: rawPayload };
}

function trustProxy(value: string | null): boolean | string {
  if (value === null || value === "false") return false;
  return value === "true" ? true : value;
}
