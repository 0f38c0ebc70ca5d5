import { describe, expect, it } from "vitest";
import { addressAtWidth, sourceSet, uploadedPicture } from "./uploaded-picture.ts";

const HASH = "0123456789abcdef0123456789abcdef01234567";
const SLIDE = `/files/slide/${HASH}-1200x900/1200.webp`;

describe("the address of an uploaded picture", () => {
  it("says what it is for and its size", () => {
    expect(uploadedPicture(SLIDE)).toEqual({
      purpose: "slide",
      id: `${HASH}-1200x900`,
      width: 1200,
      height: 900,
      isAnimated: false,
    });
  });

  it.each([
    "https://example.com/files/slide/a.webp",
    `/files/other/${HASH}-1200x900/1200.webp`,
    `/files/slide/${HASH}-1200x900/../1200.webp`,
    `/files/slide/${HASH.slice(1)}-1200x900/1200.webp`,
    `${SLIDE}?x`,
    "/pictures/patterns/x.svg",
  ])("is not %s", (address) => {
    expect(uploadedPicture(address)).toBeNull();
    expect(addressAtWidth(address, 128)).toBe(address);
  });

  it("leads to the file that is just large enough", () => {
    expect(addressAtWidth(SLIDE, 300)).toContain("/480.webp");
    expect(addressAtWidth(SLIDE, 960)).toContain("/960.webp");
    expect(addressAtWidth(SLIDE, 4000)).toContain("/1200.webp");
  });

  it("names every width that is kept", () => {
    const picture = uploadedPicture(SLIDE);
    const start = `/files/slide/${HASH}-1200x900`;
    expect(picture && sourceSet(picture, "avif")).toBe(
      `${start}/480.avif 480w, ${start}/960.avif 960w, ${start}/1200.avif 1200w`,
    );
    const moving = uploadedPicture(`/files/advert/${HASH}-640x100-animated/640.webp`);
    expect(moving && sourceSet(moving, "webp")).toBe(
      `/files/advert/${HASH}-640x100-animated/640.webp 640w`,
    );
  });
});
