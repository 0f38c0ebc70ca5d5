import { describe, expect, it } from "vitest";
import { messagesAt, shownTestimonials, type Testimonial } from "./content.ts";

describe("testimonials", () => {
  const said = (id: number, order: number | null, status: "active" | "inactive" = "active") =>
    ({
      id,
      order,
      status,
      testimonial: "",
      name: "",
      photo: { url: "/a.svg" },
      sample: true,
    }) as Testimonial;

  it("are the active ones, ascending, those without an order last", () => {
    const all = [said(1, null), said(2, 3), said(3, 0), said(4, 1, "inactive"), said(5, 3)];
    expect(shownTestimonials(all).map(({ id }) => id)).toEqual([3, 2, 5, 1]);
    expect(shownTestimonials([...all].reverse()).map(({ id }) => id)).toEqual([3, 2, 5, 1]);
  });
});

describe("messages of the header", () => {
  const message = (id: number, starts_at: string | null, ends_at: string | null) => ({
    id,
    text: "",
    link: null,
    starts_at,
    ends_at,
  });

  it("show from their start until their end", () => {
    const all = [
      message(1, null, null),
      message(2, "2027-01-02T08:00:00.000Z", null),
      message(3, null, "2027-01-02T08:00:00.000Z"),
      message(4, "2027-01-01T08:00:00.000Z", "2027-01-01T09:30:00.000Z"),
    ];
    const at = (time: string) => messagesAt(all, new Date(time)).map(({ id }) => id);
    expect(at("2026-12-31T00:00Z")).toEqual([1, 3]);
    expect(at("2027-01-01T08:00Z")).toEqual([1, 3, 4]);
    expect(at("2027-01-01T09:30Z")).toEqual([1, 3]);
    expect(at("2027-01-02T07:59Z")).toEqual([1, 3]);
    expect(at("2027-01-02T08:00Z")).toEqual([1, 2]);
  });
});
