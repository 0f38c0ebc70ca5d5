import { z } from "zod";

/**
 * Our own import format. Every adapter turns its source into these records, the sample data set
 * included; the published JSON Schema and the CSV template are made from this file.
 *
 * A field that is left out, null or empty is "not stated". Only the lists of an institution that
 * are left out or null say nothing: what is stored of them stays.
 */

const LIMITS = {
  ref: 120,
  name: 300,
  line: 1_000,
  address: 2_000,
  html: 100_000,
  listItems: 1_000,
  position: 1_000_000,
  amount: 1_000_000_000,
  credits: 2_000,
  leastMonths: 0.01,
  months: 600,
  payments: 1_000,
} as const;

/** Maps may be embedded from these addresses only. */
const MAP_ADDRESS =
  /^https:\/\/(www\.openstreetmap\.org\/export\/embed\.html\?|www\.google\.com\/maps\/embed[/?]|maps\.google\.com\/)/;

const emptyToNull = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? null : value;
const stated = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    emptyToNull,
    schema.nullish().transform((value) => value ?? null),
  );

const required = (max: number) => z.string().trim().min(1).max(max);
const line = (max: number) => stated(z.string().trim().max(max));
const text = line(LIMITS.line);
const html = line(LIMITS.html);
const webAddress = z.url({ protocol: /^https?$/ }).max(LIMITS.address);
const picture = z.union(
  [
    webAddress,
    z
      .string()
      .max(LIMITS.address)
      .regex(/^\/(?!\/)/),
  ],
  {
    error: "must be a web address (https://...) or a path of this site (/...)",
  },
);
const map = z.string().max(LIMITS.address).regex(MAP_ADDRESS, {
  error:
    "must be an embeddable map of www.openstreetmap.org/export/embed.html, www.google.com/maps/embed or maps.google.com",
});
const list = <T extends z.ZodType>(item: T) =>
  stated(z.array(item).max(LIMITS.listItems)).transform((items) => items ?? []);
const flag = (unlessStated: boolean) =>
  stated(z.boolean()).transform((value) => value ?? unlessStated);
const optionalList = <T extends z.ZodType>(item: T) => stated(z.array(item).max(LIMITS.listItems));

export const contactRecord = z.strictObject({
  name: required(LIMITS.name),
  is_main: flag(false),
  phone: text,
  alternative_phone: text,
  email: stated(z.email()),
  link_website: stated(webAddress),
  link_instagram: stated(webAddress),
  link_twitter: stated(webAddress),
  link_facebook: stated(webAddress),
  link_linkedin: stated(webAddress),
  link_youtube: stated(webAddress),
  address_line1: text,
  address_line2: text,
  island_city: text,
  country: text,
  map_url: stated(map),
});

const slideRecord = z.strictObject({
  order: z.number().int().min(0).max(LIMITS.position),
  url: picture,
  alt: required(LIMITS.line),
});

export const institutionRecord = z.strictObject({
  /** Names the record for good: importing it again updates it. Unique among institutions. */
  ref: required(LIMITS.ref),
  name: required(LIMITS.name),
  name_dv: line(LIMITS.name),
  overview: html,
  banner_url: stated(picture),
  logo_url: stated(picture),
  featured_position: stated(z.number().int().min(1).max(LIMITS.position)),
  slides: optionalList(slideRecord),
  campuses: optionalList(contactRecord),
  faculties: optionalList(contactRecord),
});

export const categoryRecord = z.strictObject({
  /** Unique over all levels. */
  name: required(LIMITS.name),
  /** Name of the top-level group; left out for a group itself. */
  parent: line(LIMITS.name),
});

const amount = stated(z.number().int().min(0).max(LIMITS.amount));

export const feeRecord = z
  .strictObject({
    type: required(LIMITS.name),
    currency: stated(
      z
        .string()
        .regex(/^[A-Z]{3}$/, { error: "must be a currency code of three capitals, such as MVR" }),
    ).transform((code) => code ?? "MVR"),
    fee_start: amount,
    fee_end: amount,
    payment_frequency: text,
    payment_count: stated(z.number().int().min(1).max(LIMITS.payments)),
    remarks: text,
  })
  .refine(({ fee_start, fee_end }) => fee_end === null || (fee_start ?? fee_end + 1) <= fee_end, {
    error: "must not be below fee_start, nor stand without it",
    path: ["fee_end"],
  });

const levelText = z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA"]);

/** A number too, as the public API has it. */
const level = z.union(
  [
    levelText,
    z
      .int()
      .min(1)
      .max(10)
      .transform((number) => levelText.parse(String(number))),
  ],
  { error: `must be one of ${levelText.options.join(", ")}` },
);

export const courseRecord = z.strictObject({
  /** Names the record for good: importing it again updates it. Unique among courses. */
  ref: required(LIMITS.ref),
  /** `ref` of the institution. */
  institution: required(LIMITS.ref),
  name: required(LIMITS.name),
  name_dv: line(LIMITS.name),
  awarding_body: text,
  awarding_body_type: stated(z.enum(["local", "international", "both"])),
  awarding_body_country: text,
  mqa_approved: stated(z.boolean()),
  gov_first_degree_text: text,
  duration_text: text,
  duration_months: stated(z.number().min(LIMITS.leastMonths).max(LIMITS.months)),
  duration_remarks: text,
  mnqf_level: stated(level),
  credits: stated(z.number().int().min(0).max(LIMITS.credits)),
  delivery_modalities: list(z.enum(["f2f", "online", "blended"])),
  mode_of_study_text: text,
  intakes: list(required(LIMITS.line)),
  languages: list(required(LIMITS.name)),
  /** Names of categories; a course may be in several. */
  categories: list(required(LIMITS.name)),
  /** Names of campuses of its institution. */
  campuses: list(required(LIMITS.name)),
  fee_text: text,
  fees: list(feeRecord),
  admission_general_requirements: html,
  admission_alternative_requirements: html,
  admission_language_requirements: html,
  modules: html,
  study_options: html,
  indicative_class_timings: html,
  careers: html,
  general_notes: html,
  is_published: flag(true),
});

export type ContactRecord = z.infer<typeof contactRecord>;
export type SlideRecord = z.infer<typeof slideRecord>;
export type InstitutionRecord = z.infer<typeof institutionRecord>;
export type CategoryRecord = z.infer<typeof categoryRecord>;
export type FeeRecord = z.infer<typeof feeRecord>;
export type CourseRecord = z.infer<typeof courseRecord>;

/** A record as a file may write it: what is not required may be left out or null. */
type Written<T, Required extends keyof T> = Pick<T, Required> & {
  [Field in Exclude<keyof T, Required>]?: T[Field] | null | undefined;
};

type FeeInput = Written<FeeRecord, "type">;
export type ContactInput = Written<ContactRecord, "name">;
export type InstitutionInput = Written<
  Omit<InstitutionRecord, "campuses" | "faculties">,
  "ref" | "name"
> & { campuses?: ContactInput[] | null; faculties?: ContactInput[] | null };
export type CategoryInput = Written<CategoryRecord, "name">;
export type CourseInput = Written<Omit<CourseRecord, "fees">, "ref" | "institution" | "name"> & {
  fees?: FeeInput[] | null;
};
