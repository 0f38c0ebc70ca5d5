import { expect, it } from "vitest";
import { maldivesDay } from "#platform/maldives-day.ts";
import { BANNER_ORDER, base64 } from "../../../../test/advert-orders.ts";
import { buildTestApp } from "../../../../test/app.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { smallDirectory } from "../../../../test/small-directory.ts";
import {
  movingGif,
  movingPng,
  stillGif,
  stillJpeg,
  stillPng,
} from "../../../../test/tiny-pictures.ts";
import { monthsOnSale } from "./months.ts";
import { pictureFaults } from "./order-material.ts";

const SIZE = { width: 803, height: 133 };
const [NEXT = ""] = monthsOnSale(maldivesDay(new Date()));
const bytes = (text: string) => new TextEncoder().encode(text);
const longer = (picture: Uint8Array, length: number) => {
  const file = new Uint8Array(length);
  file.set(picture);
  return file;
};

/** Files that break a rule, each with the sentence that names it. */
const CORPUS: [name: string, file: Uint8Array, rule: RegExp][] = [
  ["a text", bytes("Not a picture"), /not a whole JPG, PNG or GIF/],
  ["a page", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), /not a whole JPG, PNG or GIF/],
  ["a program", bytes("MZ\u0000\u0001"), /not a whole JPG, PNG or GIF/],
  ["half a PNG", stillPng(SIZE).slice(0, 40), /not a whole JPG, PNG or GIF/],
  ["half a GIF", stillGif(SIZE).slice(0, 15), /not a whole JPG, PNG or GIF/],
  ["half a JPG", stillJpeg(SIZE).slice(0, 30), /not a whole JPG, PNG or GIF/],
  ["too small", stillPng({ width: 80, height: 13 }), /80 by 13 pixels; this slot takes 803 by 133/],
  ["too wide", stillJpeg({ width: 804, height: 133 }), /804 by 133 pixels/],
  ["turned", stillGif({ width: 133, height: 803 }), /133 by 803 pixels/],
  ["a GIF without end", movingGif(SIZE, [50, 50], 0), /repeats without end/],
  [
    "a PNG without end",
    movingPng(
      SIZE,
      [
        [1, 2],
        [1, 2],
      ],
      0,
    ),
    /repeats without end/,
  ],
  ["a GIF of 16 seconds", movingGif(SIZE, [800, 800]), /16 seconds.*15 seconds at most/],
  ["a repeated GIF", movingGif(SIZE, [200, 200], 4), /seconds.*15 seconds at most/],
  ["201 KB", longer(stillPng(SIZE), 201 * 1024), /201\.0 KB; 200 KB is the most/],
  ["2 MB", longer(stillPng(SIZE), 2 * 1024 * 1024), /2048\.0 KB; 200 KB is the most/],
];

onEachEngine((open) => {
  it("refuses an upload with the rule that it breaks, and keeps nothing", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const order = (picture: Uint8Array) =>
      app.inject({
        method: "POST",
        url: "/api/v1/adverts/orders",
        payload: { ...BANNER_ORDER, places: [`courses:${NEXT}`], picture: base64(picture) },
      });
    for (const [name, file, rule] of CORPUS) {
      const answer = await order(file);
      expect(answer.statusCode, name).toBe(422);
      expect(answer.json().fields.picture, name).toMatch(rule);
      expect(pictureFaults(file).join(" "), `${name} in the browser`).toBe(
        answer.json().fields.picture,
      );
    }
    expect(await storage.db.selectFrom("advert_orders").selectAll().execute()).toEqual([]);
    expect((await order(longer(stillPng(SIZE), 4 * 1024 * 1024))).statusCode).toBe(413);
    for (const picture of [stillPng(SIZE), stillJpeg(SIZE), movingGif(SIZE, [50, 50])]) {
      expect((await order(picture)).statusCode).toBe(201);
    }
  });
});
