import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { ENTRY_SENTENCES, MORE_ENTRY_SENTENCES } from "../../../test/entry-sentences.ts";
import { FURTHER_ENTRY_TEXTS, OFFICERS_TEXTS } from "../../../test/entry-texts.ts";
import type { EntryRoute } from "../entry.ts";
import { conditionText } from "../entry-words.ts";
import { knownFields } from "./fields-of-study.ts";
import { type RequirementTexts, readRequirements } from "./requirements.ts";

const fields = knownFields(
  ["Health and Welfare", "Nursing", "Accounting and Finance"],
  ["Health and Welfare", "Accounting and Finance"],
);

const blocks = (texts: readonly string[], isItem = texts.length > 1) =>
  texts.map((text) => ({ text, isItem }));

function read(general: readonly string[], rest: Partial<RequirementTexts> = {}) {
  const texts = { general: blocks(general), alternative: [], language: [], ...rest };
  return readRequirements(texts, fields)?.routes.map(inOneLine) ?? null;
}

const inOneLine = ({ conditions }: EntryRoute) =>
  conditions
    .map((one) => (one.kind === "text" ? `check: ${one.text}` : conditionText(one)))
    .join("; ") || "nothing";

describe("sentences of somebody who had not seen the reader", () => {
  it.each(ENTRY_SENTENCES)("$sentence", ({ sentence, read: expected }) => {
    expect(read([sentence])).toEqual(expected);
  });

  it.each(MORE_ENTRY_SENTENCES)("%s", (sentence, expected) => {
    expect(read([sentence])).toEqual(expected);
  });
});

describe("texts as admissions officers write them", () => {
  it.each([...OFFICERS_TEXTS, ...FURTHER_ENTRY_TEXTS])("%s", (text, expected) => {
    const general = text
      .split("\n")
      .map((line) => ({ text: line.replace(/^[-•] /, ""), isItem: /^[-•] /.test(line) }));
    const reading = readRequirements({ general, alternative: [], language: [] }, fields);
    expect(reading?.routes.map(inOneLine) ?? null).toEqual(expected);
  });
});

describe("alternatives and what is demanded together", () => {
  it("are told apart by the words between them", () => {
    expect(read(["Level 4 qualification in any field or 2 passes at A level"])).toEqual([
      "a qualification at level 4 or above, or 2 passes at A level or HSC",
    ]);
    expect(read(["Level 3 qualification and two years of work; or Level 4 qualification"])).toEqual(
      [
        "a qualification at level 3 or above; 2 years of work",
        "a qualification at level 4 or above",
      ],
    );
  });

  it("stay words where a sentence can be read in two ways", () => {
    expect(
      read(["Level 4 qualification and two years of work or Level 5 qualification"]),
    ).toBeNull();
    expect(read(["3 passes at A level OR Level 4 certificate, and IELTS 6.0"])).toBeNull();
    expect(read(["Bachelor's degree in law or membership of the bar"])).toBeNull();
    expect(read(["5 years of work or a Level 4 certificate in the field"])).toBeNull();
    expect(read(["IELTS 5.5, 2 passes at A level or Level 4 certificate"])).toBeNull();
    expect(read(["Level 4 certificate; or 2 passes at A level; interview"])).toBeNull();
    expect(
      read([
        "A degree with at least 50% French, German or Spanish OR be a native speaker of French",
      ]),
    ).toBeNull();
    expect(
      read([
        "A degree with at least 50% French OR be a native speaker of French, German or Spanish",
      ]),
    ).toBeNull();
  });

  it.each(["6 points from 2 subjects", "3 letters of reference", "2 copies of the results"])(
    "do not count as passes what is something else: %s",
    (other) => {
      expect(read([`A Level, ${other}, with Mathematics at O Level (C or above)`])).toEqual([
        `check: A Level; check: ${other}; a pass in Mathematics at O level or SSC, with grade C or above`,
      ]);
    },
  );

  it("are taken from the list that they stand in", () => {
    const demands = ["2 passes at A level with grade C or above", "18 years of age or over"];
    expect(read(demands)).toEqual([
      "2 passes at A level or HSC, with grade C or above; age 18 or over",
    ]);
    expect(read(["One of the following:", ...demands])).toEqual([
      "2 passes at A level or HSC, with grade C or above",
      "age 18 or over",
    ]);
    expect(read([demands[0]!, "OR", demands[1]!])).toHaveLength(2);
    expect(read(["2 passes at A level", "Level 4 qualification"])).toBeNull();
  });

  it("are nobody's where a heading says for whom they are", () => {
    expect(read(["International students:", "IELTS 6.0"])).toBeNull();
    expect(read(["Applicants must have:", "IELTS 6.0"])).toEqual(["IELTS 6.0 or above"]);
  });

  it("are not told by what is said of some, or said to be asked of all", () => {
    expect(read(["Serving teachers: Level 4 certificate", "Others: Level 5 diploma"])).toBeNull();
    expect(read(["Level 4 certificate. Holders of a diploma enter the second year."])).toBeNull();
    expect(read(["IELTS 5.5", "TOEFL iBT 60"])).toBeNull();
    expect(
      read(["All applicants must be at least 18 years old."], {
        alternative: blocks(["Level 4 certificate"]),
      }),
    ).toEqual(["age 18 or over", "a qualification at level 4 or above; age 18 or over"]);
  });

  it("are each alternative with the requirement in the language", () => {
    const texts = {
      alternative: blocks(["20 years of age or over and two years of work"]),
      language: blocks(["IELTS 5.5 or above"]),
    };
    expect(read(["Level 4 qualification in Nursing"], texts)).toEqual([
      "a qualification at level 4 or above; check: a qualification in Nursing; IELTS 5.5 or above",
      "age 20 or over; 2 years of work; IELTS 5.5 or above",
    ]);
  });
});

