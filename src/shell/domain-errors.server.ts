import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from "react-router";
import { DomainError } from "#platform/errors.ts";
import { sentByOtherSite } from "#platform/http/session-cookie.ts";
import { requestContext } from "#web/context.ts";
import { paths } from "#web/paths.ts";

type Args = (LoaderFunctionArgs | ActionFunctionArgs) & {
  context: Readonly<RouterContextProvider>;
};

const answering = new WeakMap<ServerBuild, ServerBuild>();

/**
 * Wraps a build's pages so that errors thrown by services get their own status instead of 500.
 * Errors of the server are logged with their cause.
 */
export function answeringDomainErrors(build: ServerBuild): ServerBuild {
  const known = answering.get(build);
  if (known) return known;
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: withStatus(loader) }),
      ...(action && { action: withStatus(ofThisSite(action)) }),
      ...(middleware && { middleware: middleware.map(withStatus) }),
    };
    return [id, { ...route, module }];
  });
  const made = { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
  answering.set(build, made);
  return made;
}

/** The same for forms of this site only. @throws DomainError 403. */
function ofThisSite<Given extends Args, Rest extends unknown[]>(
  action: (args: Given, ...rest: Rest) => unknown,
) {
  return async (args: Given, ...rest: Rest) => {
    if (args.context.get(requestContext).isOfOtherSite) throw sentByOtherSite();
    return await action(args, ...rest);
  };
}

function withStatus<Given extends Args, Rest extends unknown[]>(
  answer: (args: Given, ...rest: Rest) => unknown,
) {
  return async (args: Given, ...rest: Rest) => {
    try {
      return await answer(args, ...rest);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { onError, onRefused } = args.context.get(requestContext);
      if (error.status >= 500) onError(error);
      else onRefused(error);
      if (error.code === "unauthorized") {
        throw redirect(paths.loginFor(args.url.pathname + args.url.search), 303);
      }
      throw data({ code: error.code, error: error.message }, { status: error.status });
    }
  };
}
