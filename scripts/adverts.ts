import { readFile } from "node:fs/promises";
import { z } from "zod";
import { advertFolder } from "#features/adverts/advert-pictures.server.ts";
import { createBookingService } from "#features/adverts/booking.service.server.ts";
import { createHouseAdverts } from "#features/adverts/house-adverts.service.server.ts";
import { formatAdvertReport, formatList } from "#features/adverts/report.ts";
import { slots } from "#features/adverts/slots.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { BY, noWords, oneId, pathAsTyped, runOneOf } from "./operator-command.ts";

const USAGE = `Usage: npm run adverts -- <command> [options]

  add     books a place
            --slot KEY --advertiser NAME --link ADDRESS --starts DAY --ends DAY [--weight 1]
            a banner:    --picture FILE --alt "what the picture says"
            the topline: --text "at most 120 characters"
          or adds an advert of the house, which fills unsold places
            --house --text TEXT --link /path
  list    shows what is booked; --all also what has ended or was removed
  remove  takes an advert off the site: remove ID
  report  shows impressions and clicks: --from DAY --to DAY (this month unless given)

  list and report take --json. A day is written 2026-03-01 and begins at midnight in Malé.

Slots
${slots.map(({ key, name, monthly_rate, places }) => `  ${key.padEnd(14)}${name}, MVR ${monthly_rate.toLocaleString("en")} a month, ${places} places`).join("\n")}
`;

await runOneOf({
  usage: USAGE,
  options: {
    slot: { type: "string" },
    advertiser: { type: "string" },
    link: { type: "string" },
    starts: { type: "string" },
    ends: { type: "string" },
    weight: { type: "string" },
    picture: { type: "string" },
    alt: { type: "string" },
    text: { type: "string" },
    house: { type: "boolean" },
    from: { type: "string" },
    to: { type: "string" },
    all: { type: "boolean" },
    json: { type: "boolean" },
  },
  open: ({ env, storage }) => ({
    booking: createBookingService({ storage, folder: advertFolder(env.DATA_DIR), by: BY }),
    houseAdverts: createHouseAdverts(storage),
  }),
  commands: {
    add: {
      takes: noWords,
      run: async ({ booking, houseAdverts }, options) => {
        if (options.house) {
          const advert = { text: options.text ?? "", link: options.link ?? "" };
          const id = await houseAdverts.add(advert, BY);
          return `Advert ${id} of the house was added.`;
        }
        const id = await booking.add(
          {
            slot: options.slot ?? "",
            advertiser: options.advertiser ?? "",
            link: options.link ?? "",
            starts_on: options.starts ?? "",
            ends_on: options.ends ?? "",
            weight: options.weight,
            alt: options.alt ?? null,
            text: options.text ?? null,
          },
          await readPicture(options.picture),
        );
        return `Advert ${id} was booked. It is on the site within a few seconds of its first day.`;
      },
    },
    list: {
      takes: noWords,
      run: async ({ booking }, { all, json }) => {
        const now = new Date();
        const adverts = (await booking.list()).filter(
          ({ removed_at, ends_on }) =>
            all || (removed_at === null && (ends_on === null || ends_on >= maldivesDay(now))),
        );
        return json ? JSON.stringify(adverts, null, 2) : formatList(adverts, now);
      },
    },
    remove: {
      takes: oneId,
      run: async ({ booking }, _options, [id]) => {
        const { advertiser, slot } = await booking.remove(Number(id));
        return `Advert ${id} (${advertiser}, ${slot ?? "house"}) was taken off the site. Its counts stay.`;
      },
    },
    report: {
      takes: noWords,
      run: async ({ booking }, { from, to, json }) => {
        const today = maldivesDay(new Date());
        const period = { from: from ?? `${today.slice(0, 8)}01`, to: to ?? today };
        refuseNoPeriod(period);
        const results = await booking.report(period);
        return json ? JSON.stringify(results, null, 2) : formatAdvertReport(period, results);
      },
    },
  },
});

function refuseNoPeriod({ from, to }: { from: string; to: string }): void {
  const fields: { from?: string; to?: string } = {};
  for (const [name, day] of [["from", from] as const, ["to", to] as const]) {
    if (!z.iso.date().safeParse(day).success)
      fields[name] = `${name} must be a day such as 2026-03-01.`;
  }
  if (from > to) fields.to ??= "to must not be before from.";
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
}

async function readPicture(path: string | undefined): Promise<Uint8Array | null> {
  if (path === undefined) return null;
  return await readFile(pathAsTyped(path)).catch(() => {
    throw new DomainError("unreadable", 422, `picture: there is no file ${path} to read.`);
  });
}
