import { expect, it } from "vitest";
import { shareWays } from "./share-addresses.ts";

const SHARED = {
  address: "https://magu.example/courses?mnqf_level=5:6&name=a+b",
  title: "Health & Law: “50 %”",
};

it("every way carries title and address whole, whatever signs they have", () => {
  const ways = new Map(shareWays(SHARED).map(({ name, href }) => [name, new URL(href)]));
  const message = `${SHARED.title}\n${SHARED.address}`;
  const read = (name: string, key: string) => ways.get(name)?.searchParams.get(key);
  expect([...ways.keys()]).toEqual(["Viber", "WhatsApp", "Telegram", "Mail"]);
  expect(read("Viber", "text")).toBe(message);
  expect(read("WhatsApp", "text")).toBe(message);
  expect([read("Telegram", "url"), read("Telegram", "text")]).toEqual([
    SHARED.address,
    SHARED.title,
  ]);
  expect([read("Mail", "subject"), read("Mail", "body")]).toEqual([SHARED.title, message]);
});
