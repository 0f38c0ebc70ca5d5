import { beforeEach, describe, expect, it, vi } from "vitest";

const TOKEN = "auth_token";
const USER = {
  id: "u1",
  name: "Aishath",
  email: "aishath@example.com",
  pending_email: null,
  mobile: null,
  role: "visitor",
  is_staff: false,
  created_at: "2026-11-21T06:00:00.000Z",
} as const;

/** A browser as far as the session needs one. */
function fakeBrowser(token: string | null = null) {
  const held = new Map(token === null ? [] : [[TOKEN, token]]);
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  const events = new EventTarget();
  const marks = new Set<string>();
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("document", {
    documentElement: {
      toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
    },
  });
  vi.stubGlobal("fetch", fetch);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  return { storage, events, marks, fetch };
}

async function load() {
  vi.resetModules();
  return await import("./session.store.ts");
}

const answer = (status: number, body: unknown = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

function storageEvent(key: string | null): Event {
  return Object.assign(new Event("storage"), { key });
}

describe("the session of a browser", () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is nobody's without a token, and asks nothing", async () => {
    const { fetch, marks } = fakeBrowser();
    const store = await load();
    await store.checkSession();
    expect(store.currentSession()).toEqual({ state: "anonymous", user: null, unreachable: false });
    expect(store.authorization()).toEqual({});
    expect(fetch).not.toHaveBeenCalled();
    expect(marks.size).toBe(0);
  });

  it("is checked with the stored token", async () => {
    const { fetch } = fakeBrowser("t1");
    fetch.mockReturnValue(answer(200, USER));
    const store = await load();
    expect(store.currentSession().state).toBe("checking");
    await store.checkSession();
    expect(store.currentSession()).toMatchObject({ state: "signed-in", user: USER });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      "/api/user",
      expect.objectContaining({
        headers: expect.objectContaining({ Authorization: "Bearer t1" }),
      }),
    );
  });

  it.each([401, 403, 500])("ends when the answer is %d", async (status) => {
    const { fetch, storage, marks } = fakeBrowser("t1");
    fetch.mockReturnValue(answer(status, { error: "No" }));
    const store = await load();
    await store.checkSession();
    expect(store.currentSession().state).toBe("anonymous");
    expect(storage.getItem(TOKEN)).toBeNull();
    expect(marks.size).toBe(0);
  });

  it("keeps the token where nothing answers, or something that is not the API", async () => {
    for (const reply of [
      () => Promise.reject(new TypeError("Failed to fetch")),
      () => Promise.resolve(new Response("<html>Sign in to the hotel's network</html>")),
      ...[null, [], "Aishath", 1].map((body) => () => answer(200, body)),
    ]) {
      const { fetch, storage } = fakeBrowser("t1");
      fetch.mockImplementation(reply);
      const store = await load();
      await store.checkSession();
      expect(store.currentSession()).toEqual({ state: "checking", user: null, unreachable: true });
      expect(storage.getItem(TOKEN)).toBe("t1");
    }
  });

  it("stays with who is signed in when a later check finds no connection", async () => {
    const { fetch } = fakeBrowser();
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    const store = await load();
    store.signIn("t1", USER);
    await store.checkSession();
    expect(store.currentSession().user).toEqual(USER);
  });

  it.each([
    [{ ...USER, name: undefined }, ""],
    [{ ...USER, name: null }, ""],
    [{ ...USER, name: "" }, ""],
    [{ ...USER, name: 7 }, ""],
    [{}, ""],
  ])("is that of a person without a name where the answer is %j", async (body, name) => {
    const { fetch } = fakeBrowser("t1");
    fetch.mockReturnValue(answer(200, body));
    const store = await load();
    await store.checkSession();
    expect(store.currentSession()).toMatchObject({ state: "signed-in", user: { name } });
  });

  it("asks who it is where the login did not say", async () => {
    const { fetch } = fakeBrowser();
    fetch.mockReturnValue(answer(200, USER));
    const store = await load();
    store.signIn("t1", null);
    expect(store.currentSession().state).toBe("checking");
    await vi.waitFor(() => expect(store.currentSession().user).toEqual(USER));
  });

  it("keeps the token of a login", async () => {
    const { storage, marks } = fakeBrowser();
    const store = await load();
    store.signIn("t2", USER);
    expect(storage.getItem(TOKEN)).toBe("t2");
    expect(store.authorization()).toEqual({ Authorization: "Bearer t2" });
    expect(marks).toEqual(new Set(["data-has-session"]));
    store.updateUser({ ...USER, name: "Aisha" });
    expect(store.currentSession().user?.name).toBe("Aisha");
  });

  it("ends at logout whatever the server says, and tells it which session", async () => {
    for (const reply of [
      () => answer(200),
      () => answer(500),
      () => Promise.reject(new TypeError("Failed to fetch")),
    ]) {
      const { fetch, storage } = fakeBrowser();
      fetch.mockImplementation(reply);
      const store = await load();
      store.signIn("t3", USER);
      store.signOut();
      expect(store.currentSession()).toMatchObject({ state: "anonymous", user: null });
      expect(storage.getItem(TOKEN)).toBeNull();
      expect(fetch).toHaveBeenCalledExactlyOnceWith(
        "/api/logout",
        expect.objectContaining({
          method: "POST",
          headers: expect.objectContaining({ Authorization: "Bearer t3" }),
        }),
      );
    }
  });

  it("ignores the answer about a token that has been replaced", async () => {
    const { fetch } = fakeBrowser("old");
    let reply: (response: Response) => void = () => {};
    fetch.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    const store = await load();
    const check = store.checkSession();
    store.signIn("new", USER);
    reply(new Response("{}", { status: 401 }));
    await check;
    expect(store.currentSession().user).toEqual(USER);
    expect(store.authorization()).toEqual({ Authorization: "Bearer new" });
  });

  it("follows the other tabs", async () => {
    const { events, storage, fetch } = fakeBrowser();
    const store = await load();
    store.sessionStore.watch(() => {});
    storage.setItem(TOKEN, "t4");
    fetch.mockReturnValue(answer(200, USER));
    events.dispatchEvent(storageEvent("coursesToShortlist"));
    expect(fetch).not.toHaveBeenCalled();
    events.dispatchEvent(storageEvent(TOKEN));
    await vi.waitFor(() => expect(store.currentSession().user).toEqual(USER));
    storage.removeItem(TOKEN);
    events.dispatchEvent(storageEvent(null));
    await vi.waitFor(() => expect(store.currentSession().state).toBe("anonymous"));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("asks again when the network is back", async () => {
    const { events, fetch } = fakeBrowser("t5");
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const store = await load();
    store.sessionStore.watch(() => {});
    await vi.waitFor(() => expect(store.currentSession().unreachable).toBe(true));
    fetch.mockReturnValue(answer(200, USER));
    events.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(store.currentSession().user).toEqual(USER));
  });

  it("lives as long as the page where storage is forbidden", async () => {
    fakeBrowser();
    const forbidden = () => {
      throw new Error("The operation is insecure.");
    };
    vi.stubGlobal("localStorage", {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    const store = await load();
    store.signIn("t6", USER);
    expect(store.authorization()).toEqual({ Authorization: "Bearer t6" });
    store.forgetSession();
    expect(store.authorization()).toEqual({});
  });
});
