import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
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
import { subjectFinder } from "#features/contact/find-subject.server.ts";
import { createContentService } from "#features/content/content.service.server.ts";
import { picturesOf } from "#features/content/content.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { openDownloads } from "#features/importing/exporting/downloads.service.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { createPictureOrigins } from "#features/institutions/picture-origins.server.ts";
import { openPublished, type Published } from "#features/publishing/published.service.server.ts";
import { sharePictures } from "#features/sharing/sharing.api.server.ts";
import { createSharingService } from "#features/sharing/sharing.service.server.ts";
import { createSourcesService } from "#features/sources/sources.service.server.ts";
import { openVisits } from "#features/visits/visits.service.server.ts";
import type { WhoIs } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { readSecret } from "#platform/db/secrets.ts";
import type { Env } from "#platform/env.ts";
import { decodable } from "#platform/http/address.ts";
import { type Gate, openGate } from "#platform/http/gate.server.ts";
import { health } from "#platform/http/health.server.ts";
import {
  admissionLimits,
  type ConnectionLimits,
  MAX_EVENT_LOOP_DELAY_MS,
  MAX_HEAP_SHARE,
} from "#platform/http/limits.ts";
import { createHttpServer } from "#platform/http/listening.server.ts";
import { loggedAddress } from "#platform/http/logged-address.ts";
import { metrics, type Reading } from "#platform/http/metrics.server.ts";
import { openPolicyReports } from "#platform/http/policy-reports.server.ts";
import { errorHandler, refuseAddress } from "#platform/http/problems.server.ts";
import { withoutMailAddresses } from "#platform/log-privacy.ts";
import { createMailer } from "#platform/mail.server.ts";
import { openMailQueue } from "#platform/mail-queue.server.ts";
import { createSecurityLog, shortened } from "#platform/security-log.ts";
import { openShutdown, type Shutdown } from "#platform/shutdown.ts";
import type { MadePage } from "#shell/page-cache/cached-page.server.ts";
import type { PageCacheCounts } from "#shell/page-cache/page-cache.ts";
import { type CachedPages, servePageCache } from "#shell/page-cache/serving.server.ts";
import { pages, type RenderPage } from "#shell/pages.server.ts";
import { pictures } from "#shell/pictures.server.ts";
import { securityTxt } from "#shell/security-txt.server.ts";
import { sitemap } from "#shell/sitemap.server.ts";
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
  shutdown?: Shutdown;
  /** For tests: who answers in the chat instead of the guide, and who they say asks. */
  assistant?: { responder: Responder; whoIs?: WhoIs };
  /** Takes the log's lines instead of the standard output. */
  log?: { write: (line: string) => void } | undefined;
  /** What hashing a password costs, and when a registration is answered; lower in tests only. */
  hashCost?: HashCost | undefined;
  registrationTime?: number | undefined;
  /** What a connection is held to; others in tests only. */
  connectionLimits?: ConnectionLimits | undefined;
}

