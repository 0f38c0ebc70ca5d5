import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { DomainError, NotFoundError, StorageUnavailableError } from "#platform/errors.ts";
import { sessionCookie } from "#platform/http/session-cookie.ts";
import { requestContext } from "#web/context.ts";
import { answeringDomainErrors } from "./domain-errors.server.ts";

/** The response of a page whose loader and action throw this, and the log. */
async function answers(thrown: unknown, isOfOtherSite = false) {
  const fail = async () => {
    throw thrown;
  };
  const page = {
    id: "page",
    path: "/",
    module: { default: () => null, loader: fail, action: fail },
  };
  const build = { routes: { page } } as unknown as ServerBuild;
  const logged: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(requestContext, {
    visitorAddress: "192.0.2.1",
    me: () => expect.fail("nobody asks"),
    staff: () => expect.fail("nobody asks"),
    sessionCookie: sessionCookie("https://magu.example"),
    isOfOtherSite,
    inlineScripts: new Set<string>(),
    onRefused: () => undefined,
    onError: (error) => logged.push(error),
  });
  const { loader, action } = answeringDomainErrors(build).routes.page?.module ?? {};
  const args = { context, url: new URL("https://magu.example/office/keys?institution=3") } as never;
  const failures = [loader?.(args), action?.(args)].map((answer) =>
    Promise.resolve(answer).catch((error: unknown) => error),
  );
  return { failures: await Promise.all(failures), logged };
}

it("answers what services throw with its own status, and logs what is our fault", async () => {
  const missing = await answers(new NotFoundError("Course"));
  expect(missing.failures).toMatchObject([{ init: { status: 404 } }, { init: { status: 404 } }]);
  expect(missing.logged).toEqual([]);
  const away = new StorageUnavailableError(new Error("ECONNREFUSED"));
  const unavailable = await answers(away);
  expect(unavailable.failures).toMatchObject([
    { init: { status: 503 } },
    { init: { status: 503 } },
  ]);
  expect(unavailable.logged).toEqual([away, away]);
});

it("leads who is not signed in to the login, and from there back", async () => {
  const { failures } = await answers(new DomainError("unauthorized", 401, "Sign in first"));
  for (const failure of failures as Response[]) {
    expect([failure.status, failure.headers.get("Location")]).toEqual([
      303,
      "/login?back=%2Foffice%2Fkeys%3Finstitution%3D3",
    ]);
  }
});

it("does nothing that another site sends", async () => {
  const { failures } = await answers(new NotFoundError("Course"), true);
  expect(failures).toMatchObject([{ init: { status: 404 } }, { init: { status: 403 } }]);
});

it("leaves what nobody foresaw to React Router", async () => {
  const mistake = new TypeError("a mistake of ours");
  expect(await answers(mistake)).toEqual({ failures: [mistake, mistake], logged: [] });
});
