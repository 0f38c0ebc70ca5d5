import { describe, expect, it } from "vitest";
import { nearest, slideAt, twinOf } from "./carousel-track.ts";

describe("carousel row", () => {
  it("finds the nearest place, in either direction of reading", () => {
    expect(nearest([0, 300, 600], 140)).toBe(0);
    expect(nearest([0, 300, 600], 160)).toBe(1);
    expect(nearest([0, 300, 600], 5_000)).toBe(2);
    expect(nearest([0, -300, -600], -460)).toBe(2);
    expect(nearest([], 20)).toBe(0);
  });

  it("knows which slide a place shows, copies included", () => {
    const places = [0, 1, 2, 3, 4];
    expect(places.map((place) => slideAt(place, 3, true))).toEqual([2, 0, 1, 2, 0]);
    expect([0, 1, 2].map((place) => slideAt(place, 3, false))).toEqual([0, 1, 2]);
  });

  it("leads from a copy to its slide, and leaves the others", () => {
    expect([0, 1, 2, 3, 4].map((place) => twinOf(place, 3, true))).toEqual([3, 1, 2, 3, 1]);
    expect([0, 1, 2].map((place) => twinOf(place, 3, false))).toEqual([0, 1, 2]);
  });
});
