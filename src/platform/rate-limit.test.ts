import { expect, it } from "vitest";
import { createRateLimit, networkOf, TooManyRequestsError } from "./rate-limit.ts";

it("lets each key have its share of every window", () => {
  let time = 1_000;
  const use = createRateLimit({ max: 2, timeWindow: 10_000 }, () => time);
  use("a");
  time += 4_500;
  use("a");
  use("b");
  expect(() => use("a")).toThrow(TooManyRequestsError);
  expect(caught(() => use("a"))).toMatchObject({ status: 429, retryAfter: 6 });
  use("b");
  time += 5_500;
  use("a");
  expect(() => use("b")).toThrow(TooManyRequestsError);
});

it("forgets what has ended, and the oldest of too many", () => {
  let time = 0;
  const use = createRateLimit({ max: 1, timeWindow: 1_000 }, () => time);
  use("first");
  for (let key = 0; key < 50_000; key++) use(String(key));
  use("one more");
  use("first");
  expect(() => use("49999")).toThrow();
  time = 1_000;
  use("49999");
});

it("counts a network of IPv6 as one, and IPv4 by address", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:DB8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8::1:2:3")).toBe("2001:db8:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

function caught(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return null;
}
