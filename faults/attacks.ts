import { randomBytes } from "node:crypto";
import { sheetOf } from "../test/sheets.ts";
import type { CallOffice } from "./office-calls.ts";

/** Pictures of these hosts once made the policy of every page longer than proxies take. */
export async function slidesOfManyHosts(call: CallOffice, institution: number): Promise<void> {
  const path = `/institutions/${institution}`;
  const slides = Array.from({ length: 100 }, (_, at) => ({
    order: at,
    url: `https://pictures-of-host-${at}.example/slide.jpg`,
    alt: `Slide ${at}`,
  }));
  const etag = async () => (await call("GET", path))?.body.etag;
  await call("PUT", `${path}/draft`, { body: { fields: { slides } }, etag: await etag() });
  const published = await call("POST", `${path}/publish`, { etag: await etag() });
  if (published?.status !== 200) throw new Error(JSON.stringify(published?.body));
}

/** One attack: sends something and does not care about the answer. */
export type Attack = (round: number) => Promise<unknown>;

const DEVICE = "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01";
/** Each comes from a network address of its own: limits of one do not stop it. */
const headers = () => ({
  "Content-Type": "application/json",
  "X-Forwarded-For": Array.from(randomBytes(4)).join("."),
});

/** What anybody on the web can send. */
export function strangerAttacks(origin: string): Attack[] {
  const get = async (path: string) =>
    await (
      await fetch(origin + path, { headers: headers(), signal: AbortSignal.timeout(30_000) })
    ).text();
  const post = async (path: string, body: unknown) =>
    await (
      await fetch(origin + path, {
        method: "POST",
        headers: headers(),
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
    ).text();
  const many = (key: string, round: number) =>
    Array.from({ length: 300 }, (_, at) => `${key}=${round}-${at}`).join("&");
  return [
    (round) => get(`/courses?${many("category", round)}`),
    (round) => get(`/api/v1/p/courses?limit=100&${many("name", round)}`),
    (round) => get(`/search?query=${"diploma+of+".repeat(30)}${round}`),
    (round) => get(`/compare?ids=${Array.from({ length: 200 }, (_, at) => at + round).join(",")}`),
    (round) => get(`/api/v1/calendar.ics?name=${round}`),
    (round) => post(`/api/v1/adverts/${(round % 6) + 1}/click`, {}),
    (round) => post("/api/v1/visits", { path: `/courses/${round}`, device_id: DEVICE }),
    (round) =>
      post("/api/v1/p/questions", {
        course_id: (round % 60) + 1,
        name: "Aishath",
        email: `someone${round}@example.com`,
        message: "What does it cost? ".repeat(20),
      }),
    (round) =>
      post("/api/chat", { message: `${"nursing in Malé ".repeat(50)}${round}`, device_id: DEVICE }),
    async () => {
      const ending = new AbortController();
      const answer = await fetch(`${origin}/api/v1/download/magu.csv.zip`, {
        signal: ending.signal,
      });
      ending.abort();
      return answer.status;
    },
  ];
}

const RICH_FIELDS = [
  "modules",
  "study_options",
  "careers",
  "general_notes",
  "indicative_class_timings",
  "admission_general_requirements",
  "admission_alternative_requirements",
  "admission_language_requirements",
];

/** What somebody who may change records can send. */
export function memberAttacks(call: CallOffice, institution: number, course: number): Attack[] {
  const draft = async (fields: Record<string, unknown>) => {
    const path = `/courses/${course}`;
    const etag = (await call("GET", path))?.body.etag;
    return await call("PUT", `${path}/draft`, { body: { fields }, etag });
  };
  const inEach = (html: string) => Object.fromEntries(RICH_FIELDS.map((field) => [field, html]));
  const sheet = (bytes: Promise<Buffer>) => async () =>
    await call("POST", `/institutions/${institution}/spreadsheets?name=a.xlsx`, {
      bytes: Uint8Array.from(await bytes),
    });
  const link = '<p><a href="/x">a</a></p>';
  return [
    () => draft(inEach("<div>a".repeat(8_000))),
    () => draft(inEach(link.repeat(1_200))),
    () => draft(inEach(`${"<font>".repeat(49)}${"<p>a".repeat(9_900)}`)),
    (round) => draft({ languages: Array.from({ length: 1_000 }, (_, at) => `L${round}-${at}`) }),
    () => draft({ fees: Array.from({ length: 1_000 }, () => ({ type: "Total Fee" })) }),
    (round) =>
      call("POST", "/courses", {
        body: { institution_id: institution, fields: { name: `C${round}` } },
      }),
    sheet(sheetOf("<row r='9999999'><c r='A9999999'><v>1</v></c></row>")),
    sheet(sheetOf(`<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>`)),
    sheet(
      sheetOf(`<row r="1"><c t="inlineStr"><is><t>${"x".repeat(20_000_000)}</t></is></c></row>`),
    ),
    sheet(sheetOf(`<row>${"<c><v>1</v></c>".repeat(300_000)}</row>`)),
    async () => await call("GET", `/institutions/${institution}/spreadsheet?format=xlsx`),
  ];
}
