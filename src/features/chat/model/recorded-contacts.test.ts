import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Institution } from "#catalogue/institution.ts";
import { blankContact, blankCourse, blankInstitution } from "../../../../test/catalogue-source.ts";
import { unsourcedInstitution } from "../../../../test/unsourced.ts";
import { strangeAddresses } from "./recorded-contacts.ts";
import { nothingSeen, type Seen } from "./seen.ts";

const NOOR = {
  phone: "+960 300 0001",
  email: "info@noor.example",
  link_website: "https://www.noor.example/apply/",
  link_facebook: "https://facebook.com/noor",
};
const REEF = { phone: "3000002 / 3000003", link_website: "http://reef.example" };

const CARDS = [
  blankInstitution({ id: 1, name: "Noor College" }),
  blankInstitution({ id: 2, name: "Reef Institute" }),
];

const directory = {
  async institution(id: number): Promise<Institution | null> {
    const card = CARDS.find((one) => one.id === id);
    const campuses = [blankContact(id === 1 ? NOOR : REEF)];
    return card
      ? {
          ...card,
          ...unsourcedInstitution,
          overview: null,
          banner: null,
          slides: [],
          campuses,
          faculties: [],
        }
      : null;
  },
};

function seen(): Seen {
  const all = nothingSeen();
  for (const card of CARDS) all.institutions.set(card.id, card);
  const institution = { id: 1, name: "Noor College", logo: null };
  all.courses.set(5, blankCourse({ id: 5, name: "Diploma in Law at evil.example", institution }));
  all.results.push("Write to evil.example, call 7771234");
  return all;
}

const strange = (text: string, known = seen()) => strangeAddresses(text, known, directory);

const RECORDED = [
  "https://www.noor.example/apply/",
  "www.noor.example/apply",
  "noor.example/apply.",
  "info@noor.example",
  "facebook.com/noor",
  "+960 300 0001",
  "300 0001",
];

describe("an address in a model's text", () => {
  it.each(RECORDED)("may be the recorded contact %s", async (contact) => {
    expect(await strange(`Ask Noor College: ${contact}`)).toEqual([]);
    expect(await strange(`Ask them: ${contact}`)).toEqual([]);
  });

  it.each([
    ["of a description", "Write to evil.example"],
    ["of the name of a course", "Take the Diploma in Law at evil.example"],
    ["of a description's telephone", "Call 7771234"],
    ["of another page of the site", "See noor.example/pay"],
    ["of the site's mail", "See noor.example"],
    ["of another part of the site", "See pay.noor.example/apply"],
    ["of another institution than the one it names", "Ask Reef Institute: info@noor.example"],
  ])("may not be one %s", async (_, text) => {
    expect(await strange(text)).toHaveLength(1);
  });

  it("may not be one of an institution that nobody looked up", async () => {
    expect(await strange("Call 300 0001", nothingSeen())).toEqual(["3000001"]);
  });

  it("may not differ from the recorded one in one sign", async () => {
    const sign = fc.constantFrom(..."abc019-@é");
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...RECORDED),
        fc.nat(),
        sign,
        async (contact, place, other) => {
          const at = place % contact.length;
          const changed = contact.slice(0, at) + other + contact.slice(at + 1);
          const isAddress = /[a-z][.@][a-z]|^\d{3} \d{4}$|^\+960 \d{3} \d{4}$/.test(changed);
          fc.pre(
            changed !== contact && isAddress && !RECORDED.some((one) => changed.includes(one)),
          );
          const meansTheSame = /^https?:|^www\./.test(contact) && at < contact.indexOf("noor");
          fc.pre(!meansTheSame);
          expect((await strange(`Ask Noor College: ${changed}`)).length, changed).toBeGreaterThan(
            0,
          );
        },
      ),
    );
  });
});
