import { z } from "zod";
import { COURSE_FIELDS, FEE_FIELDS, INTAKE_FIELDS } from "#catalogue/course.fields.ts";
import type { IntakeDetails } from "#catalogue/course.ts";
import { DATE_PATTERN } from "#catalogue/dates.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { CONTACT_FIELDS, INSTITUTION_FIELDS } from "#catalogue/institution.fields.ts";
import { isDayOf, isUnclearDate, lateDeadline, readIntake } from "#catalogue/intakes.ts";
import { atollOf, nameOfPlace } from "#catalogue/islands.ts";
import { LEVELS } from "#catalogue/levels.ts";
import { placeInText } from "#catalogue/place-reading.ts";
import { type FieldRow, rowsOf, type ValuesOf } from "#catalogue/record-fields.ts";
import type { Dates, FactGroup } from "#catalogue/statements.ts";
import { decodeOnce, richText } from "#platform/html.ts";
import { refuseTooMuchMarkup } from "#platform/html-tags.ts";
import { isApiAddress, isSitePath } from "#web/site-path.ts";
import { entryRoute } from "./entry.schema.ts";
import { languagesIn } from "./list-words.ts";
import { RECORD_LIMITS } from "./record-limits.ts";
import { asWebAddress } from "./web-addresses.ts";

/**
 * Our own import format. Every adapter turns its source into these records, the sample data set
 * included; the published JSON Schema and the CSV template are made from this file.
 *
 * A field that is left out, null or empty is "not stated". Only the lists of an institution that
 * are left out or null say nothing: what is stored of them stays.
 */

/** Maps may be embedded from these addresses only. */
const MAP_ADDRESS =
  /^https:\/\/(www\.openstreetmap\.org\/export\/embed\.html\?|www\.google\.com\/maps\/embed[/?]|maps\.google\.com\/)/;

const emptyToNull = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? null : value;
export const statedValue = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    emptyToNull,
    schema.nullish().transform((value) => value ?? null),
  );

/** Identifies a record; must not be rewritten, so that it always identifies the same one. */
export const reference = z.string().trim().min(1).max(RECORD_LIMITS.ref);
const required = (max: number) => z.string().overwrite(decodeOnce).trim().min(1).max(max);
/** A list entry of one line. */
const entry = (max: number) =>
  z
    .string()
    .overwrite((value) => decodeOnce(value).replace(/\s+/g, " "))
    .trim()
    .min(1)
    .max(max);
const lineOf = (max: number) => statedValue(z.string().overwrite(decodeOnce).trim().max(max));
const shortText = lineOf(RECORD_LIMITS.line);
/** Rich text: sanitised before it is stored. */
const html = statedValue(
  z.string().trim().overwrite(richText).max(RECORD_LIMITS.html).superRefine(refuseTooMuchMarkup),
);
const webAddress = z
  .string()
  .max(RECORD_LIMITS.address)
  .overwrite(asWebAddress)
  .pipe(z.url({ protocol: /^https?$/ }));
const picture = z
  .union([webAddress, z.string().max(RECORD_LIMITS.address).refine(isSitePath)], {
    error: "must be a web address (https://...) or a path of this site (/...)",
  })
  .refine((address) => !isApiAddress(address), {
    error: "must be a picture, not a call of this site's API",
  });
const map = z.string().max(RECORD_LIMITS.address).regex(MAP_ADDRESS, {
  error:
    "must be an embeddable map of www.openstreetmap.org/export/embed.html, www.google.com/maps/embed or maps.google.com",
});
export const listOf = <T extends z.ZodType>(item: T, most: number = RECORD_LIMITS.listItems) =>
  statedValue(z.array(item).max(most)).transform((items) => items ?? []);
const flag = (unlessStated: boolean) =>
  statedValue(z.boolean()).transform((value) => value ?? unlessStated);
const optionalList = <T extends z.ZodType>(item: T) =>
  statedValue(z.array(item).max(RECORD_LIMITS.listItems));

const dateText = z
  .string()
  .trim()
  .regex(DATE_PATTERN, {
    error: "must be a day (2026-11-03), a month (2026-11) or a year (2026)",
    abort: true,
  })
  .refine(isInCalendar, { error: "is no day of the calendar" });
export const date = statedValue(dateText);

