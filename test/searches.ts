/** What a search of somebody should lead to over the sample directory. */
export interface WrittenSearch {
  typed: string;
  /** Filters that it becomes, as an address writes them; "" where it stays text. */
  filters: string;
  /** What stays text. */
  text: string;
  /** Part of the name of the first course; null where it does not matter, or nothing is found. */
  first: string | null;
}

const search = (typed: string, filters: string, text: string, first: string | null = null) => ({
  typed,
  filters,
  text,
  first,
});

/** Stays text as a whole. */
const asTyped = (typed: string, first: string | null = null) => search(typed, "", typed, first);

/**
 * Searches as people type them, written before the reading of filters was built and not to be changed
 * for it. Only of "online mba" no first course is asked any more: both MBAs taught online are right; and
 * "weekend" and "evening" are filters since there is one for the study mode. Institutions are a filter
 * since the list and the chat read alike, "certificate" is four levels, and words of a name that say its
 * level or delivery are that filter alone: as text besides they left 2 of the 7 diplomas in nursing.
 */
export const WRITTEN_SEARCHES: readonly WrittenSearch[] = [
  // Nothing but filters
  search("online master", "delivery_modality=online mnqf_level=9", ""),
  search("masters online", "delivery_modality=online mnqf_level=9", ""),
  search("Online Master's degree courses", "delivery_modality=online mnqf_level=9", ""),
  search("diploma", "mnqf_level=5", ""),
  search("Diplomas", "mnqf_level=5", ""),
  search("advanced diploma", "mnqf_level=6", ""),
  search("associate degree", "mnqf_level=6", ""),
  search("bachelor of", "mnqf_level=7", ""),
  search("degree courses", "mnqf_level=7", ""),
  search("phd", "mnqf_level=10", ""),
  search("postgraduate", "mnqf_level=10:8:9", ""),
  search("certificate iv", "mnqf_level=4", ""),
  search("level 3", "mnqf_level=3", ""),
  search("distance learning degree", "delivery_modality=online mnqf_level=7", ""),
  search("hybrid master", "delivery_modality=blended mnqf_level=9", ""),
  search("online or face to face diploma", "delivery_modality=f2f:online mnqf_level=5", ""),
  search("international degree", "awarding_body_type=international mnqf_level=7", ""),
  search("locally awarded diploma", "awarding_body_type=local mnqf_level=5", ""),
  search("first degree scheme", "gov_first_degree=yes", ""),
  search("bachelor's degree grant scheme", "gov_first_degree=yes", ""),
  // Filters and a subject
  search("nursing diploma", "mnqf_level=5", "nursing", "Diploma in Nursing"),
  search("level 5 accounting", "mnqf_level=5", "accounting"),
  search("mnqf level 7 it", "mnqf_level=7", "it"),
  search("level three cookery", "mnqf_level=3", "cookery"),
  search("certificate 3 tourism", "mnqf_level=3", "tourism"),
  search(
    "cert iv digital marketing",
    "mnqf_level=4",
    "digital marketing",
    "Certificate IV in Digital",
  ),
  search("degree in business online", "delivery_modality=online mnqf_level=7", "business"),
  search("undergraduate business", "mnqf_level=7", "business"),
  search("honours degree law", "mnqf_level=7", "law"),
  search("degree or diploma in accounting", "mnqf_level=5:7", "accounting"),
  search("Master's degree in data science", "mnqf_level=9", "data science", "in Data Science"),
  search("phd law", "mnqf_level=10", "law", "Doctor of Philosophy in Law"),
  search("online marketing", "delivery_modality=online", "marketing"),
  search("online teaching", "delivery_modality=online", "teaching"),
  search("blended nursing", "delivery_modality=blended", "nursing"),
  search("face to face it diploma", "delivery_modality=f2f mnqf_level=5", "it"),
  search("weekend diploma", "mnqf_level=5 study_mode=weekends", ""),
  search("MBBS", "mnqf_level=7", "MBBS"),
  search("bsc nursing", "mnqf_level=7", "bsc nursing", "Bachelor of Science (Hons) in Nursing"),
  search("online mba", "delivery_modality=online", "mba"),
  // Filters and an institution or an awarding body
  search(
    "university of the atolls business diploma",
    "institutions=University of the Atolls mnqf_level=5",
    "business",
  ),
  search(
    "Dhathuru Open College online diploma",
    "delivery_modality=online institutions=Dhathuru Open College mnqf_level=5",
    "",
  ),
  asTyped("Northmoor University accounting", "Accounting"),
  asTyped("Universiti Seri Pelangi law", "LLB (Hons)"),
  // Names of courses, whole or begun
  search("diploma in nursing", "mnqf_level=5", "nursing", "Diploma in Nursing"),
  search("Certificate 3 in Music", "mnqf_level=3", "Music", "Certificate III in Music"),
  search("postgraduate diploma in law", "mnqf_level=8", "law", "Postgraduate Diploma in Law"),
  search("doctor of philosophy in law", "mnqf_level=10", "law", "Doctor of Philosophy in Law"),
  search(
    "master of business admin",
    "mnqf_level=9",
    "business admin",
    "Master of Business Administration",
  ),
  search("online shop", "delivery_modality=online", "shop", "Online Shop in Six Weeks"),
  search("teaching online", "delivery_modality=online", "teaching", "Teaching Online"),
  search("ielts online", "delivery_modality=online", "ielts", "IELTS Online"),
  search(
    "a level biology online",
    "delivery_modality=online",
    "level biology",
    "A Level Biology Online",
  ),
  asTyped("aat level 3", "AAT Level 3"),
  asTyped("mba", "M"),
  asTyped("llb", "LLB"),
  // Words that look like filters
  search("certificate", "mnqf_level=1:2:3:4", ""),
  search("gift certificate", "mnqf_level=1:2:3:4", "gift"),
  asTyped("master of ceremonies"),
  asTyped("remote sensing"),
  asTyped("o level english"),
  asTyped("a level"),
  asTyped("international relations", "International Relations"),
  asTyped("local government"),
  search("evening IT", "study_mode=evenings", "IT"),
  asTyped('"online" marketing'),
  asTyped("“diploma” nursing"),
  asTyped("University of the Atolls"),
  // Typos
  search("onlin diplomas", "delivery_modality=online mnqf_level=5", ""),
  search("accounting diplma", "mnqf_level=5", "accounting"),
  search("mastres online", "delivery_modality=online mnqf_level=9", ""),
  search("business bachlor", "mnqf_level=7", "business"),
  // Dhivehi
  search("ޑިޕްލޮމާ", "mnqf_level=5", ""),
  search("އޮންލައިން ކޯސް", "delivery_modality=online", ""),
  search("އޮންލައިން މާސްޓަރސް", "delivery_modality=online mnqf_level=9", ""),
  search("ނަރުހުން ޑިޕްލޮމާ", "mnqf_level=5", "ނަރުހުން", "Diploma in Nursing"),
  search("ބިޒްނަސް ޑިގްރީ", "mnqf_level=7", "ބިޒްނަސް"),
  search("އެޑްވާންސްޑް ޑިޕްލޮމާ", "mnqf_level=6", ""),
  search("ލެވެލް 5 އެކައުންޓިންގ", "mnqf_level=5", "އެކައުންޓިންގ"),
];
