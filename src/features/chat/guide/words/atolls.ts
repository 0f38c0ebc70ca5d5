/**
 * Atolls and islands of the Maldives as people name them. The letter is the one that stands before
 * an island in the directory's places ("S. Hithadhoo"). Names in the folded spelling. Sources: the
 * administrative atolls with their letters, names and cities as the Local Government Authority uses
 * them, and inhabited islands of dhivehi-data (see sample/README.md).
 */
export interface Atoll {
  letter: string;
  name: string;
  /** Other names of the atoll or its city. */
  names: readonly string[];
  /** Inhabited islands that people ask for; it need not hold a campus. */
  islands: readonly string[];
}

export const ATOLLS: readonly Atoll[] = [
  {
    letter: "HA",
    name: "Haa Alif",
    names: ["haa alif", "ha alif", "haa alifu"],
    islands: [
      "hoarafushi",
      "ihavandhoo",
      "baarah",
      "kelaa",
      "filladhoo",
      "utheemu",
      "dhidhdhoo",
      "thuraakunu",
      "muraidhoo",
    ],
  },
  {
    letter: "HDh",
    name: "Haa Dhaalu",
    names: ["haa dhaalu", "hdh", "ha dhaalu"],
    islands: [
      "kulhudhuffushi",
      "hanimaadhoo",
      "nolhivaranfaru",
      "vaikaradhoo",
      "makunudhoo",
      "neykurendhoo",
      "finey",
      "kumundhoo",
    ],
  },
  {
    letter: "Sh",
    name: "Shaviyani",
    names: ["shaviyani"],
    islands: [
      "funadhoo",
      "milandhoo",
      "komandoo",
      "maaungoodhoo",
      "feydhoo",
      "kanditheemu",
      "foakaidhoo",
    ],
  },
  {
    letter: "N",
    name: "Noonu",
    names: ["noonu"],
    islands: ["manadhoo", "velidhoo", "holhudhoo", "kendhikulhudhoo", "lhohi"],
  },
  {
    letter: "R",
    name: "Raa",
    names: ["raa", "raa atoll"],
    islands: ["ungoofaaru", "dhuvaafaru", "alifushi", "hulhudhuffaaru", "maduvvaree", "kinolhas"],
  },
  {
    letter: "B",
    name: "Baa",
    names: ["baa", "baa atoll"],
    islands: ["eydhafushi", "thulhaadhoo", "goidhoo", "dharavandhoo", "kamadhoo", "hithaadhoo"],
  },
  {
    letter: "Lh",
    name: "Lhaviyani",
    names: ["lhaviyani", "faadhippolhu"],
    islands: ["naifaru", "hinnavaru", "kurendhoo", "olhuvelifushi"],
  },
  {
    letter: "K",
    name: "Kaafu",
    names: ["kaafu", "male atoll"],
    islands: [
      "male",
      "hulhumale",
      "villimale",
      "vilimale",
      "maafushi",
      "thulusdhoo",
      "himmafushi",
      "guraidhoo",
      "gulhi",
      "dhiffushi",
      "huraa",
      "kaashidhoo",
      "gaafaru",
    ],
  },
  {
    letter: "AA",
    name: "Alif Alif",
    names: ["alif alif"],
    islands: ["rasdhoo", "ukulhas", "thoddoo", "feridhoo", "mathiveri", "bodufolhudhoo"],
  },
  {
    letter: "ADh",
    name: "Alif Dhaal",
    names: ["alif dhaal", "alif dhaalu", "adh", "ari atoll", "south ari"],
    islands: ["mahibadhoo", "maamigili", "dhangethi", "omadhoo", "dhigurah", "fenfushi"],
  },
  {
    letter: "V",
    name: "Vaavu",
    names: ["vaavu"],
    islands: ["felidhoo", "fulidhoo", "thinadhoo vaavu", "keyodhoo", "rakeedhoo"],
  },
  {
    letter: "M",
    name: "Meemu",
    names: ["meemu"],
    islands: ["muli", "kolhufushi", "dhiggaru", "mulah"],
  },
  {
    letter: "F",
    name: "Faafu",
    names: ["faafu"],
    islands: ["nilandhoo", "bileddhoo", "magoodhoo", "feeali"],
  },
  {
    letter: "Dh",
    name: "Dhaalu",
    names: ["dhaalu"],
    islands: ["kudahuvadhoo", "meedhoo dhaalu", "bandidhoo", "rinbudhoo"],
  },
  {
    letter: "Th",
    name: "Thaa",
    names: ["thaa", "thaa atoll"],
    islands: ["veymandoo", "thimarafushi", "guraidhoo thaa", "vilufushi", "kinbidhoo"],
  },
  {
    letter: "L",
    name: "Laamu",
    names: ["laamu", "lamu", "hadhdhunmathi"],
    islands: ["gan", "fonadhoo", "maabaidhoo", "isdhoo", "maavah", "maamendhoo"],
  },
  {
    letter: "GA",
    name: "Gaafu Alif",
    names: ["gaafu alif", "gaafu", "huvadhoo", "huvadhu"],
    islands: [
      "villingili",
      "vilingili",
      "dhaandhoo",
      "gemanafushi",
      "kolamaafushi",
      "nilandhoo gaafu",
    ],
  },
  {
    letter: "GDh",
    name: "Gaafu Dhaalu",
    names: ["gaafu dhaalu", "gdh", "gaafu", "huvadhoo", "huvadhu"],
    islands: [
      "thinadhoo",
      "gadhdhoo",
      "vaadhoo",
      "faresmaathodaa",
      "madaveli",
      "hoandedhdhoo",
      "fiyoaree",
    ],
  },
  {
    letter: "Gn",
    name: "Gnaviyani",
    names: ["gnaviyani", "fuvahmulah city"],
    islands: ["fuvahmulah", "fuvammulah", "foammulah"],
  },
  {
    letter: "S",
    name: "Addu City",
    names: ["addu", "addu city", "seenu", "addu atoll"],
    islands: ["hithadhoo", "meedhoo", "hulhudhoo", "maradhoo", "feydhoo", "hulhumeedhoo"],
  },
];

/** Parts of the country, by the letters of their atolls. */
export const REGIONS: readonly {
  name: string;
  names: readonly string[];
  letters: readonly string[];
}[] = [
  {
    name: "the north",
    names: ["north", "the north", "northern atolls", "uthuru"],
    letters: ["HA", "HDh", "Sh", "N", "R", "B", "Lh"],
  },
  {
    name: "the south",
    names: ["south", "the south", "southern atolls", "dhekun"],
    letters: ["L", "GA", "GDh", "Gn", "S"],
  },
];

/** The islands of the capital, which are a bus ride apart. */
export const GREATER_MALE: { names: readonly string[]; islands: readonly string[] } = {
  names: ["greater male", "male area", "male region", "capital", "male city", "the capital"],
  islands: ["male", "hulhumale", "villimale"],
};