/** False for dates such as 2026-02-30. */
function isInCalendar(text: string): boolean {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** A day, in the calendar of the Maldives. */
const dayText = z
  .string()
  .trim()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error: "must be a day (2026-11-03)",
    abort: true,
  })
  .refine(isInCalendar, { error: "is no day of the calendar" });

/** What a field takes, by its kind. Entries of "records" have a schema of their own. */
function taken(row: FieldRow): z.ZodType {
  switch (row.kind) {
    case "line":
      return (row.isRequired ? required : lineOf)(row.most ?? RECORD_LIMITS.line);
    case "rich text":
      return html;
    case "day":
      return statedValue(dayText);
    case "address":
      return statedValue(webAddress);
    case "number":
      return statedValue(
        (row.isWhole ? z.number().int() : z.number()).min(row.least).max(row.most),
      );
    case "flag":
      return row.unlessStated === undefined ? statedValue(z.boolean()) : flag(row.unlessStated);
    case "choice":
      return statedValue(z.enum(row.choices.map(({ value }) => value)));
    case "choices":
      return listOf(z.enum(row.choices.map(({ value }) => value)));
    case "list":
      return listOf(entry(row.length), row.most);
    case "reference":
      return reference;
    case "references":
      return listOf(entry(RECORD_LIMITS.name), row.most);
    case "records":
      return z.never();
  }
}

type Fields = Readonly<Record<string, FieldRow>>;
type Taken<Of extends Fields, Own> = {
  [Field in keyof ValuesOf<Of>]: Field extends keyof Own
    ? Own[Field]
    : z.ZodType<ValuesOf<Of>[Field]>;
};

/** The schemas of a table's fields, in its order; `own` are those that take more than their kind. */
function takenBy<Of extends Fields, Own extends { [Field in keyof Of]?: z.ZodType }>(
  fields: Of,
  own: Own,
): Taken<Of, Own> {
  const schemas = rowsOf(fields).map(([field, row]) => [field, taken(row)]);
  return { ...Object.fromEntries(schemas), ...own } as Taken<Of, Own>;
}

const datedFacts = z.strictObject({ stated_on: date, holds_until: date, note: shortText });

/** Groups of facts whose dates differ from those of the record. */
export const factsSchema = <Group extends FactGroup>(groups: readonly Group[]) => {
  const group = statedValue(datedFacts);
  const shape = Object.fromEntries(groups.map((name) => [name, group]));
  return statedValue(z.strictObject(shape as Record<Group, typeof group>));
};

/** Dates of every record: when it was stated, and until when it is valid. */
const stating = { stated_on: date, holds_until: date };

/**
 * Refuses a date of expiry before the date of statement, of the record and of its groups of facts,
 * which have the record's dates where they have none of their own.
 */
function refuseEarlyEnds(
  { stated_on, holds_until, facts }: Dates & { facts: object | null },
  context: z.core.$RefinementCtx,
): void {
  const groups: [string, Dates | null][] = Object.entries(facts ?? {});
  const periods = [
    { path: ["holds_until"], stated_on, holds_until },
    ...groups.map(([group, own]) => ({
      path: ["facts", group, "holds_until"],
      stated_on: own?.stated_on ?? stated_on,
      holds_until: own?.holds_until ?? null,
    })),
  ];
  for (const { path, stated_on: from, holds_until: until } of periods) {
    if (from === null || until === null) continue;
    const length = Math.min(from.length, until.length);
    if (until.slice(0, length) >= from.slice(0, length)) continue;
    context.addIssue({ code: "custom", path, message: `must not be before stated_on (${from})` });
  }
}

/** Groups of facts that a record may date separately. */
export const DATED_GROUPS = {
  institutions: ["approval", "contacts"],
  courses: ["approval", "cost", "intakes", "entry"],
} as const satisfies Record<string, readonly FactGroup[]>;

const placeCode = z
  .string()
  .trim()
  .refine((code) => atollOf(code) !== undefined, {
    error:
      "must be the code of an island or atoll of /api/v1/p/places, such as LD1004 (S. Hithadhoo)",
  });

export const contactRecord = z.strictObject(
  takenBy(CONTACT_FIELDS, {
    name: entry(RECORD_LIMITS.name),
    email: statedValue(z.email()),
    map_url: statedValue(map),
    place_code: statedValue(placeCode),
  }),
);

