import { parentPort, workerData } from "node:worker_threads";
import { ask } from "./single-request.ts";

// Asks for pages as other people do, in a thread of its own, so that the attackers' work is not
// measured with the server's.

/** What the thread is started with. */
export interface OthersData {
  origin: string;
  /** Institution whose page is among those. */
  institution: number;
  /** When to stop, in milliseconds since 1970. */
  end: number;
}

/** What it answers at its end. */
export interface OthersSeen {
  /** The longest wait, in milliseconds, and for what. */
  slowest: { milliseconds: number; path: string };
  /** Bytes of the largest headers. */
  headers: number;
}

const { origin, institution, end } = workerData as OthersData;
const PAGES: readonly ((page: number) => string)[] = [
  (page) => `/courses/${(page % 60) + 1}`,
  () => `/institutions/${institution}`,
  (page) => `/search?query=business+${page}`,
  () => "/",
  (page) => `/courses?level=${page % 8}`,
];

const bytesOf = (headers: NodeJS.Dict<string | string[]>): number =>
  Object.entries(headers)
    .flatMap(([name, value]) => [value ?? []].flat().map((one) => name.length + one.length + 4))
    .reduce((sum, each) => sum + each, 0);

const seen: OthersSeen = { slowest: { milliseconds: 0, path: "" }, headers: 0 };
for (let page = 1; Date.now() < end; page++) {
  const path = PAGES[page % PAGES.length]?.(page) ?? "/";
  const { status, milliseconds, headers } = await ask(origin + path);
  if (milliseconds > seen.slowest.milliseconds) seen.slowest = { milliseconds, path };
  seen.headers = Math.max(seen.headers, bytesOf(headers));
  if (status === null) break;
}
parentPort?.postMessage(seen);
