import { expect, it } from "vitest";
import { signUp } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { malformedRequests } from "../../../test/malformed-requests.ts";
import { rawAnswer, staysOnSite } from "../../../test/raw-answers.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const FORM = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n";

onEachEngine((open) => {
  const serve = async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async (request) => {
        // As a page's action does, which reads nothing but a form.
        if (request.method === "POST") await request.formData();
        return new Response(new URL(request.url).pathname);
      },
    });
    return await app.listen({ port: 0, host: "127.0.0.1" });
  };

  it("answers no malformed request with a failure or with another site", async () => {
    const origin = await serve();
    const requests = malformedRequests(7, 400);
    let answered = 0;
    const sender = async () => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const { statuses, locations } = await rawAnswer(origin, request);
        const sent = request.toString("latin1", 0, 300);
        // A busy machine may refuse a request, which is no failure of the server.
        const failures = statuses.filter((status) => status >= 500 && status !== 503);
        expect(failures, sent).toEqual([]);
        for (const location of locations) expect(staysOnSite(location, origin), sent).toBe(true);
        answered += statuses.length;
      }
    };
    await Promise.all(Array.from({ length: 16 }, sender));
    expect(answered).toBeGreaterThan(300);
  });

  it("answers what is nearly a request", async () => {
    const origin = await serve();
    const cases: [head: string, status: number][] = [
      ["GET /login HTTP/1.1\r\nHost: x:99999\r\n", 400],
      ["GET /login HTTP/1.1\r\nHost: a b\r\n", 400],
      [`POST // HTTP/1.1\r\nHost: magu.example\r\n${FORM}`, 404],
      [`POST /aboutus HTTP/1.0\r\n${FORM}`, 200],
      [`POST /aboutus HTTP/1.1\r\nHost: magu.example\r\nX-Forwarded-Host: a b\r\n${FORM}`, 200],
      [
        "POST /aboutus HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 0\r\n",
        415,
      ],
      [
        "POST /aboutus HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 0\r\n",
        415,
      ],
      ["GET //%09/evil.example/.. HTTP/1.1\r\nHost: magu.example\r\n", 308],
    ];
    const answers = cases.map(async ([head]) => {
      const { statuses } = await rawAnswer(origin, Buffer.from(`${head}\r\n`));
      return [head, ...statuses];
    });
    expect(await Promise.all(answers)).toEqual(cases);
  });

  it("knows no token and no session whose name holds a NUL", async () => {
    const { app } = await buildTestApp(open, { records: smallDirectory });
    const authorization = `Bearer ${await signUp(app)}`;
    const send = async (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
      (await app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) }))
        .statusCode;
    const reset = { token: "a\0b", password: "correct horse battery staple" };
    expect(await send("GET", "/api/validate-reset-token/%00")).toBe(200);
    expect(await send("POST", "/api/validate-reset-token", { token: "a\0" })).toBe(200);
    expect(await send("POST", "/api/reset-password", reset)).toBe(422);
    expect(await send("DELETE", "/api/v1/account/sessions/%00")).toBe(404);
  });

  it("writes its own address into pages, whatever host a visitor names", async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async ({ url }) => new Response(url),
    });
    const { body } = await app.inject({ url: "/login", headers: { host: "evil.example" } });
    expect(body).toBe("https://magu.example/login");
  });
});
