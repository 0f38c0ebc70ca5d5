import type { FastifyInstance } from "fastify";
import { operatorRules } from "#features/publishing/operator.schema.ts";
import type { SignedIn } from "#platform/access.ts";
import { seenBy, seenHeader } from "#platform/http/if-match.server.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi, PersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import type { Fields } from "#records/changes.ts";
import { ITEM_FIELDS } from "./content.schema.ts";
import { CONTENT_KINDS, type ContentKind } from "./content-kinds.ts";
import { OFFICE_CONTENT } from "./content-office.endpoints.ts";
import * as schema from "./content-office.schema.ts";
import type { ContentOffice } from "./content-office.service.server.ts";

interface ContentCalls extends PersonalCalls<SignedIn> {
  contentOffice: ContentOffice;
}

/** Bytes of a body: the longest answer to a question. */
const MAX_CONTENT_BYTES = 256 * 1024;

/** What the site says beside the catalogue, for editors and administrators. */
export async function contentOfficeApi(
  app: FastifyInstance,
  { contentOffice, authenticate }: PersonalApi<{ contentOffice: ContentOffice }>,
): Promise<void> {
  const personal = servingOperators(app, {
    tag: "Office",
    may: "content.edit",
    bodyLimit: MAX_CONTENT_BYTES,
    authenticate,
  });
  const calls = { ...personal, contentOffice };
  serveWhole(calls);
  serveSettings(calls);
  serveRules(calls);
  for (const kind of CONTENT_KINDS) serveItems(calls, kind);
}

const changingContent = {
  headers: seenHeader,
  failures: { 404: problems.notFound, 409: problems.conflict, 428: problems.unconditional },
};
const everything = { answers: "Every record, by list, in order", answer: schema.officeContent };

function serveWhole({ serve, me, contentOffice }: ContentCalls): void {
  serve(OFFICE_CONTENT.all, {
    ...everything,
    operationId: "listOfficeContent",
    summary: "Questions, testimonials, partners and messages, those not shown included",
    handler: async () => await contentOffice.all(),
  });
  serve(OFFICE_CONTENT.history, {
    operationId: "listContentHistory",
    summary: "What was changed of the content and settings, by whom, the newest first",
    query: schema.contentHistoryQuery,
    answers: "One page of changes with what was before and after",
    answer: schema.contentHistory,
    handler: async ({ query }) => await contentOffice.history(query),
  });
  serve(OFFICE_CONTENT.restore, {
    ...everything,
    operationId: "restoreContent",
    summary: "Puts back what was before a change",
    description: "What was removed comes back; what was added goes. It is a change of its own.",
    params: schema.itemParameter,
    failures: { 404: problems.notFound },
    handler: async (request) => await contentOffice.restore(me(request), request.params.id),
  });
}

function serveSettings({ serve, me, contentOffice }: ContentCalls): void {
  const whole = { answers: "What the operator says, and what holds otherwise" };
  serve(OFFICE_CONTENT.settings, {
    ...whole,
    operationId: "readSiteSettings",
    summary: "The site's name, contact address and social links",
    answer: schema.officeSettings,
    handler: async () => await contentOffice.settings(),
  });
  serve(OFFICE_CONTENT.setSettings, {
    ...whole,
    ...changingContent,
    operationId: "setSiteSettings",
    summary: "Changes the site's name, contact address and social links",
    description: "null takes back what the operator said: what ships holds again.",
    body: schema.ownSettings,
    answer: schema.officeSettings,
    handler: async (request) =>
      await contentOffice.setSettings(me(request), seenBy(request), request.body),
  });
}

function serveRules({ serve, me, contentOffice }: ContentCalls): void {
  const whole = {
    answers: "The operator's facts, and those that ship",
    answer: schema.officeRules,
  };
  serve(OFFICE_CONTENT.rules, {
    ...whole,
    operationId: "readOperatorRules",
    summary: "Exchange rates, schemes that help to pay, and what levels ask for",
    handler: async () => await contentOffice.rules(),
  });
  serve(OFFICE_CONTENT.setRules, {
    ...whole,
    ...changingContent,
    operationId: "setOperatorRules",
    summary: "Changes exchange rates, schemes and what levels ask for",
    description: "Each names its source and date. null takes back: what ships holds again.",
    body: operatorRules,
    handler: async (request) =>
      await contentOffice.setRules(me(request), seenBy(request), request.body),
  });
}

const ITEM_NOUNS = new Map<ContentKind, string>([
  ["faqs", "Question"],
  ["testimonials", "Testimonial"],
  ["partners", "Partner"],
  ["messages", "Message"],
]);

/** The calls of one list, the same for each. */
function serveItems({ serve, me, contentOffice }: ContentCalls, kind: ContentKind): void {
  // The lists differ in their fields only, which the service takes by name.
  const endpoints = OFFICE_CONTENT[kind] as typeof OFFICE_CONTENT.faqs;
  const body = ITEM_FIELDS[kind] as typeof ITEM_FIELDS.faqs;
  const answer = schema.OFFICE_ITEMS[kind] as typeof schema.OFFICE_ITEMS.faqs;
  const name = ITEM_NOUNS.get(kind) ?? kind;
  const noun = name.toLowerCase();
  const fields = (request: { body: object }) => request.body as Fields;
  serve(endpoints.add, {
    operationId: `add${name}`,
    summary: `Adds a ${noun} behind the others`,
    body,
    answers: `The ${noun}`,
    answer,
    handler: async (request) => await contentOffice.add(me(request), kind, fields(request)),
  });
  serve(endpoints.order, {
    ...everything,
    operationId: `order${name}s`,
    summary: `Puts the ${noun}s in another order`,
    body: schema.orderBody,
    handler: async (request) => await contentOffice.order(me(request), kind, request.body.ids),
  });
  serve(endpoints.change, {
    ...changingContent,
    operationId: `change${name}`,
    summary: `Changes a ${noun}`,
    params: schema.itemParameter,
    body,
    answers: `The ${noun}`,
    answer,
    handler: async (request) => {
      const target = { kind, id: request.params.id, seen: seenBy(request) };
      return await contentOffice.change(me(request), target, fields(request));
    },
  });
  serve(endpoints.remove, {
    ...changingContent,
    operationId: `remove${name}`,
    summary: `Removes a ${noun}; its history stays`,
    params: schema.itemParameter,
    answers: "It is gone",
    answer: schema.removedItem,
    handler: async (request) => {
      const target = { kind, id: request.params.id, seen: seenBy(request) };
      return await contentOffice.remove(me(request), target);
    },
  });
}
