import fc from "fast-check";
import { expect, it } from "vitest";
import { credentials } from "#features/accounts/accounts.schema.ts";
import { withoutMailAddresses } from "./log-privacy.ts";

/** Every address that can have an account. */
const accepted = fc
  .emailAddress()
  .filter((email) => credentials.shape.email.safeParse(email).success);

it("lets no whole address through, within any text, and leaves lines JSON", () => {
  const texts = fc.tuple(fc.string(), accepted, fc.string());
  fc.assert(
    fc.property(texts, fc.boolean(), ([before, email, after], isEncoded) => {
      const written = isEncoded ? encodeURIComponent(email) : email;
      const line = JSON.stringify({ msg: `${before} ${written} ${after}` });
      const kept = withoutMailAddresses(line);
      expect(JSON.parse(kept).msg).not.toContain(written);
    }),
  );
});

it("takes out what mail servers and databases say of people", () => {
  for (const [line, kept] of [
    ["550 5.1.1 <a.b+c@example.com>: no such user", "550 5.1.1 <[address]>: no such user"],
    [
      "Key (email)=(o'hara@sub.example.mv) already exists.",
      "Key (email)=([address]) already exists.",
    ],
    ["/x?email=a%40example.com&b=1", "/x?email=[address]&b=1"],
  ]) {
    expect(withoutMailAddresses(line!)).toBe(kept);
  }
});

it("leaves everything else", () => {
  for (const line of [
    "at file:///srv/node_modules/@fastify/compress/index.js:12:3",
    "GET /courses/12/diploma-in-teaching 200",
    "postgres is at 10.0.0.1, not @ home",
  ]) {
    expect(withoutMailAddresses(line)).toBe(line);
  }
});
