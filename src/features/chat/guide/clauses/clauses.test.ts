import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  measureFold,
  shareFirst,
  shareRight,
  trainedWeights,
} from "../../../../../scripts/train-guide.ts";
import { blankCourse } from "../../../../../test/catalogue-source.ts";
import { partMessage, readClauses } from "./clauses.ts";
import { filled, judgeFor } from "./judging.ts";
import { NOBODY, readPerson } from "./person.ts";

const kindsOf = (message: string) =>
  readClauses(partMessage(message).map((part) => part.toLowerCase().split(/\s+/))).map(
    ({ kind }) => kind,
  );

it("has weights that are up to date with the sentences, and right in situations held back", () => {
  expect(readFileSync(join(import.meta.dirname, "weights.json"), "utf8")).toBe(trainedWeights());
  const told = measureFold(0);
  expect(shareFirst(told)).toBeGreaterThan(0.7);
  expect(shareRight(told)).toBeGreaterThan(0.6);
});

it("parts a message where something else is said, and not within numbers or lists of names", () => {
  expect(partMessage("I drive a taxi in Malé and want something in IT in the evenings")).toEqual([
    "I drive a taxi in Malé",
    "and want something in IT in the evenings",
  ]);
  expect(partMessage("no more than MVR 160,000 for a degree")).toEqual([
    "no more than MVR 160,000 for a degree",
  ]);
  expect(partMessage("sorry not male, laamu")).toEqual(["sorry not male", "laamu"]);
  expect(partMessage("nursing, Addu")).toEqual(["nursing, Addu"]);
});

it("tells what is background, wish, ruled out and what is asked", () => {
  expect(kindsOf("I work as a driver in Male. I want to study law")).toEqual([
    "background",
    "wish",
  ]);
  expect(kindsOf("My uncle says law is too hard but I want to be a lawyer")).toEqual([
    "background",
    "wish",
  ]);
  expect(kindsOf("a diploma in business, anything but online")).toEqual(["wish", "out"]);
  expect(kindsOf("I have 5 passes in o level. What can I do now?")).toEqual([
    "background",
    "enter",
  ]);
  expect(kindsOf("how long until i can be a lawyer")).toEqual(["path"]);
  expect(kindsOf("is it better to do a diploma in business or in accounting")).toEqual(["compare"]);
  expect(kindsOf("do colleges have hostels")).toEqual(["hostel"]);
  expect(kindsOf("is there wifi")).toEqual(["extra"]);
  expect(kindsOf("what is the fee and when does it start")).toEqual(["fact"]);
});

it("takes a word of another matter for what it says where it stands", () => {
  expect(kindsOf("our internet is bad at night")).toEqual(["background"]);
  expect(kindsOf("you people waste my time")).toEqual(["scolding"]);
  expect(kindsOf("what if i fail")).toEqual(["otherwise"]);
  expect(kindsOf("not a degree")).toEqual(["out"]);
  expect(kindsOf("then what")).toEqual(["path"]);
  expect(kindsOf("why")).toEqual(["puzzled"]);
  expect(kindsOf("do i need to pay")).toEqual(["cost"]);
  expect(kindsOf("which is better for money")).toEqual(["compare"]);
});

it("parts nothing behind the letters of an atoll or within what belongs together", () => {
  expect(partMessage("im in L. Gan. my mother is sick i cant go")).toEqual([
    "im in L. Gan",
    "my mother is sick",
    "i cant go",
  ]);
  expect(partMessage("which of those can i start")).toEqual(["which of those can i start"]);
});

it("tells danger and violence as soon as there is a word of them", () => {
  expect(kindsOf("there is no reason for me to be alive")).toEqual(["danger"]);
  expect(kindsOf("my brother beats me at home")).toEqual(["violence"]);
  expect(kindsOf("i want to help abused women")).toEqual(["wish"]);
});

const own = { field: null, isOwn: true, exam: "o_level" } as const;