export const slideRecord = z.strictObject({
  order: z.number().int().min(0).max(RECORD_LIMITS.position),
  url: picture,
  alt: required(RECORD_LIMITS.line),
});

export const datedInstitution = z.strictObject({
  /** Permanent identifier: importing it again updates the record. Unique among institutions. */
  ref: reference,
  ...takenBy(INSTITUTION_FIELDS, {
    banner_url: statedValue(picture),
    logo_url: statedValue(picture),
    slides: optionalList(slideRecord),
    campuses: optionalList(contactRecord),
    faculties: optionalList(contactRecord),
  }),
  ...stating,
  facts: factsSchema(DATED_GROUPS.institutions),
});

/** An institution, none of whose dates of expiry is before its date of statement. */
export const institutionRecord = datedInstitution
  .superRefine(refuseEarlyEnds)
  .superRefine(refuseOtherPlaces);

/** Refuses a code of another place than the one that `island_city` names. */
function refuseOtherPlaces(
  lists: Pick<z.infer<typeof datedInstitution>, "campuses" | "faculties">,
  context: z.core.$RefinementCtx,
): void {
  for (const list of ["campuses", "faculties"] as const) {
    for (const [at, { place_code, island_city, country }] of (lists[list] ?? []).entries()) {
      const named = island_city === null ? null : placeInText(island_city, country);
      if (place_code === null || named === null || !atollOf(place_code)) continue;
      if (isWithin(place_code, named)) continue;
      const message = `is ${nameOfPlace(place_code)}, but island_city is ${nameOfPlace(named)} (${named})`;
      context.addIssue({ code: "custom", path: [list, at, "place_code"], message });
    }
  }
}

/** True for the same place, and for an island and its atoll. */
function isWithin(a: string, b: string): boolean {
  return a === b || atollOf(a)?.code === b || a === atollOf(b)?.code;
}

export const categoryRecord = z.strictObject({
  /** Unique across all levels. */
  name: entry(RECORD_LIMITS.name),
  /** Name of the top-level group; omitted for a group itself. */
  parent: statedValue(entry(RECORD_LIMITS.name)),
});

/** Alternative ways into a course, each with all of its conditions. */
const entryRoutes = listOf(entryRoute);

/** Currencies in use, by ISO 4217 code, from the Unicode project (CLDR). */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, {
    error: "must be a currency code of three capitals, such as MVR",
    abort: true,
  })
  .refine((code) => CURRENCIES.has(code), {
    error: ({ input }) =>
      `must be a currency in use (ISO 4217), such as MVR or USD; ${input} is none`,
    abort: true,
  });

export const feeRecord = z
  .strictObject(
    takenBy(FEE_FIELDS, { currency: statedValue(currency).transform((code) => code ?? "MVR") }),
  )
  .refine(({ fee_start, fee_end }) => fee_end === null || (fee_start ?? fee_end + 1) <= fee_end, {
    error: "must not be below fee_start, nor stand without it",
    path: ["fee_end"],
  });

/** What is known of an intake beside its wording, which must be one of the course's `intakes`. */
export const intakeRecord = z
  .strictObject(takenBy(INTAKE_FIELDS, { label: entry(RECORD_LIMITS.line) }))
  .superRefine(({ label, year, month, day, all_year, deadline }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (all_year && month !== null) refuse("all_year", "contradicts month");
    if (month === null && year !== null) refuse("year", "stands without month");
    if (month === null && day !== null) refuse("day", "stands without month");
    const read = all_year ? [] : readIntake(label);
    const stated = { year, month, day };
    if (month !== null) {
      if (!isDayOf(day, month, year)) refuse("day", "is no day of the month");
      const isOther = read.length > 1 || read.some((time) => !isSameTime(time, stated));
      if (isOther) refuse("month", `contradicts the label "${label}"`);
    }
    const late = lateDeadline(deadline, month === null ? read : [stated]);
    if (late) refuse("deadline", late);
  });

type IntakeTime = Pick<IntakeDetails, "year" | "month" | "day">;

