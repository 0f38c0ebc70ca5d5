import { expect, it } from "vitest";
import { isOwnDomain } from "./own-domain.ts";

const stated = (email: string | null, link_website: string | null) => [{ email, link_website }];

it.each([
  ["a@college.edu.mv", stated("info@college.edu.mv", null), true],
  ["a@mail.college.edu.mv", stated(null, "https://www.college.edu.mv/home"), true],
  ["a@othercollege.edu.mv", stated("info@college.edu.mv", null), false],
  ["a@college.edu.mv.evil.com", stated("info@college.edu.mv", null), false],
  ["a@gmail.com", stated("college@gmail.com", null), null],
  ["a@college.edu.mv", stated(null, null), null],
  ["a@college.edu.mv", stated("college", "not a website"), null],
  ["a@college.edu.mv", [], null],
])("%s is of an institution that states %j: %s", (email, addresses, expected) => {
  expect(isOwnDomain(email, addresses)).toBe(expected);
});
