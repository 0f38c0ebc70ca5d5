import { matchPath } from "react-router";
import { DomainError } from "#platform/errors.ts";
import { pageContext } from "#shell/page-context.ts";
import type { RenderPage } from "#shell/pages.server.ts";
import { OFFICE_ROUTES } from "#web/office-parts.ts";

/** A route module, of which a test calls what runs on the server. */
export interface PageModule {
  loader?: (args: never) => unknown;
  action?: (args: never) => unknown;
  middleware?: readonly ((args: never, next: never) => unknown)[];
}

/**
 * Answers pages by their loaders and actions, as JSON, without drawing them.
 *
 * @param modules by path, such as `/office/adverts/:record`; the first that fits answers.
 */
export function pagesOf(
  modules: Record<string, PageModule | (() => Promise<PageModule>)>,
): RenderPage {
  return async (request, parts) => {
    const url = new URL(request.url);
    const [found, params] = pageAt(modules, url.pathname);
    const page = typeof found === "function" ? await found() : found;
    const answer = request.method === "POST" ? page?.action : page?.loader;
    if (!answer) return new Response(null, { status: 404 });
    const args = { request, url, params, context: pageContext(parts) } as never;
    try {
      for (const before of page?.middleware ?? []) {
        const answered = await before(args, undefined as never);
        if (answered) return asResponse(answered);
      }
      return asResponse(await answer(args));
    } catch (error) {
      if (error instanceof Response) return error;
      if (!(error instanceof DomainError)) throw error;
      parts.request.onRefused(error);
      const { code, status, message, fields } = error;
      return Response.json({ code, error: message, fields }, { status });
    }
  };
}

function pageAt<Page>(modules: Record<string, Page>, path: string) {
  for (const [pattern, page] of Object.entries(modules)) {
    const match = matchPath(pattern, path);
    if (match) return [page, match.params] as const;
  }
  return [undefined, {}] as const;
}

const MODULES = import.meta.glob<PageModule>("../src/features/*/office/*.route.tsx");
const FILES = new Map(Object.entries(MODULES));

/** Every page of staff that is of a feature. */
export const staffPages = pagesOf(
  Object.fromEntries(
    OFFICE_ROUTES.map(({ path, route }) => [
      path,
      FILES.get(`../src/features/${route}.route.tsx`) ?? {},
    ]),
  ),
);

function asResponse(answered: unknown): Response {
  if (answered instanceof Response) return answered;
  const made = answered as { type?: string; data: unknown; init?: ResponseInit };
  const isMade = made?.type === "DataWithResponseInit";
  return Response.json(isMade ? made.data : answered, (isMade && made.init) || {});
}
