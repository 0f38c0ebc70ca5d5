import { expect, it } from "vitest";
import { mayOpen, OFFICE_GROUPS, OFFICE_PARTS, officePlaceOf } from "./office-parts.ts";
import { paths } from "./paths.ts";

it("finds each part, and a record where a part has records, by its own address", () => {
  for (const part of OFFICE_PARTS) {
    const [, , name, record] = paths.office(part.name).split("/");
    expect(officePlaceOf({ part: name, record })).toEqual({ part, record: null });
    const opened = officePlaceOf({ part: part.name, record: "12" });
    expect(opened?.record ?? null).toBe(
      "records" in part || ":record" in ("pages" in part ? part.pages : {}) ? 12 : null,
    );
  }
});

it("knows no other address", () => {
  const others = [
    { part: "today" },
    { part: "constructor" },
    { part: "questions", record: "1" },
    { part: "courses", record: "0" },
    { part: "courses", record: "1e3" },
    { part: "courses", record: "9".repeat(16) },
  ];
  for (const params of others) expect(officePlaceOf(params), JSON.stringify(params)).toBeNull();
});

it("shows a part of an institution to whom it opens for", () => {
  const [keys] = OFFICE_PARTS.filter(({ name }) => name === "keys");
  const seen = (["member", "owner", "editor", "admin"] as const).map(
    (standing) => keys && mayOpen(keys, "visitor", standing),
  );
  expect(seen).toEqual([false, true, false, true]);
});

it("leads operators by at most five groups, of at most five parts each", () => {
  const ofSite = OFFICE_PARTS.filter(({ group }) => group !== "institution");
  expect(OFFICE_GROUPS).toHaveLength(5);
  for (const { name } of OFFICE_GROUPS) {
    const parts = ofSite.filter(({ group }) => group === name);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThanOrEqual(5);
  }
});