it("reads results, failures, age and years of work", () => {
  expect(readPerson("i got c in english and b in maths in o level", own).have.o_level).toEqual([
    { subject: "english", grade: "C" },
    { subject: "mathematics", grade: "B" },
  ]);
  expect(readPerson("my a levels are biology c", own).have).toMatchObject({
    a_level: [{ subject: "biology", grade: "C" }],
    school: 12,
  });
  expect(readPerson("i failed maths but got 6 other passes", own)).toMatchObject({
    unnamed: { o_level: 6 },
    failed: ["mathematics"],
  });
  expect(readPerson("i am 26 and worked at a resort for 8 years", own).have).toMatchObject({
    age: 26,
    work: [{ years: 8, field: null }],
  });
  expect(readPerson("it takes 3 months", own).have).toEqual(NOBODY.have);
  const english = [{ test: "ielts", score: 6.5 }];
  for (const text of ["i have ielts 6.5", "got 6.5 in ielts", "my ielts score is 6.5"])
    expect(readPerson(text, own).have.english).toEqual(english);
  expect(readPerson("toefl ibt 79", own).have.english).toEqual([{ test: "toefl_ibt", score: 79 }]);
  expect(readPerson("i got ielts 65", own).have).toEqual(NOBODY.have);
});

it("reads grades of which no subject is said, and one grade of several subjects", () => {
  expect(readPerson("a level results a b b", own)).toMatchObject({ unnamed: { a_level: 3 } });
  expect(readPerson("d e", own).unnamed).toEqual({});
  expect(readPerson("i have only 2", own)).toMatchObject({ unnamed: { o_level: 2 } });
  expect(readPerson("c in english and maths", own).have.o_level).toEqual([
    { subject: "english", grade: "C" },
    { subject: "mathematics", grade: "C" },
  ]);
  expect(readPerson("4 passes c in english c business d maths e islam", own)).toMatchObject({
    have: {
      o_level: [
        { subject: "english", grade: "C" },
        { subject: "business", grade: "C" },
        { subject: "mathematics", grade: "D" },
        { subject: "islam", grade: "E" },
      ],
    },
    unnamed: { o_level: 4 },
  });
  expect(readPerson("a levels maths a further maths b", own).have.a_level).toEqual([
    { subject: "mathematics", grade: "A" },
  ]);
});

it("takes years for work, and a grade that is taught for no school of one's own", () => {
  expect(readPerson("i fix ac 6 years", own).have.work).toEqual([{ years: 6, field: null }]);
  expect(readPerson("i finished 3 years ago", own).have.work).toEqual([]);
  expect(readPerson("clean for 3 years", own).have.work).toEqual([]);
  expect(readPerson("i teach grade 6", own).have.school).toBeNull();
});

it("takes for a question what names nothing new after a list", () => {
  const after = (text: string) =>
    readClauses([text.split(" ")], { isOfShown: () => true }).map(({ kind }) => kind);
  expect(after("the weekend")).not.toContain("wish");
  expect(after("only the weekend ones")).toEqual(["wish"]);
});

it("leaves to be checked what hangs on the subjects of passes without a name", () => {
  const passes = (subjects: ("english" | "history")[], count: number) =>
    blankCourse({
      entry_routes: [
        { conditions: [{ kind: "passes", exam: "o_level", count, grade: "C", subjects }] },
      ],
    });
  const judge = judgeFor({ ...NOBODY, unnamed: { o_level: 3 } });
  expect(judge(passes([], 3))).toBe("meets");
  expect(judge(passes([], 5))).toBe("does_not");
  expect(judge(passes(["english"], 1))).toBe("check");
  expect(judge(passes(["history"], 1))).toBe("check");
  expect(judge(passes(["english"], 2))).toBe("nearly");
  expect(
    judgeFor({ ...NOBODY, failed: ["english"], unnamed: { o_level: 3 } })(passes(["english"], 1)),
  ).toBe("nearly");
  expect(filled({ ...NOBODY, failed: ["english"], unnamed: { o_level: 1 } }).o_level).toEqual([
    { subject: "mathematics", grade: "C" },
  ]);
});

it("leaves to be checked what hangs on O levels that a graduate did not speak of", () => {
  const course = blankCourse({
    entry_routes: [
      {
        conditions: [
          { kind: "level", level: 5, fields: [] },
          { kind: "passes", exam: "o_level", count: 1, grade: "C", subjects: ["english"] },
        ],
      },
    ],
  });
  const have = { ...NOBODY.have, levels: [{ level: 5, field: null }] };
  expect(judgeFor({ ...NOBODY, have })(course)).toBe("check");
});
