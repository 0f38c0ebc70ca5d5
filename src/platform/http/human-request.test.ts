import { expect, it } from "vitest";
import { isHumanRequest } from "./human-request.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";
const TABLET =
  "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

it.each([PHONE, TABLET, FIREFOX])("counts people with %s", (agent) => {
  expect(isHumanRequest({ "user-agent": agent })).toBe(true);
  expect(isHumanRequest({ "user-agent": agent, "sec-fetch-site": "same-origin" })).toBe(true);
});

it.each([
  "",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (crawler)",
  "curl/8.5.0",
  "python-requests/2.32",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36",
])("counts no program that says so: %s", (agent) => {
  expect(isHumanRequest({ "user-agent": agent })).toBe(false);
});

it("counts no page that is fetched ahead, and no call from another site", () => {
  expect(isHumanRequest({ "user-agent": PHONE, "sec-purpose": "prefetch;prerender" })).toBe(false);
  for (const site of ["cross-site", "same-site", "none"]) {
    expect(isHumanRequest({ "user-agent": PHONE, "sec-fetch-site": site }), site).toBe(false);
  }
});