/** The whole server as a value: a test can build it and send requests into it without a port. */
export async function createApp({ env, storage, ...parts }: AppParts): Promise<FastifyInstance> {
  const { middleware, shutdown = openShutdown() } = parts;
  let cachedPages: CachedPages | null = null;
  const gate = openGate(() => app.isUnderPressure(), admissionLimits(env.MAX_WAIT_MS));
  const app = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      ...(parts.log && { stream: parts.log }),
      serializers: {
        req: ({ method, url, host, ip }) => ({
          method,
          url: loggedAddress(url),
          host,
          network: shortened(ip),
        }),
      },
      hooks: { streamWrite: withoutMailAddresses },
    },
    trustProxy: trustProxy(env.TRUST_PROXY),
    frameworkErrors: refuseAddress,
    // What still comes over open connections while the server closes is answered as ever.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => decodable(url ?? "/"),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        if (shutdown.hasBegun()) response.setHeader("Connection", "close");
        const answer = () => gate.pass(request, response, handler);
        if (middleware) middleware(request, response, answer);
        else if (cachedPages) cachedPages.answer(request, response, answer);
        else answer();
      }, parts.connectionLimits).on("connection", gate.noteConnection),
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
    storage: storage.background,
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
    findSubject: subjectFinder({ courses, institutions }),
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
  // Written whatever LOG_LEVEL is, unless it is silent: it is what is read after something happened.
  const securityLevel = env.LOG_LEVEL === "silent" ? "silent" : "info";
  const accounts = await openAccounts({
    storage,
    queue,
    publicUrl: env.PUBLIC_URL,
    security: createSecurityLog(
      app.log.child({}, { level: securityLevel }),
      await readSecret(storage, "security_log"),
    ),
    onError,
    belongings: [{ name: "chat_messages", of: chat.messagesOf }],
    hashCost: parts.hashCost,
    registrationTime: parts.registrationTime,
  });
  const adverts = await openAdverts(storage.background, { onError });
  // Kept pages are those that the site answers to nobody in particular: no header of a visitor and
  // no parameter that the page does not read has a part in them.
  cachedPages =
    parts.clientFolder && env.PAGE_CACHE_MB > 0
      ? servePageCache({
          make: (address) => gate.make(() => madePage(app, address)),
          state: () => `${published.state()} ${adverts.edition()}`,
          maxBytes: env.PAGE_CACHE_MB * 1_000_000,
          onError,
        })
      : null;
  const visits = openVisits({ storage: storage.background, published, onError });
  const services = {
    chat,
    published,
    courses,
    institutions,
    content,
    downloads: openDownloads({
      settings: storage.settings,
      published,
      folder: join(env.DATA_DIR, "downloads"),
    }),
    contact,
    sources: createSourcesService(storage),
    accounts,
    accountForms: createAccountForms(accounts, onError),
    adverts,
    visits,
  };
  const site = {
    publicUrl: env.PUBLIC_URL,
    operatorEmail: env.OPERATOR_EMAIL,
    social: {
      Instagram: env.INSTAGRAM_URL,
      X: env.X_URL,
      Facebook: env.FACEBOOK_URL,
      LinkedIn: env.LINKEDIN_URL,
    },
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL,
    modelHost: env.AI_BASE_URL && new URL(env.AI_BASE_URL).host,
    showsStyleguide: env.STYLEGUIDE === "on",
  };
  const policyReports = openPolicyReports();
  app.addHook("onClose", async () => {
    cachedPages?.stop();
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
  // It measures; the gate refuses, before anything is routed.
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    maxHeapUsedBytes: MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit,
    pressureHandler: () => undefined,
  });
  app.addHook("onSend", async ({ raw }) => gate.noteMade(raw));
  await app.register(errorHandler);
  await app.register(health, { storage, shutdown });
  metrics(app, {
    token: env.METRICS_TOKEN,
    readings: [
      ...catalogueReadings(published),
      ...pageCacheReadings(cachedPages),
      ...gateReadings(gate),
    ],
    labelled: [
      {
        name: "magu_policy_reports",
        help: "Breaks of the Content-Security-Policy that browsers reported since the start",
        label: "directive",
        values: policyReports.counts,
      },
    ],
  });
  await app.register(api, { ...services, whoIs: parts.assistant?.whoIs ?? accounts.whoIs });
  await app.register(policyReports.plugin);
  await app.register(securityTxt, site);
  await app.register(sitemap, { published, storage, publicUrl: env.PUBLIC_URL });
  await app.register(pictures, { published, content });
  await app.register(sharePictures, { sharing: createSharingService(published) });
  await app.register(advertPictures, { folder: advertFolder(env.DATA_DIR) });
  if (parts.renderPage) {
    await app.register(pages, {
      renderPage: parts.renderPage,
      services,
      site,
      clientFolder: parts.clientFolder,
      pictureOrigins: createPictureOrigins({
        storage,
        published,
        others: async () => picturesOf(await content.current()),
        onError,
      }),
      onError,
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
    {
      name: "magu_catalogue_left_out",
      help: "Courses, institutions and categories that could not be indexed; the log names them",
      value: () => published.current().leftOut.length,
    },
  ];
}

function pageCacheReadings(kept: CachedPages | null): Reading[] {
  if (!kept) return [];
  const reading = (count: keyof PageCacheCounts, help: string): Reading => ({
    name: `magu_kept_pages_${count}`,
    help,
    value: () => kept.counts()[count],
  });
  return [
    reading("hits", "Answers with a cached page"),
    reading("stale", "Answers with the page of before a change, while the new one was made"),
    reading("misses", "Answers that waited for their page to be made"),
    reading("pages", "Cached pages"),
    reading("bytes", "Bytes that they take"),
  ];
}

function gateReadings(gate: Gate): Reading[] {
  return [
    {
      name: "magu_requests_waiting",
      help: "Requests that wait for their turn",
      value: () => gate.counts().waiting,
    },
    {
      name: "magu_requests_refused",
      help: "Requests that were refused because others took all the time, since the start",
      value: () => gate.counts().refused,
    },
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
