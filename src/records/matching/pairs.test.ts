import { describe, expect, it } from "vitest";
import {
  type CourseCandidate,
  coursePairs,
  foldForMatching,
  institutionPairs,
  type Pair,
} from "./pairs.ts";

const shown = (pairs: Pair[]) =>
  pairs.map(({ records, isCertain, doubt }) => [
    ...records.map(({ id }) => id),
    isCertain ? "certain" : doubt,
  ]);

describe("names for matching", () => {
  it.each([
    ["ISLAMIC UNIVERSITY OF THE MALDIVES", "Islamic University of Maldives"],
    ["The Islamic University of Maldives (IUM)", "Islamic University of Maldives"],
    ["Maldives National University (MNU)", "Maldives National University"],
    ["Certificate I in Qira’ath-Al-Quran", "certificate 1 in Qira'ath al Quran"],
    ["Travel & Tourism: Management", "travel and tourism management"],
    ["Malé Business School", "Male business  school"],
  ])("%s is %s", (one, other) => {
    expect(foldForMatching(one)).toBe(foldForMatching(other));
  });

  it.each([
    ["Certificate I in Law", "Certificate II in Law"],
    ["College (ABC)", "College (DEF)"],
    ["Teaching (Primary)", "Teaching"],
  ])("%s is not %s", (one, other) => {
    expect(foldForMatching(one)).not.toBe(foldForMatching(other));
  });
});

describe("pairs of institutions", () => {
  const institution = (id: number, name: string, ...sources: string[]) => ({ id, name, sources });

  it("are certain where each source has one of the name, in whatever number of sources", () => {
    const pairs = institutionPairs([
      institution(7, "Islamic University of Maldives", "ium"),
      institution(3, "ISLAMIC UNIVERSITY OF THE MALDIVES", "mqa"),
      institution(9, "The Islamic University of Maldives (IUM)", "magu"),
      institution(4, "Villa College", "mqa"),
    ]);
    expect(shown(pairs)).toEqual([
      [3, 7, "certain"],
      [3, 9, "certain"],
    ]);
  });

  it("are doubtful where a source has two of the name, or the names differ a little", () => {
    const pairs = institutionPairs([
      institution(1, "City College", "mqa"),
      institution(2, "City College", "mqa"),
      institution(3, "City College", "magu"),
      institution(4, "Focus Education Centre", "mqa"),
      institution(5, "Focus Education Centre (Addu)", "magu"),
    ]);
    expect(shown(pairs)).toEqual([
      [1, 3, "one source has several of this name"],
      [2, 3, "one source has several of this name"],
      [4, 5, "the names differ a little"],
    ]);
  });
});

describe("pairs of courses", () => {
  const course = (id: number, source: string, given: Partial<CourseCandidate> = {}) => ({
    id,
    sources: [source],
    name: "Diploma in Law",
    mnqf_level: "5",
    awarding_body: null,
    ...given,
  });

  it("agree in name, level and awarding body", () => {
    const pairs = coursePairs([
      course(1, "mqa"),
      course(2, "ium", { name: "DIPLOMA IN LAW" }),
      course(3, "mqa", { name: "Bachelor of Law", mnqf_level: "7" }),
      course(4, "ium", { name: "Bachelor of Law", mnqf_level: "8" }),
      course(5, "mqa", { name: "BA Law", awarding_body: "University of X" }),
      course(6, "ium", { name: "BA Law", awarding_body: "University of Y" }),
      course(7, "mqa", { name: "Bachelors of Arts" }),
      course(8, "ium", { name: "Bachelor of Arts" }),
    ]);
    expect(shown(pairs)).toEqual([
      [1, 2, "certain"],
      [3, 4, "level or awarding body differ"],
      [5, 6, "level or awarding body differ"],
      [7, 8, "the names differ a little"],
    ]);
  });

  it("are for somebody to tell where one source has several that agree", () => {
    const pairs = coursePairs([course(1, "mqa"), course(2, "mqa"), course(3, "ium")]);
    expect(shown(pairs)).toEqual([
      [1, 3, "one source has several that agree"],
      [2, 3, "one source has several that agree"],
    ]);
  });
});
