import { describe, expect, it } from "vitest";
import { mapAddressFrom } from "./map-text.ts";

const MALE =
  "https://www.openstreetmap.org/export/embed.html?bbox=73.50440%2C4.17040%2C73.51440%2C4.18040&layer=mapnik&marker=4.1754%2C73.5094";

describe("a map as people paste it", () => {
  it.each([
    ["4.1754, 73.5094"],
    ["https://www.openstreetmap.org/?mlat=4.1754&mlon=73.5094#map=17/4.0/73.0"],
    ["https://www.openstreetmap.org/#map=17/4.1754/73.5094"],
    ["https://www.google.com/maps/place/Villa/@4.1754,73.5094,17z/data=x"],
    ["https://maps.google.com/?q=4.1754,73.5094"],
    ["https://www.google.com/maps/place/X/@4.0000,73.0000,17z/data=!3d4.1754!4d73.5094"],
  ])("is found in %s", (text) => {
    expect(mapAddressFrom(text)).toBe(MALE);
  });

  it("is taken out of the code of a frame", () => {
    const code =
      '<iframe src="https://www.google.com/maps/embed?pb=1&amp;x=2" width="600"></iframe>';
    expect(mapAddressFrom(code)).toBe("https://www.google.com/maps/embed?pb=1&x=2");
  });

  it.each([MALE, "https://www.google.com/maps/embed?pb=1", "beside the mosque", ""])(
    "stays what it is: %s",
    (text) => {
      expect(mapAddressFrom(text)).toBe(text);
    },
  );
});
