import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { accountApi } from "#features/accounts/account.api.server.ts";
import { accountsApi } from "#features/accounts/accounts.api.server.ts";
import { advertsApi } from "#features/adverts/adverts.api.server.ts";
import { advertOrdersApi } from "#features/adverts/sales/orders.api.server.ts";
import { alertsApi } from "#features/alerts/alerts.api.server.ts";
import { applicationsApi } from "#features/applications/applications.api.server.ts";
import { categoryTreeApi } from "#features/categories/category-tree.api.server.ts";
import { chatApi } from "#features/chat/chat.api.server.ts";
import { compareApi } from "#features/compare/compare.api.server.ts";
import { contactApi } from "#features/contact/contact.api.server.ts";
import { contentApi } from "#features/content/content.api.server.ts";
import { contentOfficeApi } from "#features/content/content-office.api.server.ts";
import { calendarApi } from "#features/courses/calendar/calendar.api.server.ts";
import { coursesApi } from "#features/courses/courses.api.server.ts";
import { fixedPagesOfficeApi } from "#features/fixed-pages/fixed-pages-office.api.server.ts";
import { downloadsApi } from "#features/importing/exporting/downloads.api.server.ts";
import { importFilesApi, importsApi } from "#features/importing/runs/runs.api.server.ts";
import { institutionsApi } from "#features/institutions/institutions.api.server.ts";
import { membershipsApi } from "#features/memberships/memberships.api.server.ts";
import { pathwaysApi } from "#features/pathways/pathways.api.server.ts";
import { picturesApi } from "#features/pictures/pictures.api.server.ts";
import { directoryApi } from "#features/publishing/directory.api.server.ts";
import { questionsApi } from "#features/questions/questions.api.server.ts";
import { searchApi } from "#features/search/search.api.server.ts";
import { spreadsheetsApi } from "#features/spreadsheets/spreadsheets.api.server.ts";
import { figuresApi } from "#features/visits/figures.api.server.ts";
import { visitsApi } from "#features/visits/visits.api.server.ts";
import { waitingApi } from "#features/waiting/waiting.api.server.ts";
import type { Authenticated, KeyBearer } from "#platform/access.ts";
import { conditionalGet } from "#platform/http/conditional-get.server.ts";
import { acceptJson } from "#platform/http/json-bodies.server.ts";
import { answerEveryMethod } from "#platform/http/methods.server.ts";
import { openApi } from "#platform/http/openapi.server.ts";
import type { Authenticate } from "#platform/http/personal-calls.server.ts";
import { noteRefusals } from "#platform/http/refusals.server.ts";
import { editingApi } from "#records/editing/editing.api.server.ts";
import type { Services } from "./services.ts";

/** What the API is made of: the services, and the public address of the site. */
type ApiParts = Services & { publicUrl: string };

/** The same, with who makes the calls of the office. */
type OfficeParts = ApiParts & {
  authenticate: Authenticate<Authenticated>;
  authenticateCaller: Authenticate<Authenticated | KeyBearer>;
};

/** What anyone may read, from any origin. */
const PUBLIC_READS: readonly FastifyPluginAsync<ApiParts>[] = [
  directoryApi,
  calendarApi,
  coursesApi,
  pathwaysApi,
  compareApi,
  institutionsApi,
  searchApi,
  contentApi,
  downloadsApi,
];

/** What visitors send, from our own pages. */
const PUBLIC_WRITES: readonly FastifyPluginAsync<ApiParts>[] = [
  contactApi,
  questionsApi,
  advertsApi,
  advertOrdersApi,
  visitsApi,
  chatApi,
  accountsApi,
  accountApi,
  alertsApi,
];

/** What is done in the office, by people and by systems of institutions. */
const OFFICE_CALLS: readonly FastifyPluginAsync<OfficeParts>[] = [
  editingApi,
  contentOfficeApi,
  picturesApi,
  figuresApi,
  membershipsApi,
  applicationsApi,
  fixedPagesOfficeApi,
  spreadsheetsApi,
  waitingApi,
  importsApi,
  importFilesApi,
  categoryTreeApi,
];

/** The public API (specification, 7), with its description and its reader. */
export async function api(app: FastifyInstance, services: ApiParts): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  // Answers are typed by their schemas, and a test holds each against its description; checking
  // them again at run time would cost more than making them.
  app.setSerializerCompiler(() => JSON.stringify);
  // The server takes plain text by default, which no call means.
  app.removeContentTypeParser("text/plain");
  acceptJson(app);
  await app.register(openApi);
  await app.register(publicReads, services);
  await app.register(publicWrites, services);
  refuseUnknownAddresses(app);
}

/** Every other address of the API is the API's to answer, as JSON, whatever the client likes to read. */
function refuseUnknownAddresses(app: FastifyInstance): void {
  for (const url of ["/api", "/api/*"]) {
    app.all(url, {
      schema: { hide: true },
      // Before the body is read: it may not even be JSON.
      onRequest: (_request, reply) => reply.callNotFound(),
      handler: () => undefined,
    });
  }
}

async function publicReads(app: FastifyInstance, services: ApiParts): Promise<void> {
  const answerOtherMethods = answerEveryMethod(app, { anyOrigin: true });
  conditionalGet(app, services.published.state);
  for (const plugin of PUBLIC_READS) await app.register(plugin, services);
  answerOtherMethods();
}

async function publicWrites(app: FastifyInstance, services: ApiParts): Promise<void> {
  const answerOtherMethods = answerEveryMethod(app, { anyOrigin: false });
  const { keys, accounts } = services;
  noteRefusals(app, {
    security: services.security,
    holderOf: async (authorization) => ({
      user_id: await accounts.holderOf(authorization),
      key_id: await keys.holderOf(authorization),
    }),
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
  });
  for (const plugin of PUBLIC_WRITES) await app.register(plugin, services);
  const office = {
    ...services,
    authenticate: keys.notKey(accounts.authenticateStaff),
    authenticateCaller: keys.orKey(accounts.authenticateStaff),
  };
  for (const plugin of OFFICE_CALLS) await app.register(plugin, office);
  answerOtherMethods();
}