/** True where a stated time adds to what a wording says, and changes nothing of it. */
function isSameTime(read: IntakeTime, stated: IntakeTime): boolean {
  return (["year", "month", "day"] as const).every(
    (part) => read[part] === null || read[part] === stated[part],
  );
}

const levelText = z.enum(LEVELS.map(({ value }) => value));

/** Also accepts a number, as the public API returns it. */
const level = z.union(
  [
    levelText,
    z
      .int()
      .min(1)
      .max(LEVELS.length - 1)
      .transform((number) => levelText.parse(String(number))),
  ],
  { error: `must be one of ${levelText.options.join(", ")}` },
);

export const courseFields = z.strictObject({
  /** Permanent identifier: importing it again updates the record. Unique among courses. */
  ref: reference,
  ...takenBy(COURSE_FIELDS, {
    mnqf_level: statedValue(level),
    intake_details: listOf(intakeRecord),
    languages: (taken(COURSE_FIELDS.languages) as z.ZodType<string[]>).transform(languagesIn),
    fees: listOf(feeRecord),
    entry_routes: entryRoutes,
  }),
  ...stating,
  facts: factsSchema(DATED_GROUPS.courses),
});

/**
 * A course with an approval status is or was approved; where only the status is stated, it implies
 * `mqa_approved`.
 */
export const courseRecord = courseFields
  .refine(
    ({ mqa_approved, approval_status }) =>
      mqa_approved === null ||
      approval_status === null ||
      mqa_approved === (approval_status !== "withdrawn"),
    { error: "contradicts mqa_approved", path: ["approval_status"] },
  )
  .superRefine(refuseEarlyEnds)
  .superRefine(refuseStrayIntakes);

/** Refuses details of an intake that the course does not have, a second set of one, and dates in digits. */
function refuseStrayIntakes(
  { intakes, intake_details }: Pick<z.infer<typeof courseFields>, "intakes" | "intake_details">,
  context: z.core.$RefinementCtx,
): void {
  const labels = intake_details.map(({ label }) => label);
  for (const [at, label] of labels.entries()) {
    const message = intakes.includes(label)
      ? labels.indexOf(label) < at && "names an intake for the second time"
      : "must be one of intakes";
    if (message)
      context.addIssue({ code: "custom", path: ["intake_details", at, "label"], message });
  }
  for (const [at, label] of intakes.entries()) {
    if (labels.includes(label) || !isUnclearDate(label)) continue;
    const message = `"${label}" may be read as several dates: write the month in letters and the year, as in "May 2027"`;
    context.addIssue({ code: "custom", path: ["intakes", at], message });
  }
}

export type ContactRecord = z.infer<typeof contactRecord>;
export type SlideRecord = z.infer<typeof slideRecord>;
export type InstitutionRecord = z.infer<typeof institutionRecord>;
export type CategoryRecord = z.infer<typeof categoryRecord>;
export type FeeRecord = z.infer<typeof feeRecord>;
export type IntakeRecord = z.infer<typeof intakeRecord>;
export type CourseRecord = z.infer<typeof courseRecord>;

/** Dates of groups of facts in a file. */
type WrittenFacts<T extends { facts: unknown }> = {
  facts?: Partial<NonNullable<T["facts"]>> | null;
};

/** A record in a file: optional fields may be omitted or null. */
type Written<T, Required extends keyof T> = Pick<T, Required> & {
  [Field in Exclude<keyof T, Required>]?: T[Field] | null | undefined;
};

type FeeInput = Written<FeeRecord, "type">;
export type IntakeInput = Written<IntakeRecord, "label">;
export type ContactInput = Written<ContactRecord, "name">;
export type InstitutionInput = Written<
  Omit<InstitutionRecord, "campuses" | "faculties" | "facts">,
  "ref" | "name"
> &
  WrittenFacts<InstitutionRecord> & {
    campuses?: ContactInput[] | null;
    faculties?: ContactInput[] | null;
  };
export type CategoryInput = Written<CategoryRecord, "name">;
export type CourseInput = Written<
  Omit<CourseRecord, "fees" | "intake_details" | "facts" | "entry_routes">,
  "ref" | "institution" | "name"
> &
  WrittenFacts<CourseRecord> & {
    fees?: FeeInput[] | null;
    intake_details?: IntakeInput[] | null;
    entry_routes?: EntryRoute[] | null;
  };
