import { z } from "zod";
import { contactsFor } from "#catalogue/apply-contact.ts";
import { paths } from "#web/paths.ts";
import { fact } from "../answer.schema.ts";
import { contactFacts } from "./institution-facts.ts";
import { lookUp, noSuch } from "./look-up.ts";

const id = z.int().nullish();
const input = z
  .object({ course_id: id, institution_id: id })
  .refine((of) => of.course_id != null || of.institution_id != null, {
    error: "Name a course_id or an institution_id",
  });

const output = z.object({
  institution: z.object({ id: z.int(), name: z.string(), link: z.string() }).nullable(),
  facts: z.array(fact).describe("Of a course the campus to ask comes first"),
  ask: z.string().nullable().describe("The page on which one asks the institution"),
  missing: z.array(z.string()),
});

const NONE = { institution: null, facts: [], ask: null };

/** How to reach an institution, or the one that teaches a course. */
export const contacts = lookUp({
  about: "Telephone, e-mail, website and address of an institution, or of whom to ask of a course.",
  input,
  output,
  find: async ({ course_id, institution_id }, records) => {
    const course = course_id == null ? null : await records.course(course_id);
    if (course_id != null && !course) return { ...NONE, missing: [noSuch("course", course_id)] };
    const id = course?.institution.id ?? institution_id!;
    const found = await records.institution(id);
    if (!found) return { ...NONE, missing: [noSuch("institution", id)] };
    const inOrder = [...new Set(contactsFor(course ?? { campuses: [] }, found))];
    const facts = contactFacts({ ...found, campuses: inOrder });
    const { kind, of: subject } = course
      ? { kind: "course" as const, of: course.id }
      : { kind: "institution" as const, of: id };
    return {
      institution: { id, name: found.name, link: paths.institution(id) },
      facts,
      ask: paths.ask({ kind, id: subject }),
      missing: facts.length === 0 ? ["No telephone, e-mail, website or address is stated."] : [],
    };
  },
});
