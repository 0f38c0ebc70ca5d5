import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageMetaOf, paginationWindow } from "./pagination.ts";

describe("paginationWindow", () => {
  it.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [1, 0, "1"],
    [1, 10, "1 2 3 ... 10"],
    [3, 10, "1 2 3 4 5 ... 10"],
    [4, 10, "1 2 3 4 5 6 ... 10"],
    [5, 10, "1 ... 3 4 5 6 7 ... 10"],
    [7, 10, "1 ... 5 6 7 8 9 10"],
    [10, 10, "1 ... 8 9 10"],
    [50, 10, "1 ... 10"],
  ])("page %d of %d", (current, last, pages) => {
    expect(paginationWindow(current, last).join(" ").replaceAll("ellipsis", "...")).toBe(pages);
  });
});

describe("pageMetaOf", () => {
  it.each([
    [0, 1, 10, { from: 0, to: 0, total: 0, current_page: 1, last_page: 1 }],
    [10, 1, 10, { from: 1, to: 10, total: 10, current_page: 1, last_page: 1 }],
    [11, 2, 10, { from: 11, to: 11, total: 11, current_page: 2, last_page: 2 }],
    [11, 3, 10, { from: 0, to: 0, total: 11, current_page: 3, last_page: 2 }],
  ])("%d in all, page %d of %d", (total, page, limit, meta) => {
    expect(pageMetaOf(total, page, limit)).toEqual(meta);
  });

  it("covers every position once from the first page to the last", () => {
    const natural = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(natural, natural, (total, limit) => {
        let next = 1;
        for (let page = 1; page <= pageMetaOf(total, 1, limit).last_page; page++) {
          expect(pageMetaOf(total, page, limit).from).toBe(next);
          next = pageMetaOf(total, page, limit).to + 1;
        }
        expect(next).toBe(total + 1);
      }),
    );
  });
});
