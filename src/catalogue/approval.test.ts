import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { approvalOn, approvalSentence } from "./approval.ts";
import type { Course } from "./course.ts";
import { evidenceOf, isPast, sourcesOfPage, statedWords } from "./evidence.ts";
import {
  COURSE_BUNDLES,
  type FactSource,
  type FactSources,
  INSTITUTION_BUNDLES,
  type InstitutionGroup,
} from "./statements.ts";

const TODAY = "2026-11-22";
const fact = (given: Partial<FactSource> = {}): FactSource => ({
  source: "mqa",
  stated_on: "2026-03",
  holds_until: null,
  note: null,
  ...given,
});

function approval(
  given: Partial<Pick<Course, "mqa_approved" | "approval_status">>,
  stated: FactSource | null = fact(),
) {
  const facts = { approval: stated, cost: null, intakes: null, entry: null, record: null };
  return approvalOn({ mqa_approved: true, approval_status: null, facts, ...given }, TODAY);
}

describe("an approval", () => {
  it("that nobody states is no statement", () => {
    expect(approval({ mqa_approved: null }, null)).toBeNull();
  });

  it("stated within a year says who and when", () => {
    expect(approval({})).toEqual({
      state: "approved",
      label: "Approved by the Maldives Qualifications Authority",
      stated: "From the MQA register of March 2026",
      advice: null,
    });
  });

  it("older than a year says its age instead", () => {
    expect(approval({}, fact({ stated_on: "2021-03" }))).toEqual({
      state: "outdated",
      label: "MQA approval, stated 5 years ago",
      stated: "From the MQA register of March 2021 (5 years ago)",
      advice: "Ask the institution whether it still holds.",
    });
    expect(approval({}, fact({ stated_on: "2025-11-22" }))?.label).toBe(
      "MQA approval, stated 1 year ago",
    );
    expect(approval({}, fact({ stated_on: "2025-11-23" }))?.state).toBe("approved");
  });

  it("without a date, or without a source, is in doubt", () => {
    expect(approval({}, fact({ stated_on: null }))).toMatchObject({
      state: "outdated",
      label: "MQA approval, date not known",
      stated: "From the MQA register",
    });
    expect(approval({}, null)).toMatchObject({ state: "outdated" });
  });

  it("whose time is over says until when it held", () => {
    const { state, label, stated } = approval({}, fact({ holds_until: "2026-10" }))!;
    expect({ state, label, stated }).toEqual({
      state: "outdated",
      label: "MQA approval, held until October 2026",
      stated: "From the MQA register of March 2026, held until October 2026",
    });
    expect(approval({}, fact({ holds_until: "2026-11" }))?.state).toBe("approved");
  });

  it("for a time says so", () => {
    expect(approval({ approval_status: "temporary" })).toMatchObject({
      state: "temporary",
      label: "Temporary approval by the Maldives Qualifications Authority",
      advice: "It is given for a time: ask the institution until when.",
    });
    expect(
      approval({ approval_status: "temporary" }, fact({ stated_on: "2021-03" })),
    ).toMatchObject({
      state: "temporary",
      label: "Temporary approval, stated 5 years ago",
      advice: "Ask the institution whether it still holds.",
    });
    expect(
      approval({ approval_status: "temporary" }, fact({ holds_until: "2027-01-31" })),
    ).toMatchObject({
      stated: "From the MQA register of March 2026, holds until 31 January 2027",
      advice: null,
    });
  });

  it("that was withdrawn or refused says so, however old", () => {
    const old = fact({ stated_on: "2019" });
    expect(approval({ mqa_approved: false, approval_status: "withdrawn" }, old)).toMatchObject({
      state: "withdrawn",
      label: "Approval withdrawn by the Maldives Qualifications Authority",
    });
    expect(approval({ mqa_approved: false }, old)).toMatchObject({
      state: "refused",
      label: "Not approved by the Maldives Qualifications Authority",
      stated: "From the MQA register of 2019 (7 years ago)",
    });
  });

  it("is plainly approved only where a source stated it within a year", () => {
    const day = fc
      .date({ min: new Date("2015-01-01"), max: new Date("2026-11-22"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const status = fc.constantFrom(null, "approved", "temporary", "withdrawn" as const);
    fc.assert(
      fc.property(
        fc.option(day),
        status,
        fc.option(fc.boolean()),
        (stated_on, kind, isApproved) => {
          const said = approval(
            { mqa_approved: isApproved, approval_status: kind as Course["approval_status"] },
            fact({ stated_on }),
          );
          if (said?.state !== "approved") return;
          expect(stated_on !== null && stated_on > "2025-11-22").toBe(true);
          expect(said.stated).toMatch(/\d{4}$/);
          expect(isApproved).not.toBe(false);
          expect(["temporary", "withdrawn"]).not.toContain(kind);
        },
      ),
    );
  });
});

describe("an approval in a sentence", () => {
  const institution = { id: 1, name: "Reef", logo: null };
  const sentence = (
    given: Partial<Parameters<typeof approvalSentence>[0]>,
    stated: FactSource | null = fact(),
  ) =>
    approvalSentence({
      mqa_approved: true,
      approval_status: null,
      institution,
      facts: { approval: stated, cost: null, intakes: null, entry: null, record: null },
      ...given,
    });

  it("has its status, its source and its date", () => {
    expect(sentence({})).toBe("Yes. From the MQA register of March 2026");
    expect(sentence({ approval_status: "temporary" }, fact({ holds_until: "2027" }))).toBe(
      "Yes, temporary. From the MQA register of March 2026, stated to hold until 2027",
    );
    expect(sentence({ mqa_approved: false, approval_status: "withdrawn" })).toBe(
      "No, withdrawn. From the MQA register of March 2026",
    );
    expect(sentence({ mqa_approved: false })).toBe("No. From the MQA register of March 2026");
    expect(sentence({}, null)).toBe("Yes. Its source and date are not known");
    expect(sentence({ mqa_approved: null }, null)).toBeNull();
  });

  it("does not repeat a source that stands beside it", () => {
    const approved = { mqa_approved: true, approval_status: null, institution };
    const facts = { approval: fact(), cost: null, intakes: null, entry: null, record: null };
    const beside = (words: string) => approvalSentence({ ...approved, facts }, words);
    expect(beside("From the MQA register of March 2026")).toBe("Yes");
    expect(beside("From the MQA register of March 2026; stated by the institution")).toBe(
      "Yes. From the MQA register of March 2026",
    );
  });

  it("says that the institution is blacklisted", () => {
    const blacklisted = { source: "mqa", stated_on: "2021-03" };
    const line = "Blacklisted institution: from the MQA register of March 2021";
    expect(sentence({ institution: { ...institution, blacklisted } })).toBe(
      `Yes. From the MQA register of March 2026. ${line}`,
    );
    expect(
      sentence({ mqa_approved: null, institution: { ...institution, blacklisted } }, null),
    ).toBe(line);
  });
});

describe("the evidence of a page", () => {
  const own = fact({ source: "institution", stated_on: "2026-11-03" });
  const evidence = (facts: Partial<FactSources<InstitutionGroup>>) =>
    evidenceOf<InstitutionGroup>(
      { facts, sources: [], field_sources: {} },
      INSTITUTION_BUNDLES,
      TODAY,
    );

  it("is said once where all groups share it", () => {
    expect(evidence({ approval: fact(), contacts: fact(), record: null })).toEqual({
      shared: "From the MQA register of March 2026",
      lines: {},
    });
  });

  it("is said for each group where they differ, and not of what nobody states", () => {
    expect(evidence({ approval: fact(), contacts: own, record: null })).toEqual({
      shared: null,
      lines: {
        approval: "From the MQA register of March 2026",
        contacts: "Stated by the institution, 3 November 2026",
      },
    });
    expect(evidence({ approval: null, contacts: null, record: null })).toEqual({
      shared: null,
      lines: {},
    });
  });

  it("names in the line of a group the source of each field that is another one's", () => {
    const sources = [
      { ...own, ref: "1", vanished_on: null },
      { ...fact({ stated_on: "2021-03" }), ref: "2", vanished_on: null },
    ];
    const field_sources = { credits: "mqa", delivery_modalities: "mqa" };
    expect(
      evidenceOf({ facts: { record: own }, sources, field_sources }, COURSE_BUNDLES, TODAY),
    ).toEqual({
      shared: null,
      lines: {
        record:
          "Stated by the institution, 3 November 2026. Credits, Delivery: from the MQA register of March 2021 (5 years ago)",
      },
    });
  });

  it("says until when a fact holds, and held", () => {
    expect(statedWords({ ...own, holds_until: "2027" }, TODAY)).toBe(
      "Stated by the institution, 3 November 2026, holds until 2027",
    );
    expect(isPast("2026", TODAY)).toBe(false);
    expect(isPast("2026-10", TODAY)).toBe(true);
    expect(isPast("2026-11-21", TODAY)).toBe(true);
  });

  it("names what each source speaks for", () => {
    const mention = { ref: "1", stated_on: "2026-03", holds_until: null, vanished_on: null };
    const sources = [
      { ...mention, source: "institution" },
      { ...mention, source: "mqa" },
    ];
    const facts = { approval: fact({ note: "Letter 12" }), cost: own, record: own };
    expect(
      sourcesOfPage({ sources, facts, field_sources: { modules: "mqa", ref: "mqa" } }).map(
        ({ source, speaksFor, notes }) => ({ source, speaksFor, notes }),
      ),
    ).toEqual([
      { source: "institution", speaksFor: ["Cost and fees", "Other details"], notes: [] },
      { source: "mqa", speaksFor: ["Approval", "Modules"], notes: ["Approval: Letter 12"] },
    ]);
  });
});
