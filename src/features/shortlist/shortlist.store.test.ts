import { beforeEach, describe, expect, it, vi } from "vitest";

/** A browser's storage, which can be told to refuse. */
function fakeStorage(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

async function load(storage: ReturnType<typeof fakeStorage>) {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
  const { shortlist } = await import("./shortlist.store.ts");
  const { addToShortlist, currentNotice } = await import("./notices.store.ts");
  return { shortlist, addToShortlist, currentNotice };
}

const KEY = "coursesToShortlist";

describe("the shortlist of a browser", () => {
  let storage: ReturnType<typeof fakeStorage>;
  beforeEach(() => {
    storage = fakeStorage();
  });

  it("starts as an empty list where there is none", async () => {
    const { shortlist } = await load(storage);
    expect(shortlist.held()).toEqual([]);
    expect(storage.getItem(KEY)).toBe("[]");
  });

  it("is read from storage and saved on each change", async () => {
    storage.setItem(KEY, "[7]");
    const { shortlist } = await load(storage);
    shortlist.add(9);
    expect(storage.getItem(KEY)).toBe("[7,9]");
    shortlist.remove(7);
    expect(storage.getItem(KEY)).toBe("[9]");
    shortlist.clear();
    expect(storage.getItem(KEY)).toBe("[]");
  });

  it("adds nothing to three", async () => {
    storage.setItem(KEY, "[1,2,3]");
    const { shortlist, addToShortlist } = await load(storage);
    expect(addToShortlist(4, "Marine Biology")).toBe(false);
    expect(shortlist.held()).toEqual([1, 2, 3]);
    expect(storage.getItem(KEY)).toBe("[1,2,3]");
  });

  it("takes an addition back", async () => {
    storage.setItem(KEY, "[1]");
    const { shortlist, addToShortlist, currentNotice } = await load(storage);
    addToShortlist(4, "Marine Biology");
    expect(currentNotice.get()?.text).toBe("Added to your shortlist: Marine Biology");
    currentNotice.get()?.undo?.();
    expect(shortlist.held()).toEqual([1]);
    expect(storage.getItem(KEY)).toBe("[1]");
  });

  it("says for two seconds that it is full, with nothing to undo", async () => {
    storage.setItem(KEY, "[1,2,3]");
    const { addToShortlist, currentNotice } = await load(storage);
    addToShortlist(4, "Marine Biology");
    expect(currentNotice.get()).toMatchObject({
      text: "Maximum 3 courses can be compared.",
      stays: 2000,
      undo: null,
    });
  });

  it("tells watchers what a visitor changed, not what was chosen among saved courses", async () => {
    storage.setItem(KEY, "[1]");
    const { shortlist } = await load(storage);
    const changes: unknown[] = [];
    const stop = shortlist.watch((before, after) => changes.push([before, after]));
    shortlist.add(2);
    shortlist.choose([2, 5, 6, 7]);
    expect(shortlist.held()).toEqual([2, 5, 6]);
    expect(storage.getItem(KEY)).toBe("[2,5,6]");
    shortlist.remove(5);
    stop();
    shortlist.clear();
    expect(changes).toEqual([
      [[1], [1, 2]],
      [
        [2, 5, 6],
        [2, 6],
      ],
    ]);
  });

  it("lives as long as the page where storage is forbidden", async () => {
    const forbidden = () => {
      throw new Error("The operation is insecure.");
    };
    const { shortlist } = await load({ getItem: forbidden, setItem: forbidden });
    expect(shortlist.add(5)).toBe(true);
    expect(shortlist.held()).toEqual([5]);
  });
});
