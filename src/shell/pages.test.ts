import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../test/app.ts";
import { onEachEngine } from "../../test/engines.ts";
import { smallDirectory } from "../../test/small-directory.ts";

/** An address as long as a hostile one, which redirects and errors could repeat. */
const long = "a".repeat(3000);

const PAGE = `<!DOCTYPE html><html><head>
<script>inline()</script><script>injected()</script>
<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/>
</head><body>Hello</body></html>`;

onEachEngine((open) => {
  const ask = async (settings: Record<string, string> = {}, records = smallDirectory) => {
    const { app } = await buildTestApp(open, {
      records,
      settings,
      renderPage: async (_page, { request }) => {
        request.inlineScripts.add("inline()");
        return new Response(PAGE, { headers: { "Content-Type": "text/html" } });
      },
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
      expect(directives["base-uri"]).toEqual(["'none'"]);
    });

    it("is the same whatever pictures records have", async () => {
      const [college] = smallDirectory.institutions;
      if (!college) throw new Error("no institution");
      const urls = Array.from({ length: 100 }, (_, at) => `https://host-${at}.example/${at}.jpg`);
      const slides = urls.map((url, order) => ({ order, url, alt: "A room" }));
      const [logo_url, banner_url] = ["http://logos.example/l.png", "https://x;script-src/b.jpg"];
      const shown = { ...college, logo_url, banner_url, slides };
      const institutions = smallDirectory.institutions.with(0, shown);
      const answer = await ask({}, { ...smallDirectory, institutions });
      expect(policyOf(answer)["img-src"]).toEqual(["'self'", "data:"]);
      expect(policyOf(answer)).toEqual(policyOf(await ask()));
    });

    it("allows the operator's own analytics by its origin", async () => {
      const answer = await ask({ ANALYTICS_SCRIPT_URL: "https://count.example/a/script.js?id=1" });
      const directives = policyOf(answer);
      expect(directives["script-src"]).toContain("https://count.example");
      expect(directives["connect-src"]).toContain("https://count.example");
      expect(directives["default-src"]).toEqual(["'self'"]);
    });
  });

  it("sends less than 4 KB of headers, as proxies take them, whatever the answer is", async () => {
    const { app } = await buildTestApp(open, {
      renderPage: async ({ url }, { request }) => {
        for (let at = 0; at < 8; at++) request.inlineScripts.add(`inline(${at})`);
        const status = url.includes("nowhere") ? 404 : 200;
        return new Response(PAGE, { status, headers: { "Content-Type": "text/html" } });
      },
    });
    const asked: InjectOptions[] = [
      "/",
      "/courses?q=diploma",
      "/institutions/1",
      "/courses.data",
      `/nowhere?${long}`,
      "/sitemap.xml",
      "/robots.txt",
      "/pictures/institutions/1/banner.svg",
      `/files/${long}`,
      "/api/v1/courses",
      "/api/v1/institutions/1",
      "/api/v1/courses/999999",
      "/api/v1/docs",
      "/api/v1/download/courses.csv",
      "/api/v1/openapi.json",
      `/api/v1/${long}`,
      "/healthz",
    ].map((url) => ({ url }));
    asked.push({ method: "POST", url: "/api/v1/chat", payload: "{" });
    for (const each of asked) {
      const { headers, statusCode } = await app.inject(each);
      const lines = Object.entries(headers).flatMap(([name, value]) =>
        [value].flat().map((one) => `${name}: ${one}\r\n`),
      );
      expect(Buffer.byteLength(lines.join("")), `${statusCode} ${each.url}`).toBeLessThan(4096);
    }
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
      expect(await kept(url, { headers }), `${url} of somebody`).toBe(await kept(url));
    }
    for (const url of [
      "/login",
      "/register",
      "/profile",
      "/profile.data",
      "/chat",
      "/reset-password/token",
      "/institutions/9",
      "/nowhere9",
      "/api/nowhere",
    ]) {
      expect(await kept(url), url).toBe("no-store");
    }
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect(await kept("/aboutus", { method: "POST", headers: form })).toBe("no-store");
  });

  it("tells what another site sends from what its own pages do", async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async (_page, { request }) => Response.json(request.isOfOtherSite),
    });
    const isOther = async (headers: Record<string, string>, url = "/aboutus") =>
      (await app.inject({ method: "POST", url, headers })).json();
    expect(await isOther({}), "a program").toBe(false);
    expect(await isOther({ host: "magu.example", origin: "https://magu.example" })).toBe(false);
    for (const origin of ["https://evil.example", "http://magu.example", "null"]) {
      expect(await isOther({ host: "magu.example", origin }), origin).toBe(true);
      expect(await isOther({ host: "magu.example", origin }, "/unsubscribe/a")).toBe(false);
    }
  });

  it("says which methods an address has", async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async () => new Response("takes no form", { status: 405 }),
    });
    for (const method of ["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS"] as const) {
      const { statusCode, headers } = await app.inject({ method, url: "/aboutus" });
      expect([method, statusCode]).toEqual([method, method === "OPTIONS" ? 204 : 405]);
      expect(headers.allow).toBe("GET, HEAD, POST, OPTIONS");
    }
    const posted = await app.inject({ method: "POST", url: "/aboutus" });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
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

  it("asks a browser for nothing that it has no use for", async () => {
    const { headers } = await ask();
    expect(headers["permissions-policy"]).toContain("geolocation=()");
  });

  it("says whom to tell of a weakness", async () => {
    const settings = { OPERATOR_EMAIL: "people@magu.example" };
    const { app } = await buildTestApp(open, { records: smallDirectory, settings });
    const { body, headers } = await app.inject("/.well-known/security.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      body
        .trim()
        .split("\n")
        .map((line) => line.split(": ") as [string, string]),
    );
    expect(fields.get("Contact")).toBe("mailto:people@magu.example");
    expect(fields.get("Canonical")).toBe("https://magu.example/.well-known/security.txt");
    const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
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
