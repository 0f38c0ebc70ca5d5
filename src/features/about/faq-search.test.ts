import { expect, it } from "vitest";
import { questionsWith } from "./faq-search.ts";

const FAQS = [
  {
    question: "What do the MNQF levels mean?",
    answer: "<p>A diploma is <strong>level 5</strong>.</p>",
  },
  { question: "Are the fees complete?", answer: "<p>Ask the institution in Malé.</p>" },
];

it("finds questions by words of the question or the answer, whatever their case and accents", () => {
  const found = (text: string) =>
    questionsWith(FAQS, text).map((faq) => FAQS.indexOf(faq as never));
  expect(found("")).toEqual([0, 1]);
  expect(found("  ")).toEqual([0, 1]);
  expect(found("Diploma mnqf")).toEqual([0]);
  expect(found("male")).toEqual([1]);
  expect(found("fees diploma")).toEqual([]);
  expect(found("strong")).toEqual([]);
});
