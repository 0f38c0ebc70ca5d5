import { expect, it } from "vitest";
import { loggedAddress } from "./logged-address.ts";

it("leaves out what opens something", () => {
  expect(loggedAddress("/reset-password/abc123?x=1")).toBe("/reset-password/[secret]?x=1");
  expect(loggedAddress("/reset-password/abc123.data")).toBe("/reset-password/[secret]");
  expect(loggedAddress("/API/validate-reset-token/abc")).toBe("/API/validate-reset-token/[secret]");
  expect(loggedAddress("/api/chat-history?a=1&device_id=x-y&b=2")).toBe(
    "/api/chat-history?a=1&device_id=[secret]&b=2",
  );
});

it("leaves other addresses alone", () => {
  for (const url of ["/", "/courses?name=token", "/reset-password", "/api/reset-password"]) {
    expect(loggedAddress(url)).toBe(url);
  }
});
