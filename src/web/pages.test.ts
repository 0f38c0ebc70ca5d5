import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../test/app.ts";
import { onEachEngine } from "../../test/engines.ts";
import { smallDirectory } from "../../test/small-directory.ts";

const PAGE = `<!DOCTYPE html><html><head>
<link rel="modulepreload" href="/assets/entry.js"/>
<script>inline()</script>
<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/>
</head><body>Hello</body></html>`;

onEachEngine((open) => {
  const ask = async (settings: Record<string, string> = {}) => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      settings,
      renderPage: async () => new Response(PAGE, { headers: { "Content-Type": "text/html" } }),
    });
    return await app.inject("/");
  };

  describe("a page's policy", () => {
    it("allows scripts of the site and this page's inline ones only", async () => {
      const directives = policyOf(await ask());
      expect(directives["script-src"]).toEqual([
        "'self'",
        // printf 'inline()' | openssl dgst -sha256 -binary | base64
        "'sha256-fyoFIuhHbxPnDkt80oY6VkZ+KzhXiXlo1mBKEtnhf54='",
      ]);
      expect(directives["object-src"]).toEqual(["'none'"]);
    });

    it("allows the operator's own analytics by its origin", async () => {
      const answer = await ask({ ANALYTICS_SCRIPT_URL: "https://count.example/a/script.js?id=1" });
      const directives = policyOf(answer);
      expect(directives["script-src"]).toContain("https://count.example");
      expect(directives["connect-src"]).toContain("https://count.example");
      expect(directives["default-src"]).toEqual(["'self'"]);
    });
  });

  it("may be kept by anyone only where it is the same for everybody", async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async ({ url }) => new Response(PAGE, { status: url.endsWith("9") ? 404 : 200 }),
    });
    const kept = async (url: string, options: { method?: "POST"; headers?: object } = {}) =>
      (await app.inject({ url, headers: {}, ...options } as InjectOptions)).headers[
        "cache-control"
      ];
    for (const url of ["/", "/courses", "/courses.data", "/institutions/1"]) {
      expect(await kept(url), url).toBe("public, max-age=0, must-revalidate");
      const headers = { authorization: "Bearer x" };
      expect(await kept(url, { headers }), `${url} of somebody`).toBe("no-store");
    }
    for (const url of [
      ...["/login", "/register", "/profile", "/profile.data", "/chat", "/reset-password/token"],
      ...["/institutions/9", "/nowhere9", "/api/nowhere"],
    ]) {
      expect(await kept(url), url).toBe("no-store");
    }
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect(await kept("/aboutus", { method: "POST", headers: form })).toBe("no-store");
  });

  it("reads a form that nothing was sent of as an empty one", async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async (request) =>
        Response.json({ fields: [...(await request.formData()).keys()] }, { status: 422 }),
    });
    const answer = await app.inject({ method: "POST", url: "/aboutus" });
    expect([answer.statusCode, answer.json()]).toEqual([422, { fields: [] }]);
  });

  it.each([
    ["GET http://magu.example/healthz", "200 OK"],
    ["GET *", "400 Bad Request"],
  ])("takes a target in any form: %s", async (line, status) => {
    const { app } = await buildTestApp(open, { records: smallDirectory });
    const { hostname, port } = new URL(await app.listen({ port: 0 }));
    const socket = connect(Number(port), hostname);
    socket.end(`${line} HTTP/1.1\r\nHost: magu.example\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
  });

  it("has its styles fetched first and its scripts last", async () => {
    const { headers, body } = await ask();
    expect(headers.link).toBe(
      "</assets/a.css>; rel=preload; as=style, </assets/b.css>; rel=preload; as=style",
    );
    expect(body).toContain(
      '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/>',
    );
  });
});

function policyOf(answer: { headers: Record<string, unknown> }): Record<string, string[]> {
  const policy = String(answer.headers["content-security-policy"]);
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}
