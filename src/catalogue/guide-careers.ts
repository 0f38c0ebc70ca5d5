/**
 * The careers that the guide offers, and the fields of study that lead to them.
 *
 * Codes and titles of occupations: O*NET database, U.S. Department of Labor, Employment and Training
 * Administration, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Our own: the shorter
 * names, the choice of careers that the Maldives has work for, and which fields lead to them.
 */
export interface Career {
  /** As it stands in the address of the guide. */
  key: string;
  name: string;
  /** The occupation that is meant, by its O*NET-SOC code and title. */
  occupation: { code: string; title: string };
  /** Names of top-level categories, the most direct way first. */
  fields: readonly string[];
}

/** The credit that the licence of the occupations asks for, where people see them. */
export const CAREERS_CREDIT = "Occupations: O*NET, U.S. Department of Labor, CC BY 4.0";

const ACCOUNTING = "Accounting and Finance";
const ARTS = "Arts, Design and Media";
const AVIATION = "Aviation and Transport";
const BUSINESS = "Business, Management and Administration";
const EDUCATION = "Education and Teaching";
const ENGINEERING = "Engineering, Manufacturing and Construction";
const ENVIRONMENT = "Environment and Sustainability";
const HEALTH = "Health and Welfare";
const ICT = "Information and Communication Technology";
const ISLAMIC = "Quranic and Islamic Studies";
const LANGUAGES = "Languages and Linguistics";
const LAW = "Shariáh and Law";
const MARINE = "Agriculture, Fisheries and Marine Studies";
const MARKETING = "Marketing";
const PERSONAL_CARE = "Personal Care, Beauty and Crafts";
const PREPARATION = "University Preparation Program";
const SCIENCE = "Science and Mathematics";
const SECURITY = "Security and Public Safety";
const SOCIAL = "Social Sciences and Journalism";
const SPORT = "Sport and Recreation";
const TOURISM = "Travel, Tourism and Hospitality";

/** All careers by name; a catalogue offers those of which it holds at least one field. */
export const CAREERS: readonly Career[] = [
  career("accountant", "Accountant or auditor", "13-2011.00", "Accountants and Auditors", [
    ACCOUNTING,
  ]),
  career(
    "business-manager",
    "Business owner or manager",
    "11-1021.00",
    "General and Operations Managers",
    [BUSINESS, ACCOUNTING, MARKETING],
  ),
  career("chef", "Chef or baker", "35-1011.00", "Chefs and Head Cooks", [TOURISM, PERSONAL_CARE]),
  // Degrees in medicine start with a foundation year or the school certificates that it replaces.
  career("doctor", "Doctor", "29-1215.00", "Family Medicine Physicians", [
    HEALTH,
    SCIENCE,
    PREPARATION,
  ]),
  career("engineer", "Engineer", "17-2051.00", "Civil Engineers", [ENGINEERING]),
  career(
    "environmental-scientist",
    "Environmental officer",
    "19-2041.00",
    "Environmental Scientists and Specialists, Including Health",
    [ENVIRONMENT, SCIENCE],
  ),
  career("graphic-designer", "Graphic designer", "27-1024.00", "Graphic Designers", [
    ARTS,
    MARKETING,
  ]),
  career(
    "hairdresser",
    "Hairdresser or beautician",
    "39-5012.00",
    "Hairdressers, Hairstylists, and Cosmetologists",
    [PERSONAL_CARE],
  ),
  career("hotel-manager", "Hotel or guesthouse manager", "11-9081.00", "Lodging Managers", [
    TOURISM,
    BUSINESS,
  ]),
  career("imam", "Imam or religious scholar", "21-2011.00", "Clergy", [ISLAMIC, LAW]),
  career("journalist", "Journalist", "27-3023.00", "News Analysts, Reporters, and Journalists", [
    SOCIAL,
    ARTS,
  ]),
  career("lawyer", "Lawyer", "23-1011.00", "Lawyers", [LAW]),
  career("marine-biologist", "Marine biologist", "19-1029.04", "Biologists", [MARINE, SCIENCE]),
  career("marketing-manager", "Marketing manager", "11-2021.00", "Marketing Managers", [
    MARKETING,
    BUSINESS,
  ]),
  career("nurse", "Nurse", "29-1141.00", "Registered Nurses", [HEALTH]),
  career("pilot", "Pilot", "53-2012.00", "Commercial Pilots", [AVIATION]),
  career("police-officer", "Police officer", "33-3051.00", "Police and Sheriff's Patrol Officers", [
    SECURITY,
    LAW,
  ]),
  career(
    "psychologist",
    "Psychologist or counsellor",
    "19-3033.00",
    "Clinical and Counseling Psychologists",
    [SOCIAL, HEALTH],
  ),
  career(
    "ship-captain",
    "Ship's captain",
    "53-5021.00",
    "Captains, Mates, and Pilots of Water Vessels",
    [AVIATION, MARINE],
  ),
  career("software-developer", "Software developer", "15-1252.00", "Software Developers", [ICT]),
  career(
    "teacher",
    "Teacher",
    "25-2021.00",
    "Elementary School Teachers, Except Special Education",
    [EDUCATION],
  ),
  career("tour-guide", "Tour or dive guide", "39-7011.00", "Tour Guides and Escorts", [
    TOURISM,
    SPORT,
  ]),
  career("translator", "Translator", "27-3091.00", "Interpreters and Translators", [LANGUAGES]),
];

function career(
  key: string,
  name: string,
  code: string,
  title: string,
  fields: readonly string[],
): Career {
  return { key, name, occupation: { code, title }, fields };
}

/** The career that a search names: "pilot", "I want to be a pilot"; null for none. */
export function careerNamed(text: string): Pick<Career, "key" | "name"> | null {
  const words = ` ${text.toLowerCase()} `;
  const isNamed = ({ name }: Career) =>
    name
      .toLowerCase()
      .split(" or ")
      .some((one) => words.includes(` ${one} `) || words.includes(` ${one}s `));
  const career = CAREERS.find(isNamed);
  return career ? { key: career.key, name: career.name } : null;
}
