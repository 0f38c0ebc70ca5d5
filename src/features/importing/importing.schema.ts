import { z } from "zod";

/**
 * Our own import format. Every adapter turns its source into these records, the sample data set
 * included; the published JSON Schema and the CSV template are made from this file.
 *
 * A field that is left out, null or empty is "not stated".
 */

export const LIMITS = {
  ref: 120,
  name: 300,
  line: 1_000,
  html: 100_000,
  listItems: 200,
} as const;

const line = (max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    z.string().trim().max(max).nullish().transform((value) => value ?? null),
  );
const required = (max: number) => z.string().trim().min(1).max(max);
const html = line(LIMITS.html);
const text = line(LIMITS.line);
const amount = z.number().int().min(0).max(1_000_000_000).nullish().transform((value) => value ?? null);
const link = z
  .preprocess((value) => (value === "" ? null : value), z.url({ protocol: /^https?$/ }).max(2_000).nullish())
  .transform((value) => value ?? null);
const picture = z
  .preprocess(
    (value) => (value === "" ? null : value),
    z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)]).nullish(),
  )
  .transform((value) => value ?? null);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(LIMITS.listItems).default([]);

export const contactRecord = z.strictObject({
  name: required(LIMITS.name),
  is_main: z.boolean().default(false),
  phone: text,
  alternative_phone: text,
  email: z
    .preprocess((value) => (value === "" ? null : value), z.email().nullish())
    .transform((value) => value ?? null),
  link_website: link,
  link_instagram: link,
  link_twitter: link,
  link_facebook: link,
  link_linkedin: link,
  link_youtube: link,
  address_line1: text,
  address_line2: text,
  island_city: text,
  country: text,
  map_url: link,
});

export const institutionRecord = z.strictObject({
  ref: required(LIMITS.ref),
  name: required(LIMITS.name),
  name_dv: line(LIMITS.name),
  overview: html,
  banner_url: picture,
  logo_url: picture,
  featured_position: z.number().int().min(1).nullish().transform((value) => value ?? null),
  slides: list(
    z.strictObject({ order: z.number().int().min(0), url: required(2_000), alt: required(LIMITS.line) }),
  ),
  campuses: list(contactRecord),
  faculties: list(contactRecord),
});

export const categoryRecord = z.strictObject({
  /** Unique over all levels. */
  name: required(LIMITS.name),
  /** Name of the top-level group; left out for a group itself. */
  parent: line(LIMITS.name),
});

export const feeRecord = z.strictObject({
  type: required(LIMITS.name),
  currency: z.string().regex(/^[A-Z]{3}$/).default("MVR"),
  fee_start: amount,
  fee_end: amount,
  payment_frequency: text,
  payment_count: z.number().int().min(1).max(1_000).nullish().transform((value) => value ?? null),
  remarks: text,
});

export const courseRecord = z.strictObject({
  ref: required(LIMITS.ref),
  /** `ref` of the institution. */
  institution: required(LIMITS.ref),
  name: required(LIMITS.name),
  name_dv: line(LIMITS.name),
  awarding_body: text,
  awarding_body_type: z.enum(["local", "international", "both"]).nullish().transform((v) => v ?? null),
  awarding_body_country: text,
  mqa_approved: z.boolean().nullish().transform((value) => value ?? null),
  gov_first_degree_text: text,
  duration_text: text,
  duration_months: z.number().positive().max(600).nullish().transform((value) => value ?? null),
  duration_remarks: text,
  mnqf_level: z
    .enum(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA"])
    .nullish()
    .transform((value) => value ?? null),
  credits: z.number().int().min(0).max(2_000).nullish().transform((value) => value ?? null),
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
  is_published: z.boolean().default(true),
});

export type ContactRecord = z.infer<typeof contactRecord>;
export type InstitutionRecord = z.infer<typeof institutionRecord>;
export type CategoryRecord = z.infer<typeof categoryRecord>;
export type FeeRecord = z.infer<typeof feeRecord>;
export type CourseRecord = z.infer<typeof courseRecord>;

/** The same records as a file may write them, before defaults are filled in. */
export type InstitutionInput = z.input<typeof institutionRecord>;
export type CategoryInput = z.input<typeof categoryRecord>;
export type CourseInput = z.input<typeof courseRecord>;
