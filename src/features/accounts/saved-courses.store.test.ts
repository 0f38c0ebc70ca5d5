import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "#platform/http/endpoint.ts";

/** An account's list on a server, and whether the server can be reached. */
const server = { ids: [] as number[], calls: [] as string[], isDown: false, refuses: false };

vi.mock("./session-client.ts", () => ({
  callWithSession: async (
    { method, url }: Endpoint,
    { body }: { body?: { course_ids: number[] } },
  ) => {
    server.calls.push(`${method} ${url.split("/").at(-1)} ${body?.course_ids ?? ""}`.trim());
    if (server.isDown) return refused(null, null);
    if (server.refuses) return refused(422, "Too many courses");
    if (method === "PUT") server.ids = body?.course_ids ?? [];
    if (method === "POST") server.ids = [...new Set([...server.ids, ...(body?.course_ids ?? [])])];
    return { body: { course_ids: [...server.ids], applied: [] }, problem: null };
  },
}));

function refused(status: number | null, error: string | null) {
  return { body: null, problem: { status, error, fields: {} } };
}

async function load() {
  vi.resetModules();
  return await import("./saved-courses.store.ts");
}

/** Waits until all requests have been sent. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("saved courses", () => {
  beforeEach(() => {
    Object.assign(server, { ids: [], calls: [], isDown: false, refuses: false });
  });

  it("merge the device's into the account's", async () => {
    server.ids = [7, 8];
    const store = await load();
    expect(await store.mergeSavedCourses([1, 8])).toEqual([7, 8, 1]);
    expect(store.savedCoursesStore.get()).toMatchObject({ ids: [7, 8, 1], problem: null });
  });

  it("add in one call, and take out of the account's list of now", async () => {
    server.ids = [7];
    const store = await load();
    store.saveChange({ added: [1], removed: [] });
    await settled();
    expect(server.calls).toEqual(["POST merge 1"]);
    server.ids = [7, 1, 9];
    store.saveChange({ added: [], removed: [7] });
    await settled();
    expect(server.ids).toEqual([1, 9]);
    expect(store.savedCoursesStore.get().ids).toEqual([1, 9]);
  });

  it("bring several changes in their last state", async () => {
    const store = await load();
    store.saveChange({ added: [1], removed: [] });
    store.saveChange({ added: [2], removed: [1] });
    store.saveChange({ added: [3], removed: [] });
    await settled();
    expect(server.ids).toEqual([2, 3]);
  });

  it("wait while the account cannot be reached", async () => {
    server.isDown = true;
    const store = await load();
    expect(await store.mergeSavedCourses([4])).toBeNull();
    store.saveChange({ added: [5], removed: [] });
    await settled();
    expect(store.savedCoursesStore.get().problem).toMatch(/could not be reached/);
    server.isDown = false;
    await store.sendQueued();
    expect(server.ids).toEqual([4, 5]);
    expect(store.savedCoursesStore.get()).toMatchObject({ ids: [4, 5], problem: null });
    server.calls = [];
    await store.sendQueued();
    expect(server.calls).toEqual([]);
  });

  it("do not repeat what the server refused", async () => {
    server.refuses = true;
    const store = await load();
    store.saveChange({ added: [5], removed: [] });
    await settled();
    expect(store.savedCoursesStore.get().problem).toBe("Too many courses");
    server.refuses = false;
    await store.sendQueued();
    expect(server.ids).toEqual([]);
  });

  it("are forgotten with their person", async () => {
    server.isDown = true;
    const store = await load();
    store.saveChange({ added: [5], removed: [] });
    await settled();
    store.forgetSavedCourses();
    server.isDown = false;
    await store.sendQueued();
    expect(server.ids).toEqual([]);
    expect(store.savedCoursesStore.get()).toEqual({ ids: null, applied: null, problem: null });
  });
});
