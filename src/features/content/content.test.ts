import { describe, expect, it } from "vitest";
import { messagesOn, shownTestimonials, type Testimonial } from "./content.ts";

describe("testimonials", () => {
  const said = (id: number, order: number | null, status: "active" | "inactive" = "active") =>
    ({ id, order, status, testimonial: "", name: "", photo: null, sample: true }) as Testimonial;

  it("are the active ones, ascending, those without an order last", () => {
    const all = [said(1, null), said(2, 3), said(3, 0), said(4, 1, "inactive"), said(5, 3)];
    expect(shownTestimonials(all).map(({ id }) => id)).toEqual([3, 2, 5, 1]);
    expect(shownTestimonials([...all].reverse()).map(({ id }) => id)).toEqual([3, 2, 5, 1]);
  });
});

describe("messages of the header", () => {
  const message = (id: number, starts_on: string | null, ends_on: string | null) => ({
    id,
    text: "",
    link: null,
    starts_on,
    ends_on,
  });

  it("show from their first day to their last", () => {
    const all = [
      message(1, null, null),
      message(2, "2027-01-02", null),
      message(3, null, "2027-01-01"),
      message(4, "2027-01-01", "2027-01-01"),
    ];
    const on = (day: string) => messagesOn(all, day).map(({ id }) => id);
    expect(on("2026-12-31")).toEqual([1, 3]);
    expect(on("2027-01-01")).toEqual([1, 3, 4]);
    expect(on("2027-01-02")).toEqual([1, 2]);
  });
});
