import { describe, expect, it } from "vitest";
import type { FacetKey } from "./facets.ts";
import { listingTitle } from "./listing-title.ts";

const asked = (key: FacetKey | "name", label: string, value = label) => ({ key, label, value });

describe("listingTitle", () => {
  it.each([
    [[], "Courses"],
    [
      [asked("mnqf_level", "Diploma", "5"), asked("category", "Marketing")],
      "Diploma courses in Marketing",
    ],
    [[asked("category", "Law"), asked("category", "Marketing")], "Courses in Law or Marketing"],
    [[asked("delivery_modality", "Online", "online")], "Online courses"],
    [
      [asked("study_mode", "Evenings", "evenings"), asked("study_mode", "Weekends", "weekends")],
      "Evening or weekend courses",
    ],
    [[asked("study_mode", "In blocks of days", "block")], "Block courses"],
    [
      [asked("place", "Online, from anywhere", "online"), asked("max_cost", "Up to MVR 5,000")],
      "Courses online from anywhere up to MVR 5,000",
    ],
    [
      [asked("awarding_body_type", "International", "international")],
      "International award courses",
    ],
    [
      [asked("institutions", "Kula: School of Design"), asked("language", "Dhivehi")],
      "Courses at Kula: School of Design taught in Dhivehi",
    ],
    [[asked("gov_first_degree", "Yes", "yes")], "Courses in the Bachelor's Degree Grant Scheme"],
    [[asked("gov_first_degree", "No", "no")], "Courses outside the Bachelor's Degree Grant Scheme"],
    [
      [asked("mnqf_level", "99"), asked("mnqf_level", "Diploma", "5")],
      "Level 99 or Diploma courses",
    ],
    [
      [asked("mnqf_level", "Certificate IV / Advanced Certificate", "4")],
      "Certificate IV / Advanced Certificate courses",
    ],
    [[asked("name", "nursing")], "Courses for “nursing”"],
    [
      ["1", "2", "3", "4"].map((level) => asked("mnqf_level", level)),
      "Courses that match your filters",
    ],
  ])("names what was asked for %#", (values, title) => {
    expect(listingTitle(values)).toBe(title);
  });
});
