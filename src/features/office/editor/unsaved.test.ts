import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "#features/accounts/session.store.ts";
import { unsavedPlace } from "./unsaved.ts";

const kept = new Map<string, string>();
const signIn = (id: string) =>
  sessionStore.set({ state: "signed-in", user: { id } as never, unreachable: false });
const place = (id = 7) => unsavedPlace<{ name: string }, never>("course", id);
const typed = { record: { id: 7 } as never, fields: { name: "Diploma of the Reef" } };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("is given back to the same person, of the same record, until it is saved", () => {
  signIn("aishath");
  place().keep(typed);
  expect(place().read()).toEqual(typed);
  expect(place(8).read()).toBeNull();
  place().forget();
  expect(place().read()).toBeNull();
});

it("is given to nobody else", () => {
  signIn("aishath");
  place().keep(typed);
  signIn("ibrahim");
  expect(place().read()).toBeNull();
});

it("is not kept where storage is forbidden, and nothing fails", () => {
  signIn("aishath");
  vi.stubGlobal("sessionStorage", undefined);
  place().keep(typed);
  expect(place().read()).toBeNull();
});
