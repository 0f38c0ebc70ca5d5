import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { advertFolder } from "#features/adverts/advert-pictures.server.ts";
import {
  type BookingService,
  createBookingService,
} from "#features/adverts/booking.service.server.ts";
import {
  createHouseAdverts,
  type HouseAdverts,
} from "#features/adverts/house-adverts.service.server.ts";
import { formatAdvertReport, formatList } from "#features/adverts/report.ts";
import { slots } from "#features/adverts/slots.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { runCommand } from "./operator-command.ts";

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

const OPTIONS = {
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
} as const;

type Options = ReturnType<typeof readLine>["values"];

const readLine = () => parseArgs({ allowPositionals: true, options: OPTIONS });

const BY = { operator: userInfo().username };

interface AdvertServices {
  booking: BookingService;
  houseAdverts: HouseAdverts;
}

/** Returns the text to print. */
type Command = (services: AdvertServices, options: Options, id: string) => Promise<string>;

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    add: async ({ booking, houseAdverts }, options) => {
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
    list: async ({ booking }, { all, json }) => {
      const now = new Date();
      const adverts = (await booking.list()).filter(
        ({ removed_at, ends_on }) =>
          all || (removed_at === null && (ends_on === null || ends_on >= maldivesDay(now))),
      );
      return json ? JSON.stringify(adverts, null, 2) : formatList(adverts, now);
    },
    remove: async ({ booking }, _options, id) => {
      const { advertiser, slot } = await booking.remove(Number(id));
      return `Advert ${id} (${advertiser}, ${slot ?? "house"}) was taken off the site. Its counts stay.`;
    },
    report: async ({ booking }, { from, to, json }) => {
      const today = maldivesDay(new Date());
      const period = { from: from ?? `${today.slice(0, 8)}01`, to: to ?? today };
      refuseNoPeriod(period);
      const results = await booking.report(period);
      return json ? JSON.stringify(results, null, 2) : formatAdvertReport(period, results);
    },
  }),
);

function refuseNoPeriod({ from, to }: { from: string; to: string }): void {
  const fields: { from?: string; to?: string } = {};
  for (const [name, day] of [["from", from] as const, ["to", to] as const]) {
    if (!z.iso.date().safeParse(day).success)
      fields[name] = `${name} must be a day such as 2026-03-01.`;
  }
  if (from > to) fields.to ??= "to must not be before from.";
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
}

/** Paths are relative to the folder in which npm was called. */
async function readPicture(path: string | undefined): Promise<Uint8Array | null> {
  if (path === undefined) return null;
  return await readFile(resolve(process.env.INIT_CWD ?? ".", path)).catch(() => {
    throw new DomainError("unreadable", 422, `picture: there is no file ${path} to read.`);
  });
}

function readCommand() {
  try {
    const { values, positionals } = readLine();
    const [name = "", id = "", ...surplus] = positionals;
    const command = COMMANDS.get(name);
    const takesId = name === "remove";
    if (!command || surplus.length > 0 || takesId !== /^[1-9]\d{0,8}$/.test(id)) return null;
    return { command, values, id };
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}\n` : error);
    return null;
  }
}

await runCommand(readCommand, USAGE, ({ command, values, id }, { env, storage }) =>
  command(
    {
      booking: createBookingService({ storage, folder: advertFolder(env.DATA_DIR), by: BY }),
      houseAdverts: createHouseAdverts(storage),
    },
    values,
    id,
  ),
);
