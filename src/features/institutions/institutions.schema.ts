import { z } from "zod";
import { REACH_FIELDS, type ReachFields } from "#catalogue/institution.fields.ts";
import { namesOf } from "#catalogue/record-fields.ts";
import { INSTITUTION_GROUPS } from "#catalogue/statements.ts";
import { answersOf } from "#features/publishing/field-answers.schema.ts";
import {
  correction,
  optionalLimitParameter,
  pageMeta,
  pageParameter,
  queryParameter,
} from "#platform/http/calls.schema.ts";
import { blacklisted, sourcedFields } from "#records/sources.schema.ts";

/** An institution in the public API, with the field names of the requirements (3). */

const nullableString = z.string().nullable();
const pictureAnswer = z.object({ url: z.string() });

const institutionCard = z
  .object({
    id: z.int(),
    name: z.string(),
    name_dv: nullableString.meta({ description: "The name in Thaana." }),
    url: z.string().meta({ description: "Address of the institution's page." }),
    logo: pictureAnswer,
    featured_position: z.int().nullable().meta({ description: "From 1; null where not featured." }),
    places: z.array(z.string()).meta({ description: "Where its campuses are." }),
    blacklisted,
    sample: z.boolean().meta({ description: "True for fictional ones of the sample data." }),
  })
  .meta({ id: "InstitutionCard" });

const contact = z
  .object({
    id: z.int(),
    kind: z.enum(["campus", "faculty"]),
    ...answersOf<keyof ReachFields, ReachFields>(REACH_FIELDS, namesOf(REACH_FIELDS)),
    address: z.object({
      line1: nullableString,
      line2: nullableString,
      island_city: nullableString,
      place_code: nullableString.meta({
        description:
          "Island or atoll by its code in `/api/v1/p/places`; null where not understood.",
      }),
      country: nullableString,
      map_url: nullableString.meta({ description: "Address of an embeddable map." }),
      location_link: nullableString.meta({ description: "HTML: the same map in a frame." }),
    }),
  })
  .meta({ id: "Contact" });

export const institution = institutionCard
  .extend({
    ...sourcedFields(INSTITUTION_GROUPS),
    approval_status: z.enum(["blacklisted"]).nullable().meta({
      description: "`blacklisted`: a register says that its approvals were cancelled.",
    }),
    overview: nullableString.meta({ description: "Rich text: sanitised HTML." }),
    banner: pictureAnswer,
    slides: z
      .array(z.object({ order: z.int(), url: z.string(), alt: z.string() }))
      .meta({ description: "By order." }),
    campuses: z.array(contact).meta({ description: "Main campus first." }),
    faculties: z.array(contact).meta({ description: "Main faculty first." }),
  })
  .meta({ id: "Institution" });

export const institutionList = z
  .object({ data: z.array(institutionCard), meta: pageMeta, correction })
  .meta({ id: "InstitutionList" });

export const institutionListQuery = z.object({
  name: queryParameter(
    "name",
    "Finds by name, initials, places and campuses; best match first then.",
  ),
  page: pageParameter,
  limit: optionalLimitParameter,
});

export type InstitutionCardAnswer = z.infer<typeof institutionCard>;
export type InstitutionAnswer = z.infer<typeof institution>;
