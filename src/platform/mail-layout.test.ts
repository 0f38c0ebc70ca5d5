import { expect, it } from "vitest";
import { mailParts } from "./mail-layout.ts";

const CONTENT = {
  preview: "First <b>line</b>",
  title: 'Hello "Aishath" & <script>alert(1)</script>',
  paragraphs: ["One\nTwo", "ދިވެހި"],
  action: { label: "Go on", url: 'https://magu.example/a?b=1&c="x"' },
  after: ["Last"],
  publicUrl: "https://magu.example",
};

it("says the same in both parts", () => {
  const { html, text } = mailParts(CONTENT);
  expect(text).toBe(
    `${CONTENT.title}\n\nOne\nTwo\n\nދިވެހި\n\nGo on:\n${CONTENT.action.url}\n\nLast\n\n-- \nMagu, courses in the Maldives\nhttps://magu.example\n`,
  );
  for (const part of ["One<br>\nTwo", "ދިވެހި", "Go on", "Last"]) expect(html).toContain(part);
});

it("lets nothing that is given become HTML", () => {
  const { html } = mailParts(CONTENT);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('href="https://magu.example/a?b=1&amp;c=&quot;x&quot;"');
});

it("lists linked things in both parts, as text", () => {
  const item = { title: "One <b>", url: "https://magu.example/1?a=b&c=d", lines: ["Two", "Three"] };
  const { html, text } = mailParts({
    ...CONTENT,
    sections: [{ heading: "Things", items: [item] }],
  });
  expect(text).toContain("Things\n\n* One <b>\n  Two\n  Three\n  https://magu.example/1?a=b&c=d\n");
  expect(html).toContain('href="https://magu.example/1?a=b&amp;c=d"');
  expect(html).not.toContain("<b>");
});

it("leaves the button out where there is nothing to do", () => {
  const { html } = mailParts({ ...CONTENT, action: undefined, publicUrl: "http://127.0.0.1:3000" });
  expect(html.match(/<a /g)).toHaveLength(1);
});
