import { expect, it } from "vitest";
import { greetingOf } from "#platform/mail-layout.ts";
import { createMails } from "./mails.ts";

const OWNER = { name: "Aishath", email: "aishath@example.com" };

it("greets by name, but passes no message of a stranger on", () => {
  expect(greetingOf("Aishath Leela")).toBe("Hello Aishath Leela,");
  expect(greetingOf("އައިޝަތު")).toBe("Hello އައިޝަތު,");
  for (const name of [
    "You won: https://evil.example",
    "evil.example",
    "www evil",
    "x".repeat(61),
  ]) {
    expect(greetingOf(name)).toBe("Hello,");
    const mail = createMails("https://magu.example").welcome({ ...OWNER, name });
    expect(JSON.stringify(mail)).not.toContain(name);
  }
});

it("tells whose address somebody else used how to take the account over", () => {
  const mails = createMails("https://magu.example");
  for (const { text, html } of [mails.welcome(OWNER), mails.registeredAgain(OWNER)]) {
    expect(text).toContain("somebody else");
    expect(text).toContain("That makes the account yours");
    expect(text).toContain("Choose a new password:\nhttps://magu.example/forgot-password");
    expect(html).toContain('href="https://magu.example/forgot-password"');
  }
  const moved = mails.emailChanged(OWNER, "new@example.com");
  for (const part of [moved.text, moved.html]) {
    expect(part).toContain("https://magu.example/aboutus#contact");
  }
});

it("says everything in a text part and an HTML part, to the owner", () => {
  const mails = createMails("https://magu.example");
  const all = [
    mails.welcome(OWNER),
    mails.registeredAgain(OWNER),
    mails.resetLink({ ...OWNER, proven_email: null }, "token"),
    mails.passwordChanged({ ...OWNER, isEmptied: true }),
    mails.emailChanged(OWNER, "new@example.com"),
    mails.emailChangeAsked(OWNER, "new@example.com"),
    mails.confirmEmail(OWNER, "token"),
    mails.addressWanted(OWNER),
    mails.deleted(OWNER),
  ];
  expect(all[3]?.text).toContain("keeps the name that it was opened with");
  for (const { to, subject, text, html } of all) {
    expect(to).toBe(OWNER.email);
    expect(subject).not.toContain(OWNER.name);
    for (const part of [text, html]) expect(part).toContain("Hello Aishath,");
    const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
    expect(links.every((link) => link.startsWith("https://magu.example"))).toBe(true);
  }
});
