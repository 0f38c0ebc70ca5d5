/** Misspelt words of the register with their corrections, found by reading all of its names. */
const MISSPELT = new Map(
  Object.entries({
    accomodation: "accommodation",
    administrtion: "administration",
    airconditioning: "air conditioning",
    assesssment: "assessment",
    assosiate: "associate",
    attendent: "attendant",
    automative: "automotive",
    brooks: "brookes",
    bussiness: "business",
    cenre: "centre",
    certifcate: "certificate",
    certificatce: "certificate",
    certififcate: "certificate",
    conseling: "counselling",
    councelling: "counselling",
    dhivhei: "dhivehi",
    effecive: "effective",
    enforcment: "enforcement",
    entrepreneuship: "entrepreneurship",
    febrication: "fabrication",
    finanace: "finance",
    founations: "foundations",
    hussen: "hussein",
    immigiration: "immigration",
    inclusice: "inclusive",
    insitute: "institute",
    institue: "institute",
    introducation: "introduction",
    jewellry: "jewellery",
    masonary: "masonry",
    mehcanical: "mechanical",
    officertraining: "officer training",
    physiotheraphy: "physiotherapy",
    postgradute: "postgraduate",
    procument: "procurement",
    prodiction: "production",
    programe: "programme",
    pyschology: "psychology",
    refregiration: "refrigeration",
    regrigeration: "refrigeration",
    sentre: "centre",
    serveying: "surveying",
    speciailst: "specialist",
    specializaion: "specialization",
    staurt: "sturt",
    stuides: "studies",
    sttudies: "studies",
    technlogy: "technology",
  }),
);

/** Corrections of several words. */
const PHRASES: readonly [RegExp, string][] = [
  [/\bauto\s?cad\b/gi, "AutoCAD"],
  [/\bauto\s?mobile\b/gi, "Automobile"],
  [/\badvance (?=certificate|diploma)/gi, "Advanced "],
  [/\bassociates degree\b/gi, "Associate Degree"],
  [/\bpost graduate\b/gi, "Postgraduate"],
  [/\bfoundations studies\b/gi, "Foundation Studies"],
  [/\bhuman recourse\b/gi, "Human Resource"],
  [/\bwood curving\b/gi, "Wood Carving"],
  [/\btravel\. (?=tourism)/gi, "Travel, "],
  // The qualification is Pearson's BTEC.
  [/\bbtech (?=level \d)/gi, "BTEC "],
  // The centre of the customs service, which levies excise.
  [/\bcustoms and exercise\b/gi, "Customs and Excise"],
];

const WORDS = new RegExp(`\\b(?:${[...MISSPELT.keys()].join("|")})\\b`, "gi");

/** Corrects the misspelt words of a text. */
export function spelled(written: string): string {
  const words = written.replace(WORDS, (word) => inCaseOf(word, MISSPELT.get(word.toLowerCase())));
  return PHRASES.reduce((text, [phrase, meant]) => text.replace(phrase, meant), words);
}

function inCaseOf(word: string, meant = word): string {
  if (word === word.toUpperCase()) return meant.toUpperCase();
  return /^\p{Lu}/u.test(word) ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant;
}
