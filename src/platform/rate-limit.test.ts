import { expect, it } from "vitest";
import { networkOf } from "./rate-limit.ts";

it("counts a network of IPv6 as one, and IPv4 by address", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:DB8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8::1:2:3")).toBe("2001:db8:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});
