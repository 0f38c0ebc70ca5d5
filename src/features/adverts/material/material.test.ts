import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  movingGif,
  movingPng,
  stillGif,
  stillJpeg,
  stillPng,
} from "../../../../test/tiny-pictures.ts";
import { MATERIAL_LIMITS } from "../advert-limits.ts";
import { checkPicture } from "./material.ts";

const SLOT = { width: 803, height: 133 };

describe("checkPicture", () => {
  it("takes the three formats in the size of the slot, told by their content", () => {
    for (const [format, bytes] of [
      ["png", stillPng(SLOT)],
      ["gif", stillGif(SLOT)],
      ["jpg", stillJpeg(SLOT)],
    ] as const) {
      expect(checkPicture(bytes, SLOT)).toEqual({
        picture: { format, ...SLOT, animation: null },
        problems: [],
      });
    }
  });

  it("refuses what is no picture, whatever it calls itself", () => {
    const text = new TextEncoder();
    for (const bytes of [
      new Uint8Array(),
      text.encode("not a picture"),
      text.encode('<svg xmlns="http://www.w3.org/2000/svg" width="803" height="133"/>'),
      text.encode("RIFF0000WEBPVP8 "),
      text.encode("GIF89a"),
      new Uint8Array(deflateSync("x".repeat(1000))),
    ]) {
      expect(checkPicture(bytes, SLOT)).toEqual({
        picture: null,
        problems: ["The file is not a whole JPG, PNG or GIF picture."],
      });
    }
  });

  it("refuses a picture that was cut off anywhere", () => {
    for (const whole of [
      stillPng(SLOT),
      stillGif(SLOT),
      stillJpeg(SLOT),
      movingGif(SLOT, [50, 50]),
    ]) {
      for (let length = 0; length < whole.length; length++) {
        expect(checkPicture(whole.subarray(0, length), SLOT).picture, `${length} bytes`).toBeNull();
      }
    }
  });

  it("holds the picture to the pixels of the slot", () => {
    const { problems } = checkPicture(stillPng({ width: 133, height: 803 }), SLOT);
    expect(problems).toEqual(["The picture is 133 by 803 pixels; this slot takes 803 by 133."]);
  });

  it("takes 200 KB and not a byte more", () => {
    const fits = padded(stillJpeg(SLOT), MATERIAL_LIMITS.bytes);
    expect(checkPicture(fits, SLOT).problems).toEqual([]);
    const tooMuch = padded(stillJpeg(SLOT), MATERIAL_LIMITS.bytes + 1);
    expect(checkPicture(tooMuch, SLOT).problems).toEqual([
      "The file has 200.0 KB; 200 KB is the most.",
    ]);
  });

  it("says everything that is wrong at once", () => {
    const bytes = padded(movingGif({ width: 10, height: 10 }, [1600, 10]), 300 * 1024);
    expect(checkPicture(bytes, SLOT).problems).toEqual([
      "The file has 300.0 KB; 200 KB is the most.",
      "The picture is 10 by 10 pixels; this slot takes 803 by 133.",
      "The animation runs for 16.1 seconds; it has to stand still after 15 seconds at most.",
    ]);
  });
});

describe("animations", () => {
  const secondsOf = (bytes: Uint8Array) => checkPicture(bytes, SLOT).picture?.animation?.seconds;

  it("adds up the pictures of a GIF, as browsers play them", () => {
    expect(secondsOf(movingGif(SLOT, [100, 250]))).toBe(3.5);
    // Browsers play delays of 0 and 1 hundredths as a tenth of a second.
    expect(secondsOf(movingGif(SLOT, [0, 1, 2]))).toBeCloseTo(0.22);
  });

  it("multiplies by the repetitions of a GIF", () => {
    expect(secondsOf(movingGif(SLOT, [100, 150], 2))).toBe(7.5);
    expect(secondsOf(movingGif(SLOT, [100, 150], 0))).toBe(Number.POSITIVE_INFINITY);
  });

  it("reads the pictures of a PNG, with their fractions and repetitions", () => {
    expect(
      secondsOf(
        movingPng(
          SLOT,
          [
            [1, 2],
            [300, 0],
          ],
          1,
        ),
      ),
    ).toBe(3.5);
    expect(
      secondsOf(
        movingPng(
          SLOT,
          [
            [1, 2],
            [1, 2],
          ],
          3,
        ),
      ),
    ).toBe(3);
    expect(
      secondsOf(
        movingPng(
          SLOT,
          [
            [1, 2],
            [1, 2],
          ],
          0,
        ),
      ),
    ).toBe(Number.POSITIVE_INFINITY);
  });

  it("takes 15 seconds, and refuses more and what never ends", () => {
    expect(checkPicture(movingGif(SLOT, [750, 750]), SLOT).problems).toEqual([]);
    expect(checkPicture(movingGif(SLOT, [750, 751]), SLOT).problems).toEqual([
      "The animation runs for 15.01 seconds; it has to stand still after 15 seconds at most.",
    ]);
    expect(checkPicture(movingGif(SLOT, [10, 10], 0), SLOT).problems).toEqual([
      "The animation repeats without end; it has to stand still after 15 seconds at most.",
    ]);
  });

  it("takes out the first picture as a whole file of the same format", () => {
    for (const [bytes, first] of [
      [movingGif(SLOT, [50, 50, 50], 3), stillGif(SLOT)],
      [
        movingPng(
          SLOT,
          [
            [1, 2],
            [1, 2],
          ],
          1,
        ),
        stillPng(SLOT),
      ],
    ] as const) {
      const still = checkPicture(bytes, SLOT).picture?.animation?.still ?? new Uint8Array();
      const { picture, problems } = checkPicture(still, SLOT);
      expect(problems).toEqual([]);
      expect(picture?.animation).toBeNull();
      expect(still.length).toBeLessThan(bytes.length);
      expect(still.length).toBeGreaterThanOrEqual(first.length);
    }
  });
});

/** The file with zeros after its end, which every reader ignores. */
function padded(bytes: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
}
