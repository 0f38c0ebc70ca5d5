import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { senderReader } from "./sender.ts";

const request = (remoteAddress: string, named?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(named && { "x-forwarded-for": named }) },
  }) as unknown as IncomingMessage;

it.each([
  [false, "10.0.0.1", "203.0.113.7", "10.0.0.1"],
  [true, "10.0.0.1", "203.0.113.7, 10.0.0.9", "203.0.113.7"],
  ["10.0.0.1", "10.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["10.0.0.1, 10.0.0.9", "10.0.0.1", "203.0.113.7, 10.0.0.9", "203.0.113.7"],
  ["10.0.0.1", "192.0.2.1", "203.0.113.7", "192.0.2.1"],
])("where %s is trusted, a request of %s that names %s is of %s", (trusted, by, named, sender) => {
  expect(senderReader(trusted)(request(by, named))).toBe(sender);
});

it.each([true, false, "10.0.0.1"])(
  "reads no sender where the socket is gone, trusting %s",
  (trusted) => {
    for (const socket of [null, { remoteAddress: undefined }]) {
      expect(senderReader(trusted)({ socket, headers: {} } as never)).toBe("");
    }
  },
);
