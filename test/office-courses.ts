import {
  type CourseContext,
  type CourseFields,
  completeFields,
} from "#features/office/course-fields.ts";

/** A course of which nothing is stated but its name. */
export const unstatedFields = completeFields({ name: "Diploma in Nursing" });

/** The same with everything that students choose by. */
export const statedFields: CourseFields = {
  ...unstatedFields,
  awarding_body: "Example College",
  awarding_body_type: "local",
  mnqf_level: "5",
  duration_text: "2 years",
  duration_months: 24,
  delivery_modalities: ["f2f"],
  mode_of_study_text: "Full-time",
  intakes: ["January 2027"],
  languages: ["English"],
  categories: ["Nursing"],
  campuses: ["Main campus"],
  fees: [
    {
      type: "Total Fee",
      currency: "MVR",
      fee_start: 45_000,
      fee_end: null,
      payment_frequency: null,
      payment_count: null,
      remarks: null,
    },
  ],
  entry_routes: [
    { conditions: [{ kind: "school", grade: 10 }], source_text: "Grade 10 completed" },
  ],
};

export const aboutCourse: CourseContext = {
  id: 12,
  institution: { id: 3, name: "Example College", logo: null },
  campuses: [
    {
      id: 7,
      kind: "campus",
      name: "Main campus",
      is_main: true,
      phone: "3000000",
      alternative_phone: null,
      email: null,
      link_website: null,
      link_instagram: null,
      link_twitter: null,
      link_facebook: null,
      link_linkedin: null,
      link_youtube: null,
      address: {
        line1: null,
        line2: null,
        island_city: "S. Hithadhoo",
        place_code: "LD1004",
        country: "Maldives",
        map_url: null,
      },
    },
  ],
  categories: [{ id: 4, name: "Nursing", parent: { id: 1, name: "Health" } }],
  today: "2026-11-22",
  sample: false,
};
