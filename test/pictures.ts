import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface DrawnSize {
  width: number;
  height: number;
}

/** A photograph-like picture: noise, so that it has bytes. */
function drawn({ width, height }: DrawnSize) {
  const noise = { type: "gaussian", mean: 128, sigma: 6 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#456", noise } });
}

/** A JPEG as a phone takes it: lying on its side, and with the place where it was taken. */
export async function phonePhoto(size: DrawnSize): Promise<Buffer> {
  return await drawn(size)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "4/1 10/1 30/1" }, IFD0: { Copyright: "Aishath" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export const jpeg = async (size: DrawnSize): Promise<Buffer> => await drawn(size).jpeg().toBuffer();

export const picturePng = async (size: DrawnSize): Promise<Buffer> =>
  await drawn(size).png().toBuffer();

/** A PNG of many pixels and few bytes. */
export function pictureBomb({ width, height }: DrawnSize): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND"),
  ]);
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** An animation of frames of one colour each. */
export async function gif({ width, height }: DrawnSize, frames: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame++) {
    raw.fill((frame * 40) % 256, frame * width * height * 3, (frame + 1) * width * height * 3);
  }
  return await sharp(raw, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
    limitInputPixels: false,
  })
    .gif({ delay: Array.from({ length: frames }, () => 100) })
    .toBuffer();
}