describe("what is said beside a demand", () => {
  it("takes the grade from the passes before where it may be meant for some of them", () => {
    const whole = "Pass 3 subjects in A Level or HSC with at least a C grade in 2 of the subjects";
    expect(read([whole])).toEqual([`3 passes at A level or HSC; check: ${whole}`]);
    const subject = "3 passes at A level with grade C or above in statistics";
    expect(read([subject])).toEqual([`3 passes at A level or HSC; check: ${subject}`]);
  });

  it("claims no grade where each pass has its own", () => {
    expect(read(["2 A level passes at grades B and C"])).toEqual([
      "2 passes at A level or HSC; check: 2 A level passes at grades B; check: C",
    ]);
    expect(read(["O level English, O level Mathematics, grade C or above"])).toBeNull();
  });

  it("says no overall score where a score is that of a part", () => {
    expect(read(["IELTS 6.0 in writing and 5.5 in speaking"])).toBeNull();
  });

  it("is the same level by its number and by its name, in front of the field or behind it", () => {
    for (const text of [
      "Level 5 Diploma in Health and Welfare",
      "Diploma (Level 5) in Health and Welfare",
      "Diploma in Health and Welfare (MNQF Level 5)",
    ])
      expect(read([text]), text).toEqual([
        "a qualification at level 5 or above in Health and Welfare",
      ]);
    expect(read(["Level 7 Diploma in Health and Welfare"])).toBeNull();
    expect(read(["Diploma in Health and Welfare (MNQF Level 6)"])).toBeNull();
  });

  it("is honours, wherever the word stands", () => {
    for (const text of [
      "Honours degree in Health and Welfare",
      "Bachelor's degree with honours in Health and Welfare",
      "Degree (Hons) in Health and Welfare",
      "Level 7 Bachelor honours degree in Health and Welfare",
      "A degree at level 7 with honours in Health and Welfare",
    ])
      expect(read([text]), text).toEqual([
        "a qualification at level 7 or above in Health and Welfare; check: a degree with honours",
      ]);
  });

  it("keeps a grade of some passes from all of them, whatever they are called", () => {
    const exam = fc.constantFrom("O level", "A level", "SSC", "HSC", "GCE A/L");
    const grade = fc.constantFrom("grade C or above", "at least a C grade", "a minimum of B");
    const some = fc.constantFrom("2 of the subjects", "statistics", "one language", "at least two");
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), exam, grade, some, (count, name, lowest, few) => {
        const text = `${count} passes at ${name} with ${lowest} in ${few}`;
        const routes =
          readRequirements({ general: blocks([text]), alternative: [], language: [] }, fields)
            ?.routes ?? [];
        for (const condition of routes.flatMap(({ conditions }) => conditions))
          if (condition.kind === "passes") expect([condition.grade, text]).toEqual([null, text]);
      }),
    );
  });

  it("is a field where it is a top-level category by its whole name", () => {
    expect(read(["Diploma in Health and Welfare"])).toEqual([
      "a qualification at level 5 or above in Health and Welfare",
    ]);
  });

  it("turns the sentence into words where it may turn it round", () => {
    for (const sentence of [
      "Applicants must not hold a bachelor's degree",
      "IELTS 6.0 if English is not the first language",
      "IELTS 6.0 for international students",
      "Level 4 qualification preferred, or two years of work",
      "Certificate 4 holders are exempt from the first semester",
      "We will consider candidates with a level 4 qualification",
    ])
      expect(read([sentence]), sentence).toBeNull();
  });

  it("asks nothing where it is only an advantage", () => {
    expect(read(["Level 4 qualification. A driving licence is an advantage."])).toEqual([
      "a qualification at level 4 or above",
    ]);
    expect(read(["A pass in Mathematics is desirable"])).toBeNull();
  });
});

it("has a source sentence for each route, and the texts that it was made of", () => {
  const routes = readRequirements(
    {
      general: blocks(["Level 4 qualification"]),
      alternative: blocks(["A pass in an interview"]),
      language: [],
    },
    fields,
  )?.routes;
  expect(routes?.map(({ source_text }) => source_text)).toEqual([
    "Level 4 qualification.",
    "A pass in an interview.",
  ]);
});

it("reads any text to an end, in routes that the import format takes", async () => {
  const words =
    "level 4 or and , ; ( ) a pass in english at o grade c above 2 years work ielts 6.0 with . degree".split(
      " ",
    );
  const piece = fc.oneof(fc.constantFrom(...words), anyText());
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(" "));
  fc.assert(
    fc.property(text, fc.boolean(), (general, isItem) => {
      const reading = readRequirements(
        { general: [{ text: general, isItem }], alternative: [], language: [] },
        fields,
      );
      for (const { conditions, source_text } of reading?.routes ?? []) {
        expect(conditions.length).toBeLessThanOrEqual(20);
        expect(source_text?.length).toBeGreaterThan(0);
      }
    }),
  );
});
