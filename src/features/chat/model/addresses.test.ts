import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressesIn } from "./addresses.ts";

const found = (text: string) => addressesIn(text).map(({ kind, value }) => `${kind} ${value}`);

describe("an address is found", () => {
  it.each([
    ["go to evil.example", "site evil.example"],
    ["Go to EVIL.EXAMPLE.", "site evil.example"],
    ["see https://evil.example/a?b=c#d now", "site evil.example/a?b=c#d"],
    ["see www.evil.example!", "site evil.example"],
    ["//evil.example/x", "site //evil.example/x"],
    ["evil . example", "site evil.example"],
    ["evil .example", "site evil.example"],
    ["evil[.]example", "site evil.example"],
    ["evil [dot] example", "site evil.example"],
    ["evil(dot)example", "site evil.example"],
    ["evil dot example", "site evil.example"],
    ["evil. com", "site evil.com"],
    ["evil。example", "site evil.example"],
    ["evil．example", "site evil.example"],
    ["evil｡example", "site evil.example"],
    ["evil․example", "site evil.example"],
    ["evil·example", "site evil.example"],
    ["ev\u200bil.exam\u00adple", "site evil.example"],
    ["ｅｖｉｌ.ｅｘａｍｐｌｅ", "site evil.example"],
    ["еvil.ехample", "site еvil.ехample"],
    ["xn--evl-5cd.example", "site xn--evl-5cd.example"],
    ["މަގު.example", "site މަގު.example"],
    ["10.0.0.1", "site 10.0.0.1"],
    ["http://2130706433/", "site 2130706433"],
    ["[::1]", "site ::1"],
    ["2001:db8:0:1:1:1:1:1", "site 2001:db8:0:1:1:1:1:1"],
    ["localhost:3000", "site localhost"],
    ["javascript:alert(1)", "site javascript:alert(1"],
    ["[Apply here](/evil)", "site ](/evil"],
    ["<a href=/evil>here</a>", "site <a href=/evil"],
    ["write to me@evil.example", "mail me@evil.example"],
    ["write to me (at) evil (dot) example", "mail me@evil.example"],
    ["follow @evil", "mail @evil"],
    ["+960 300 0001", "telephone 3000001"],
    ["call 300-0001", "telephone 3000001"],
    ["(300) 00 01", "telephone 3000001"],
    ["٣٠٠٠٠٠١", "telephone 3000001"],
    ["dial 1412 for help", "telephone 1412"],
  ])("in %j", (text, expected) => {
    expect(found(text)).toContain(expected);
  });

  const letters = fc.stringMatching(/^[a-zа-яހ-ޥ]{2,8}$/u);
  const dot = fc.constantFrom(
    ".",
    "．",
    "。",
    "｡",
    "․",
    "[.]",
    " [dot] ",
    "(.)",
    " . ",
    " .",
    " dot ",
    "\u200b.",
    "·",
    "۔",
  );
  const around = fc.constantFrom("", "Go to ", "(", "“", "Apply:\n", "ދާށޭ ");
  it("whatever its letters, and however its dots are written", () => {
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 2, maxLength: 4 }),
        dot,
        around,
        (labels, sign, before) => {
          const [first, ...rest] = labels;
          const text = `${before}${first}${rest.map((label) => `${sign}${label}`).join("")}`;
          expect(found(text).length, text).toBeGreaterThan(0);
        },
      ),
    );
  });

  it("in any text that holds one", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 40 }),
        letters,
        letters,
        (text, one, other) => {
          expect(addressesIn(`${text} ${one}.${other}`)).not.toEqual([]);
        },
      ),
    );
  });
});

it.each([
  "The Diploma in Law costs MVR 45,000 - 60,000 and takes 1.5 years.",
  "It is taught in K. Malé and S. Hithadhoo, Mon. to Thu., 9.30 a.m. to 12.30 p.m.",
  "A B.Sc. or Ph.D. at level 7, e.g. in nursing; the intake is in May 2026.",
  "The academic year 2026-2027 begins on 12/01/2026 (2026-01-12).",
  "Fees: Rf 1234567, MVR 1000000, 1,000,000 in total.",
  "• Nursing\n• Law\n- Teaching",
  "What would you like to study? At 5 institutions, levels 5, 6, 7, 8, 9 and 10.",
  "Study online. Online courses are for everyone... and/or part-time",
  "The classes are at 08:00-10:00, or at 14:00:00.",
  "ނަރުހުންގެ ކޯސް. އަގަކީ 45,000 ރުފިޔާ",
])("no address is found in %j", (text) => {
  expect(addressesIn(text)).toEqual([]);
});
