import { DomainError } from "#platform/errors.ts";
import { pageContext } from "#shell/page-context.ts";
import type { RenderPage } from "#shell/pages.server.ts";

/** A route module, of which a test calls what runs on the server. */
export interface PageModule {
  loader?: (args: never) => unknown;
  action?: (args: never) => unknown;
}

/**
 * Answers pages by their loaders and actions, as JSON, without drawing them.
 *
 * @param modules by path.
 */
export function pagesOf(modules: Record<string, PageModule>): RenderPage {
  const byPath = new Map(Object.entries(modules));
  return async (request, parts) => {
    const url = new URL(request.url);
    const page = byPath.get(url.pathname);
    const answer = request.method === "POST" ? page?.action : page?.loader;
    if (!answer) return new Response(null, { status: 404 });
    const args = { request, url, params: {}, context: pageContext(parts) };
    try {
      return asResponse(await answer(args as never));
    } catch (error) {
      if (error instanceof Response) return error;
      if (!(error instanceof DomainError)) throw error;
      parts.request.onRefused(error);
      const { code, status, message, fields } = error;
      return Response.json({ code, error: message, fields }, { status });
    }
  };
}

function asResponse(answered: unknown): Response {
  if (answered instanceof Response) return answered;
  const { data = answered, init } = (answered ?? {}) as { data?: unknown; init?: ResponseInit };
  return Response.json(data, init ?? {});
}
