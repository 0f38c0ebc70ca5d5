import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  createSecurityLog,
  SECURITY_EVENTS,
  type SecurityEvent,
  shortened,
} from "./security-log.ts";

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:77:88:99:aa:bb:cc", "2001:db8:77::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["", undefined],
  ["unknown", undefined],
])("shortens %j to %j", (address, network) => {
  expect(shortened(address)).toBe(network);
});

it("writes a hash of an address that only who has the key can make, and the same each time", () => {
  const hashOf = (email: string, key: string) => {
    const lines: { email_hash?: string }[] = [];
    const write = (line: unknown) => void lines.push(line as object);
    createSecurityLog({ info: write, warn: write } as never, key).note("signed_in", { email });
    return lines[0]?.email_hash;
  };
  expect(hashOf("a@b.mv", "one")).toBe(hashOf(" A@B.mv", "one"));
  expect(hashOf("a@b.mv", "one")).not.toBe(hashOf("a@b.mv", "two"));
  expect(hashOf("a@b.mv", "one")).not.toBe(hashOf("b@b.mv", "one"));
});

it("writes nothing but what it knows", () => {
  const event = fc.constantFrom(...(Object.keys(SECURITY_EVENTS) as SecurityEvent[]));
  fc.assert(
    fc.property(event, fc.object(), (name, surplus) => {
      const lines: object[] = [];
      const write = (line: unknown) => void lines.push(line as object);
      const facts = { ...surplus, user_id: "u1", reason: "disabled" as const };
      createSecurityLog({ info: write, warn: write } as never, "key").note(name, facts);
      const known = ["security", "user_id", "email_hash", "network", "reason", "limit", "role"];
      const ofMembers = ["call", "institution_id", "member_id", "member_role", "key_id"];
      expect([...known, ...ofMembers, "operator", "link"]).toEqual(
        expect.arrayContaining(Object.keys(lines[0] ?? {})),
      );
    }),
  );
});

it("is described event by event in docs/security.md", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8");
  const described = [...page.matchAll(/^\| `(\w+)` \| (info|warn) \|/gm)];
  expect(Object.fromEntries(described.map(([, name, level]) => [name, level]))).toEqual(
    SECURITY_EVENTS,
  );
});
