import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { gif, jpeg, phonePhoto, pictureBomb, picturePng } from "../../../test/pictures.ts";
import { encodePicture } from "./encoding.server.ts";

const SIZE = { width: 1200, height: 900 };

describe("a picture as it is kept", () => {
  it("is there in the sizes that pages draw, as AVIF and WebP", async () => {
    const { id, files, ...size } = await encodePicture(await jpeg(SIZE), "slide");
    expect([...files.keys()]).toEqual([
      "480.webp",
      "480.avif",
      "960.webp",
      "960.avif",
      "1200.webp",
      "1200.avif",
    ]);
    expect(size).toEqual(SIZE);
    expect(id).toMatch(/^[0-9a-f]{40}-1200x900$/);
    for (const [name, bytes] of files) {
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height }, name).toEqual({
        width: Number.parseInt(name, 10),
        height: Number.parseInt(name, 10) * 0.75,
      });
      expect(format, name).toBe(name.endsWith("avif") ? "heif" : "webp");
    }
  });

  it("stands upright, and says nothing of who took it where", async () => {
    const photo = await phonePhoto(SIZE);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { files, width, height } = await encodePicture(photo, "slide");
    expect({ width, height }).toEqual({ width: 900, height: 1200 });
    for (const bytes of files.values()) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      expect(Buffer.from(bytes).toString("latin1")).not.toContain("Aishath");
    }
  });

  it("is no larger than pages draw it", async () => {
    const { width, height } = await encodePicture(
      await jpeg({ width: 3000, height: 1500 }),
      "slide",
    );
    expect({ width, height }).toEqual({ width: 1600, height: 800 });
  });

  it("has the same name for the same content, and another for another", async () => {
    const bytes = await picturePng(SIZE);
    const first = await encodePicture(bytes, "slide");
    expect((await encodePicture(bytes, "slide")).id).toBe(first.id);
    expect((await encodePicture(await picturePng(SIZE), "slide")).id).not.toBe(first.id);
  });

  it("keeps what is see-through of a logo", async () => {
    const logo = await sharp({
      create: { width: 256, height: 256, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { files } = await encodePicture(logo, "logo");
    for (const bytes of files.values()) {
      const { hasAlpha } = await sharp(bytes).metadata();
      expect(hasAlpha).toBe(true);
    }
  });

  it("is harmless, whatever was hung on its end", async () => {
    const tail = "<script>alert(1)</script>PK\x03\x04hidden.zip";
    const polyglot = Buffer.concat([await jpeg(SIZE), Buffer.from(tail, "latin1")]);
    const { files } = await encodePicture(polyglot, "slide");
    for (const bytes of files.values()) {
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/<script>|hidden\.zip/);
    }
  });

  it("moves, where it is a GIF for an advert", async () => {
    const { id, files } = await encodePicture(await gif({ width: 640, height: 100 }, 5), "advert");
    expect(id).toMatch(/-640x100-animated$/);
    expect([...files.keys()]).toEqual(["640.webp"]);
    expect((await sharp(files.get("640.webp")).metadata()).pages).toBe(5);
  });
});

describe("what is refused", () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, "latin1");
  it.each([
    ["many pixels in few bytes", () => pictureBomb({ width: 30_000, height: 1_000 }), /30 mega/],
    ["many frames", () => gif({ width: 1000, height: 1000 }, 26), /26 megapixels; at most 25/],
    ["half a JPEG", async () => half(await jpeg(SIZE)), /not whole/],
    ["half a PNG", async () => half(await picturePng(SIZE)), /not whole/],
    ["the head of a JPEG alone", () => Buffer.from("\xff\xd8\xff\xe0", "latin1"), /not whole/],
    ["a drawing that can run scripts", () => Buffer.from('<?xml version="1.0"?><svg/>'), /SVG/],
    ["a picture of an iPhone", () => box("heic"), /HEIC/],
    ["a page with the name of a picture", () => Buffer.from("<!doctype html>hi"), /no picture/],
    ["a PDF", () => Buffer.from("%PDF-1.7 "), /no picture/],
    ["nothing", () => Buffer.alloc(0), /no picture/],
    ["what would be drawn blurred", () => jpeg({ width: 100, height: 100 }), /at least 300/],
    ["too many bytes", () => Buffer.alloc(8_000_001), /8 MB/],
  ])("is %s", async (_, make, words) => {
    await expect(encodePicture(await make(), "advert")).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(words),
    });
  });

  it("is a GIF that is no advert", async () => {
    const moving = await gif({ width: 640, height: 480 }, 2);
    await expect(encodePicture(moving, "slide")).rejects.toThrow(/adverts only/);
  });

  it("takes no memory for the pixels of a bomb", async () => {
    const bomb = pictureBomb({ width: 12_000, height: 12_000 });
    expect(bomb.length).toBeLessThan(100_000);
    const begun = process.cpuUsage();
    await expect(encodePicture(bomb, "slide")).rejects.toThrow(/144 megapixels/);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
