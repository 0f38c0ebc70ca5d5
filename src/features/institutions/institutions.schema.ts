import { z } from "zod";
import { INSTITUTION_GROUPS } from "#catalogue/statements.ts";
import { blacklisted, sourcedFields } from "#features/publishing/sources.schema.ts";
import { optionalLimitParameter, pageMeta, pageParameter } from "#platform/http/calls.schema.ts";

/** An institution as the public API answers it, in the field names of the specification (section 3). */

const text = z.string().nullable();
const picture = z.object({ url: z.string() });

const institutionCard = z
  .object({
    id: z.int(),
    name: z.string(),
    name_dv: text.meta({ description: "The name in Thaana." }),
    url: z.string().meta({ description: "Address of the institution's page." }),
    logo: picture,
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
    name: z.string(),
    is_main: z.boolean(),
    phone: text,
    alternative_phone: text,
    email: text,
    link_website: text,
    link_instagram: text,
    link_twitter: text,
    link_facebook: text,
    link_linkedin: text,
    link_youtube: text,
    address: z.object({
      line1: text,
      line2: text,
      island_city: text,
      country: text,
      map_url: text.meta({ description: "Address of an embeddable map." }),
      location_link: text.meta({ description: "HTML: the same map in a frame." }),
    }),
  })
  .meta({ id: "Contact" });

export const institution = institutionCard
  .extend({
    ...sourcedFields(INSTITUTION_GROUPS),
    approval_status: z.enum(["blacklisted"]).nullable().meta({
      description: "`blacklisted`: a register says that its approvals were cancelled.",
    }),
    overview: text.meta({ description: "Rich text: sanitised HTML." }),
    banner: picture,
    slides: z
      .array(z.object({ order: z.int(), url: z.string(), alt: z.string() }))
      .meta({ description: "By order." }),
    campuses: z.array(contact).meta({ description: "Main campus first." }),
    faculties: z.array(contact).meta({ description: "Main faculty first." }),
  })
  .meta({ id: "Institution" });

export const institutionList = z
  .object({ data: z.array(institutionCard), meta: pageMeta })
  .meta({ id: "InstitutionList" });

export const institutionListQuery = z.object({
  page: pageParameter,
  limit: optionalLimitParameter,
});

export type InstitutionCardAnswer = z.infer<typeof institutionCard>;
export type InstitutionAnswer = z.infer<typeof institution>;
