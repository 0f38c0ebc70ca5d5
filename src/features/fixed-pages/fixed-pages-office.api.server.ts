import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { seenBy, seenHeader } from "#platform/http/if-match.server.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { OFFICE_TEXTS } from "./fixed-pages-office.endpoints.ts";
import * as schema from "./fixed-pages-office.schema.ts";
import type { FixedPagesOffice } from "./fixed-pages-office.service.server.ts";

type FixedPageCalls = ReturnType<typeof servingOperators<SignedIn>> & { texts: FixedPagesOffice };

/** The texts of fixed pages, for editors and administrators. */
export async function fixedPagesOfficeApi(
  app: FastifyInstance,
  { texts, authenticate }: PersonalApi<{ texts: FixedPagesOffice }>,
): Promise<void> {
  const calls = {
    ...servingOperators(app, { tag: "Office", may: "content.edit", authenticate }),
    texts,
  };
  serveTexts(calls);
  serveDrafts(calls);
  servePosting(calls);
}

const onePage = {
  params: schema.textParameter,
  answers: "The page's texts",
  answer: schema.officeText,
};
const changingText = {
  headers: seenHeader,
  failures: { 404: problems.notFound, 409: problems.conflict, 428: problems.unconditional },
};

function serveTexts({ serve, texts }: FixedPageCalls): void {
  serve(OFFICE_TEXTS.all, {
    operationId: "listPageTexts",
    summary: "The fixed pages, and where the text of each stands",
    answers: "Every fixed page",
    answer: schema.officeTexts,
    handler: async () => await texts.all(),
  });
  serve(OFFICE_TEXTS.one, {
    ...onePage,
    operationId: "readPageText",
    summary: "The text of a fixed page that is in force, its draft, and what was posted",
    handler: async ({ params }) => await texts.one(params.page),
  });
  serve(OFFICE_TEXTS.version, {
    operationId: "readPostedText",
    summary: "A text of a fixed page that was posted",
    params: schema.textVersionParameter,
    failures: { 404: problems.notFound },
    answers: "The text",
    answer: schema.postedText,
    handler: async ({ params }) => await texts.version(params.page, params.id),
  });
}

function serveDrafts({ serve, me, texts }: FixedPageCalls): void {
  serve(OFFICE_TEXTS.save, {
    ...onePage,
    ...changingText,
    operationId: "savePageTextDraft",
    summary: "Saves the draft of a fixed page's text",
    description: "Operators alone see it, until it is posted.",
    body: schema.pageText,
    handler: async (request) => {
      const target = { page: request.params.page, seen: seenBy(request) };
      return await texts.saveDraft(me(request), target, request.body);
    },
  });
  serve(OFFICE_TEXTS.discard, {
    ...onePage,
    ...changingText,
    operationId: "discardPageTextDraft",
    summary: "Throws the draft of a fixed page's text away",
    handler: async (request) =>
      await texts.discardDraft({ page: request.params.page, seen: seenBy(request) }),
  });
}

function servePosting({ serve, me, texts }: FixedPageCalls): void {
  serve(OFFICE_TEXTS.post, {
    ...onePage,
    ...changingText,
    operationId: "postPageText",
    summary: "Posts the draft of a fixed page's text",
    description:
      "Terms and privacy policy take effect 30 days later at the earliest, the others at once.",
    body: schema.postingBody,
    handler: async (request) => {
      const target = { page: request.params.page, seen: seenBy(request) };
      return await texts.post(me(request), target, request.body.effective_at);
    },
  });
  serve(OFFICE_TEXTS.keep, {
    ...onePage,
    ...changingText,
    operationId: "keepPageText",
    summary: "Keeps the operator's text although the one that ships has changed",
    handler: async (request) =>
      await texts.keep(me(request), { page: request.params.page, seen: seenBy(request) }),
  });
  serve(OFFICE_TEXTS.withdraw, {
    ...onePage,
    ...changingText,
    params: schema.textVersionParameter,
    operationId: "withdrawPageText",
    summary: "Withdraws a posted text before it takes effect",
    handler: async (request) => {
      const { page, id } = request.params;
      return await texts.withdraw(me(request), { page, seen: seenBy(request) }, id);
    },
  });
}
