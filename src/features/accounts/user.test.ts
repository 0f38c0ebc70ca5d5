import fc from "fast-check";
import { expect, it } from "vitest";
import { ROLES } from "#platform/access.ts";
import { profile } from "./accounts.schema.ts";
import { calledName, userOf } from "./user.ts";

const answer = fc.record({
  id: fc.string(),
  name: fc.string(),
  email: fc.string(),
  pending_email: fc.option(fc.string()),
  mobile: fc.option(fc.string()),
  role: fc.constantFrom(...ROLES),
  is_staff: fc.boolean(),
  created_at: fc.string(),
});

it("reads what the API's schema describes as it is", () => {
  fc.assert(
    fc.property(answer, (user) => {
      expect(userOf(user)).toEqual(profile.parse(user));
    }),
  );
});

it("makes a user of the schema of any object, and none of anything else", () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record(Object.fromEntries(Object.keys(profile.shape).map((name) => [name, fc.anything()])), {
      requiredKeys: [],
    }),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const user = userOf(value);
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      expect(user !== null).toBe(isObject);
      if (user === null) return;
      expect(profile.parse(user)).toEqual(user);
      expect(calledName(user)).not.toBe("");
    }),
  );
});

it.each([
  ["Aishath Ali", "Aishath Ali"],
  [" Aishath ", "Aishath"],
  ["", "User"],
  [" \t ", "User"],
  ["\u200b\u200d", "User"],
  ["އައިޝަތު", "އައިޝަތު"],
  ["🐠", "🐠"],
])("calls %j %s", (name, called) => {
  expect(calledName({ name })).toBe(called);
});
