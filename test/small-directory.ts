import type { DirectoryRecords } from "./app.ts";

/** Three institutions and six courses with difficult names and missing fields. */
export const smallDirectory: DirectoryRecords = {
  categories: [
    { name: "Business, Management and Administration" },
    { name: "Human Resource Management", parent: "Business, Management and Administration" },
    { name: "Marketing", parent: "Business, Management and Administration" },
    { name: "Quranic and Islamic Studies" },
    { name: "Quran Teaching", parent: "Quranic and Islamic Studies" },
  ],
  institutions: [
    {
      ref: "reef",
      name: "Reef & Shore: College",
      featured_position: 1,
      overview: "<p>By the lagoon.</p>",
      logo_url: "/files/reef.svg",
      slides: [
        { order: 2, url: "/pictures/patterns/b.svg", alt: "Library" },
        { order: 1, url: "/pictures/patterns/a.svg", alt: "Gate" },
      ],
      campuses: [
        { name: "Addu campus", island_city: "S. Hithadhoo" },
        {
          name: 'Malé "main" campus',
          is_main: true,
          phone: "+960 300 0001",
          island_city: "K. Malé",
          country: "Maldives",
          map_url:
            "https://www.openstreetmap.org/export/embed.html?bbox=73.4,4.1,73.6,4.2&marker=4.17,73.5",
        },
      ],
      faculties: [{ name: "Faculty of Business" }],
    },
    { ref: "atoll", name: "Atoll Teachers' Institute" },
    { ref: "noor", name: "Noor Institute", name_dv: "ނޫރު", featured_position: 2 },
  ],
  courses: [
    {
      ref: "c1",
      institution: "reef",
      name: "Diploma in Marketing",
      mnqf_level: "5",
      delivery_modalities: ["f2f", "online"],
      languages: ["English", "Dhivehi"],
      intakes: ["January 2027"],
      categories: ["Marketing"],
      campuses: ["Addu campus"],
      credits: 120,
      awarding_body_type: "local",
      gov_first_degree_text: "No",
      mqa_approved: true,
      modules: "<ul><li>Consumer behaviour</li></ul>",
      fees: [{ type: "Total Fee", fee_start: 45_000, fee_end: 60_000 }],
      admission_general_requirements: "<p>2 passes at A level with grade C or above</p>",
      entry_routes: [
        {
          conditions: [{ kind: "passes", exam: "a_level", count: 2, grade: "C", subjects: [] }],
          source_text: "2 passes at A level with grade C or above",
        },
      ],
    },
    {
      ref: "c2",
      institution: "reef",
      name: "Bachelor of Human Resource Management",
      mnqf_level: "7",
      delivery_modalities: ["blended"],
      languages: ["English"],
      categories: ["Human Resource Management"],
      awarding_body: "Northern Shore University",
      awarding_body_type: "both",
      awarding_body_country: "Malaysia",
      gov_first_degree_text: "Full tuition for a first degree",
      fees: [
        {
          type: "Installment Fee",
          fee_start: 3_500,
          payment_frequency: "Months",
          payment_count: 36,
        },
      ],
    },
    {
      ref: "c3",
      institution: "noor",
      name: "Certificate III in Quran Teaching",
      name_dv: "ޤުރުއާން އުނގަންނައިދިނުން",
      mnqf_level: "3",
      languages: ["Arabic"],
      categories: ["Quran Teaching"],
      fee_text: "Free for Maldivian students",
    },
    { ref: "c4", institution: "atoll", name: "Swimming", mnqf_level: "NA" },
    { ref: "c5", institution: "atoll", name: "Teaching <b>&</b> Learning" },
    { ref: "c6", institution: "atoll", name: "Hidden course", is_published: false },
  ],
};
