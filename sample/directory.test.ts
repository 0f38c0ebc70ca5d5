import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { readIntake } from "#catalogue/intakes.ts";
import { POPULAR_CATEGORIES } from "#features/home/popular-categories.ts";
import { categoryRecord, courseRecord, institutionRecord } from "#records/record.schema.ts";
import { sampleDirectory } from "./directory.ts";

const THAANA = /[\u0780-\u07b1]/;

const written = sampleDirectory();
const institutions = written.institutions.map((record) => {
  const { campuses, faculties, ...rest } = institutionRecord.parse(record);
  return { ...rest, campuses: campuses ?? [], faculties: faculties ?? [] };
});
const categories = written.categories.map((record) => categoryRecord.parse(record));
const courses = written.courses.map((record) => courseRecord.parse(record));
const parents = new Map(categories.map(({ name, parent }) => [name, parent ?? null]));

function faults(schema: z.ZodType, records: readonly unknown[]): string[] {
  return records.flatMap((record, at) => {
    const { error } = schema.safeParse(record);
    return error ? [`${at}: ${error.message}`] : [];
  });
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

function tally(keys: readonly (string | null | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(String(key), (counts.get(String(key)) ?? 0) + 1);
  return counts;
}

describe("the sample directory", () => {
  it("obeys the import format", () => {
    expect(faults(institutionRecord, written.institutions)).toEqual([]);
    expect(faults(categoryRecord, written.categories)).toEqual([]);
    expect(faults(courseRecord, written.courses)).toEqual([]);
  });

  it("has the promised numbers", () => {
    expect(institutions).toHaveLength(12);
    expect(courses.length).toBeGreaterThan(800);
    const fields = categories.filter(({ parent }) => !parent).map(({ name }) => name);
    expect(fields).toHaveLength(21);
    expect(fields.slice(0, 12)).toEqual(POPULAR_CATEGORIES);
  });

  it("is the same on every call", () => {
    expect(sampleDirectory()).toEqual(written);
  });

  it("repeats no reference and no name", () => {
    expect(repeated(institutions.map(({ ref }) => ref))).toEqual([]);
    expect(repeated(institutions.map(({ name }) => name))).toEqual([]);
    expect(repeated(categories.map(({ name }) => name))).toEqual([]);
    expect(repeated(courses.map(({ ref }) => ref))).toEqual([]);
    expect(repeated(courses.map(({ name, institution }) => `${institution}: ${name}`))).toEqual([]);
  });

  it("refers only to what it holds", () => {
    const campuses = new Map(
      institutions.map(({ ref, campuses: sites }) => [ref, sites.map(({ name }) => name)]),
    );
    for (const { parent } of categories) expect(parent == null || parents.has(parent)).toBe(true);
    for (const course of courses) {
      expect(campuses.get(course.institution)).toEqual(expect.arrayContaining(course.campuses));
      expect([...parents.keys()]).toEqual(expect.arrayContaining(course.categories));
      expect(repeated(course.categories)).toEqual([]);
    }
  });

  it("gives every institution and every field enough courses, and no empty subcategory", () => {
    const ofInstitution = tally(courses.map(({ institution }) => institution));
    for (const { ref } of institutions) {
      expect(ofInstitution.get(ref) ?? 0, ref).toBeGreaterThanOrEqual(15);
    }
    const ofField = tally(
      courses.flatMap(({ categories: names }) => [
        ...new Set(names.map((name) => parents.get(name) ?? name)),
      ]),
    );
    const ofSubcategory = tally(courses.flatMap(({ categories: names }) => names));
    for (const [name, parent] of parents) {
      if (parent === null) expect(ofField.get(name) ?? 0, name).toBeGreaterThanOrEqual(12);
      else expect(ofSubcategory.get(name) ?? 0, name).toBeGreaterThan(0);
    }
  });

  it("puts no two courses of one institution side by side", () => {
    const neighbours = courses.filter(
      ({ institution }, at) => institution === courses[at - 1]?.institution,
    );
    expect(neighbours.map(({ ref }) => ref)).toEqual([]);
  });
});

describe("the institutions of the sample", () => {
  it("have one main campus each, five features, and names that test the site", () => {
    for (const { name, campuses, faculties } of institutions) {
      expect(campuses.filter(({ is_main }) => is_main).length, name).toBe(1);
      expect(faculties.filter(({ is_main }) => is_main).length, name).toBe(
        faculties.length > 0 ? 1 : 0,
      );
    }
    const featured = [9, 0, 1, 6, 7].map((at) => institutions[at]?.featured_position);
    expect(featured).toEqual([1, 2, 3, 4, 5]);
    const names = institutions.map(({ name }) => name).join("\n");
    for (const sign of ["'", "&", ":"]) expect(names).toContain(sign);
  });

  it("have long, short and missing overviews", () => {
    const lengths = institutions.map(({ overview }) => overview?.length ?? 0);
    expect(lengths.filter((length) => length > 600).length).toBeGreaterThanOrEqual(4);
    expect(lengths.filter((length) => length > 0 && length < 400).length).toBeGreaterThanOrEqual(2);
    expect(lengths).toContain(0);
  });

  it("keep to invented addresses, and to the map that is allowed", () => {
    const contacts = institutions.flatMap(({ campuses, faculties }) => [...campuses, ...faculties]);
    for (const contact of contacts) {
      for (const [field, value] of Object.entries(contact)) {
        if (!value) continue;
        if (field === "email") expect(value).toMatch(/\.example$/);
        if (field.startsWith("link_")) expect(new URL(String(value)).host).toMatch(/\.example$/);
        if (field.endsWith("phone")) expect(value).toMatch(/^\+960 300 0\d{3}$/);
        if (field === "map_url") expect(new URL(String(value)).host).toBe("www.openstreetmap.org");
      }
    }
    const phones = contacts.flatMap(({ phone, alternative_phone }) => [phone, alternative_phone]);
    expect(repeated(phones.flatMap((phone) => phone ?? []))).toEqual([]);
    for (const field of ["phone", "email", "link_website", "map_url", "link_facebook"] as const) {
      expect(
        contacts.some((contact) => !contact[field]),
        field,
      ).toBe(true);
      expect(
        contacts.some((contact) => contact[field]),
        field,
      ).toBe(true);
    }
  });
});

describe("the courses of the sample", () => {
  it("are as long as their days and weeks, so that the shorter of two comes first", () => {
    const short = courses.flatMap(({ duration_text, duration_months: months }) => {
      const said = /^(\d+) (day|week)s?$/.exec(duration_text ?? "");
      const days = Number(said?.[1]) * (said?.[2] === "week" ? 7 : 1);
      return said && months !== null && months < 0.9 ? { days, months } : [];
    });
    expect(new Set(short.map(({ days }) => days)).size).toBeGreaterThan(3);
    for (const { days, months } of short) expect(months * 365).toBeCloseTo(days * 12, 5);
  });

  it("leave out a share of every optional value, and state most of them", () => {
    const optional = [
      "awarding_body",
      "awarding_body_type",
      "awarding_body_country",
      "mqa_approved",
      "gov_first_degree_text",
      "duration_text",
      "duration_months",
      "mnqf_level",
      "credits",
      "mode_of_study_text",
      "admission_general_requirements",
      "admission_alternative_requirements",
      "admission_language_requirements",
      "modules",
      "study_options",
      "indicative_class_timings",
      "careers",
      "general_notes",
    ] as const;
    for (const field of optional) {
      const stated = courses.filter((course) => course[field] !== null).length;
      expect(stated, field).toBeGreaterThan(courses.length * 0.3);
      expect(stated, field).toBeLessThan(courses.length);
    }
    const lists = ["delivery_modalities", "intakes", "languages", "campuses", "fees"] as const;
    for (const field of lists) {
      expect(
        courses.some((course) => course[field].length === 0),
        field,
      ).toBe(true);
    }
  });

  it("have entry routes for most, none for some, and conditions of every kind but points", () => {
    const share = courses.filter(({ entry_routes }) => entry_routes.length > 0).length;
    expect(share / courses.length).toBeGreaterThan(0.6);
    expect(share / courses.length).toBeLessThan(0.9);
    const conditions = courses
      .flatMap(({ entry_routes }) => entry_routes)
      .flatMap((route) => route.conditions);
    const kinds = new Set(
      conditions
        .flatMap((one) => (one.kind === "any" ? [one, ...one.of] : one))
        .map(({ kind }) => kind),
    );
    expect([...kinds].sort()).toEqual(
      [
        "age",
        "any",
        "english",
        "formality",
        "interview",
        "level",
        "passes",
        "school",
        "test",
      ].concat(["text", "work"]),
    );
  });

  it("let nobody into the end of a qualification without its beginning", () => {
    const later = courses.filter(({ name }) => /\((?:Conversion|Top-up)/.test(name));
    expect(later.length).toBeGreaterThan(1);
    for (const { name, entry_routes } of later)
      for (const { conditions } of entry_routes)
        expect([name, conditions[0]]).toEqual([name, expect.objectContaining({ kind: "level" })]);
  });

  it("show every level, modality, awarding type and approval", () => {
    const levels = new Set(courses.map(({ mnqf_level }) => mnqf_level));
    for (const level of ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA"] as const) {
      expect(levels).toContain(level);
    }
    const delivered = tally(courses.map(({ delivery_modalities: ways }) => ways.join("+")));
    for (const ways of ["f2f", "online", "blended", "f2f+online", "f2f+online+blended"]) {
      expect(delivered.get(ways) ?? 0, ways).toBeGreaterThan(5);
    }
    const types = tally(courses.map(({ awarding_body_type }) => awarding_body_type));
    for (const type of ["local", "international", "both"]) {
      expect(types.get(type) ?? 0, type).toBeGreaterThan(20);
    }
    expect(new Set(courses.map(({ mqa_approved }) => mqa_approved))).toEqual(
      new Set([true, false, null]),
    );
    const scheme = tally(courses.map(({ gov_first_degree_text }) => gov_first_degree_text));
    expect(scheme.get("No") ?? 0).toBeGreaterThan(courses.length / 2);
    expect([...scheme.keys()].filter((text) => text.startsWith("Eligible")).length).toBe(4);
  });

  it("put only bachelor's degrees in the scheme for a first degree", () => {
    const eligible = courses.filter(({ gov_first_degree_text: text }) => text && text !== "No");
    expect(eligible.length).toBeGreaterThan(20);
    expect(eligible.map(({ name }) => name).filter((name) => !/^Bachelor/.test(name))).toEqual([]);
  });

  it("state deadlines and addresses to apply at of many intakes, and some wordings without a time", () => {
    const details = courses.flatMap(({ intake_details }) => intake_details);
    expect(details.filter(({ deadline }) => deadline).length).toBeGreaterThan(100);
    expect(details.filter(({ apply_url }) => apply_url).length).toBeGreaterThan(50);
    const labels = courses.flatMap(({ intakes }) => intakes);
    expect(labels.filter((label) => readIntake(label).length === 0).length).toBeGreaterThan(5);
    expect(labels.some((label) => readIntake(label)[0]?.all_year)).toBe(true);
  });

  it("show every kind of fee", () => {
    const fees = courses.flatMap(({ fees: rows }) => rows);
    const count = (matches: (fee: (typeof fees)[number]) => boolean) => fees.filter(matches).length;
    expect(count(({ type, fee_end }) => type === "Total Fee" && !fee_end)).toBeGreaterThan(100);
    expect(count(({ type, fee_end }) => type === "Total Fee" && !!fee_end)).toBeGreaterThan(20);
    for (const frequency of ["Months", "Semesters", "Years", "Modules"]) {
      const regular = count((fee) => fee.payment_frequency === frequency && !!fee.payment_count);
      expect(regular, frequency).toBeGreaterThan(5);
    }
    expect(count((fee) => fee.type === "Installment Fee" && !fee.payment_count)).toBeGreaterThan(2);
    expect(count(({ payment_frequency }) => payment_frequency === "One-time")).toBeGreaterThan(50);
    expect(count(({ currency }) => currency === "USD")).toBeGreaterThan(5);
    const wordsOnly = courses.filter(({ fee_text, fees: rows }) => fee_text && !rows.length);
    expect(wordsOnly.length).toBeGreaterThan(20);
    expect(courses.some(({ fee_text, fees: rows }) => !fee_text && !rows.length)).toBe(true);
    for (const { fee_start, fee_end } of fees) {
      expect(fee_start ?? 0).toBeGreaterThan(0);
      if (fee_end) expect(fee_end).toBeGreaterThan(fee_start ?? 0);
    }
  });

  it("carry names that test the site", () => {
    const names = courses.map(({ name }) => name);
    for (const sign of ["'", ":", ",", "(", "é"]) {
      expect(
        names.some((name) => name.includes(sign)),
        sign,
      ).toBe(true);
    }
    expect(names.some((name) => name.length > 130)).toBe(true);
    expect(names.filter((name) => THAANA.test(name)).length).toBeGreaterThanOrEqual(5);
    const inDhivehi = courses.flatMap(({ name_dv }) => name_dv ?? []);
    expect(inDhivehi.length).toBeGreaterThanOrEqual(40);
    for (const name of inDhivehi) expect(name).toMatch(THAANA);
  });

  it("last as long as their level takes", () => {
    const months = (level: string) =>
      courses.flatMap((course) =>
        course.mnqf_level === level && course.duration_months ? [course.duration_months] : [],
      );
    expect(Math.max(...months("1"))).toBeLessThanOrEqual(3);
    expect(Math.max(...months("3"))).toBeLessThanOrEqual(9);
    expect(Math.min(...months("5"))).toBeGreaterThanOrEqual(12);
    expect(Math.min(...months("10"))).toBeGreaterThanOrEqual(36);
  });
});
