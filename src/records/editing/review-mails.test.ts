import { describe, expect, it } from "vitest";
import { approvedTogetherMail, reviewMail } from "./review-mails.ts";

const CHANGE = {
  to: "ali@example.mv",
  record: { kind: "course" as const, id: 12, name: "Diploma in Nursing" },
  approved: ["mqa_approved", "approval_status", "awarding_body_type"],
  returned: [],
  comment: null,
};

describe("the mail about a reviewed change", () => {
  it("names fields as the form does, each once, and leads to the page that is live", () => {
    const { text } = reviewMail("https://magu.mv", CHANGE);
    expect(text).toContain("on the site: approval, local or international.");
    expect(text).toContain("https://magu.mv/courses/12/diploma-in-nursing");
    expect(text).not.toContain("/office/courses");
  });

  it("leads to the office where something came back", () => {
    const returned = { ...CHANGE, returned: ["entry_routes"], comment: "Which grade?" };
    const { text } = reviewMail("https://magu.mv", returned);
    expect(text).toContain("Came back to you as a draft: ways in.");
    expect(text).toContain("https://magu.mv/office/courses/12");
  });
});

it("names one change of several by its course, and several by their number", () => {
  const mailOf = (...names: string[]) =>
    approvedTogetherMail("https://magu.mv", "ali@example.mv", names);
  expect(mailOf("Diploma in Nursing").subject).toBe("Diploma in Nursing: your change is live");
  expect(mailOf("Diploma in Nursing", "Nursing").subject).toBe("2 of your changes are live");
});
