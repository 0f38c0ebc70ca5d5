import type { CategoryInput } from "#records/record.schema.ts";

/**
 * The 21 fields of the career guide with their subcategories. The first twelve are the tiles of
 * the home page (requirements, 2.3), written as there.
 */
const FIELDS: Record<string, readonly string[]> = {
  "Business, Management and Administration": [
    "Business Administration",
    "Entrepreneurship and Small Business",
    "Human Resource Management",
    "Office Administration",
    "Project and Operations Management",
    "Public Administration",
  ],
  "Education and Teaching": [
    "Early Childhood Education",
    "Educational Leadership",
    "Primary Teaching",
    "Secondary Teaching",
    "Special and Inclusive Education",
    "Teaching Islam and Dhivehi",
  ],
  "Accounting and Finance": [
    "Accounting",
    "Auditing and Taxation",
    "Banking and Finance",
    "Islamic Finance",
  ],
  "Quranic and Islamic Studies": [
    "Imam and Community Service",
    "Islamic Belief and Thought",
    "Quran Memorisation",
    "Quran Recitation",
    "Tafsir and Hadith",
  ],
  Marketing: ["Branding and Advertising", "Digital Marketing", "Sales and Customer Service"],
  "Travel, Tourism and Hospitality": [
    "Culinary Arts",
    "Events and Recreation",
    "Food and Beverage Service",
    "Guesthouse and Hotel Management",
    "Rooms and Front Office",
    "Travel and Tour Operations",
  ],
  "Shariáh and Law": [
    "Islamic Jurisprudence",
    "Judicial Administration",
    "Law",
    "Mediation and Legal Support",
  ],
  "Information and Communication Technology": [
    "Computer Skills",
    "Cyber Security",
    "Data and Artificial Intelligence",
    "Information Systems",
    "Networks and Cloud",
    "Software Development",
  ],
  "Social Sciences and Journalism": [
    "International Relations",
    "Journalism",
    "Political Science and Development",
    "Psychology",
    "Social Work and Counselling",
  ],
  "Engineering, Manufacturing and Construction": [
    "Architecture and Building Design",
    "Civil Engineering and Construction",
    "Electrical and Electronic Engineering",
    "Mechanical and Marine Engineering",
    "Refrigeration and Air Conditioning",
    "Woodwork and Boat Building",
  ],
  "University Preparation Program": [
    "English for University",
    "Foundation Studies",
    "School Certificate Preparation",
  ],
  "Health and Welfare": [
    "Emergency Care",
    "Medical Laboratory and Imaging",
    "Nursing and Midwifery",
    "Pharmacy",
    "Public Health",
    "Social and Elderly Care",
  ],
  "Science and Mathematics": [
    "Biology and Biotechnology",
    "Chemistry and Laboratory Science",
    "Mathematics and Statistics",
    "Physics and Ocean Science",
  ],
  "Agriculture, Fisheries and Marine Studies": [
    "Agriculture",
    "Aquaculture",
    "Fisheries and Seafood",
    "Marine Biology",
  ],
  "Arts, Design and Media": [
    "Film and Animation",
    "Fine Art and Craft Design",
    "Graphic Design",
    "Interior Design",
    "Music and Performance",
    "Photography",
  ],
  "Languages and Linguistics": [
    "Arabic",
    "Asian Languages",
    "Dhivehi Language and Literature",
    "English",
    "European Languages",
    "Translation and Interpreting",
  ],
  "Aviation and Transport": [
    "Airport and Airline Operations",
    "Aviation Engineering",
    "Driving and Land Transport",
    "Shipping and Navigation",
  ],
  "Security and Public Safety": [
    "Fire and Rescue",
    "Occupational Safety",
    "Policing and Investigation",
    "Security Services",
  ],
  "Environment and Sustainability": [
    "Climate Change and Disaster Management",
    "Environmental Management",
    "Water, Waste and Energy",
  ],
  "Sport and Recreation": ["Coaching and Fitness", "Diving and Water Sports", "Sports Management"],
  "Personal Care, Beauty and Crafts": [
    "Baking and Home Enterprise",
    "Hair and Beauty",
    "Sewing and Fashion",
    "Spa and Wellness",
  ],
};

/** Every field and subcategory; a field comes before its subcategories. */
export function sampleCategories(): CategoryInput[] {
  return Object.entries(FIELDS).flatMap(([field, subcategories]) => [
    { name: field, parent: null },
    ...subcategories.map((name) => ({ name, parent: field })),
  ]);
}
