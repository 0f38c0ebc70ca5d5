import { expect, it } from "vitest";
import { NEW_ROUTE, OPEN_TO_EVERYONE, withConditions } from "./route-sentence.ts";

const grade = (count: number) => ({ kind: "school" as const, grade: count });

it("says of a way in what its conditions say, and nothing where there are none", () => {
  const first = withConditions(NEW_ROUTE, [grade(10)]);
  expect(first.source_text).toMatch(/10/);
  expect(withConditions(first, [grade(12)]).source_text).toMatch(/12/);
  expect(withConditions(first, []).source_text).toBe("");
  expect(withConditions(NEW_ROUTE, [{ kind: "text", text: "" }]).source_text).toBe("");
});

it("keeps the institution's own sentence, but not that it is open to everyone", () => {
  const own = { conditions: [], source_text: "Ask our counsellor" };
  expect(withConditions(own, [grade(10)]).source_text).toBe("Ask our counsellor");
  const open = { conditions: [], source_text: OPEN_TO_EVERYONE };
  expect(withConditions(open, [grade(10)]).source_text).toMatch(/10/);
});
