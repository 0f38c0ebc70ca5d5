import { describe, expect, it } from "vitest";
import { AISHATH, call, signUp } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { ALERT_LIMITS, MAX_QUERY_CHARACTERS } from "./alerts-limits.ts";

const ALERTS = "/api/v1/account/alerts";

onEachEngine((open) => {
  const signedUp = async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const token = await signUp(app);
    const ask = async (
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
      path = "",
      body?: unknown,
    ) => {
      const answer = await call(app, ALERTS + path, { method, token, body });
      return { status: answer.statusCode, body: answer.json() };
    };
    const { id } = await storage.db
      .selectFrom("courses")
      .select("id")
      .where("name", "=", "Diploma in Marketing")
      .executeTakeFirstOrThrow();
    return { app, storage, token, ask, id };
  };

  describe("what an account saved", () => {
    it("is saved, listed and removed by its owner", async () => {
      const { ask, id } = await signedUp();
      expect((await ask("GET")).body).toEqual({
        state: "unconfirmed",
        mailed_on: null,
        searches: [],
        courses: [],
      });
      await ask("PUT", `/courses/${id}`);
      const { status, body } = await ask("POST", "/searches", { query: "?mnqf_level=5&sort=cost" });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        searches: [{ query: "mnqf_level=5", title: "Diploma courses", courses: 1, is_whole: true }],
        courses: [{ id, name: "Diploma in Marketing", is_listed: true }],
      });
      await ask("DELETE", `/searches/${body.searches[0].id}`);
      expect((await ask("DELETE", `/courses/${id}`)).body).toMatchObject({
        searches: [],
        courses: [],
      });
      expect((await ask("PATCH", "", { paused: true })).body.state).toBe("paused");
      expect((await ask("PATCH", "", { paused: false })).body.state).toBe("unconfirmed");
    });

    it("is nobody's without a session", async () => {
      const { app, id } = await signedUp();
      for (const [method, path] of [
        ["GET", ""],
        ["PUT", `/courses/${id}`],
        ["POST", "/searches"],
      ] as const) {
        expect((await call(app, ALERTS + path, { method })).statusCode).toBe(401);
      }
    });

    it.each([
      ["/searches", {}, "query"],
      ["/searches", { query: "" }, "query"],
      ["/searches", { query: "page=2" }, "query"],
      ["/searches", { query: "sort=cost" }, "query"],
      ["/searches", { query: "mnqf_level=5:constructor" }, "query"],
      ["/searches", { query: "name=diving&category=__proto__" }, "query"],
      ["/searches", { query: "x".repeat(MAX_QUERY_CHARACTERS + 1) }, "query"],
    ])("refuses %s of %j by its field, and saves nothing", async (path, body, field) => {
      const { ask } = await signedUp();
      const refused = await ask("POST", path, body);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
      expect((await ask("PATCH", "", { paused: "yes" })).body.fields).toHaveProperty("paused");
      expect((await ask("PUT", "/courses/999999")).status).toBe(404);
      expect((await ask("PUT", "/courses/x")).status).toBe(422);
      expect((await ask("GET")).body).toMatchObject({ searches: [], courses: [] });
    });

    it("takes any text as a search, and as an id that is not there", async () => {
      const { ask } = await signedUp();
      expect((await ask("POST", "/searches", { query: "name=\0%00" })).status).toBe(200);
      expect((await ask("DELETE", "/searches/%00")).status).toBe(200);
    });

    it("is part of the account's export, and gone with the account", async () => {
      const { app, storage, token, ask, id } = await signedUp();
      await ask("PUT", `/courses/${id}`);
      await ask("POST", "/searches", { query: "mnqf_level=5" });
      const { password } = AISHATH;
      const whole = await call(app, "/api/v1/account/export", { token, body: { password } });
      expect(whole.json().keep_me_posted).toMatchObject({
        searches: [{ query: "mnqf_level=5" }],
        courses: [{ id }],
      });
      await call(app, "/api/v1/account", { method: "DELETE", token, body: { password } });
      for (const table of ["alert_settings", "search_alerts", "course_alerts"] as const) {
        expect(await storage.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
    });

    it("may be changed often, and not without end", async () => {
      const { ask, id, storage } = await signedUp();
      await ask("PUT", `/courses/${id}`);
      await storage.db.updateTable("limits").set({ used: ALERT_LIMITS.changes.max }).execute();
      expect((await ask("PUT", `/courses/${id}`)).status).toBe(429);
      expect((await ask("GET")).status).toBe(200);
    });
  });
});
