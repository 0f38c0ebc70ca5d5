/**
 * Institutions that people of the Maldives ask for, by the names that they use. One that the
 * directory lists is known by its record; the others are named as not listed. Plain data.
 */
export const UNLISTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "Maldives National University": ["maldives national university", "national university", "mnu"],
    "Islamic University of Maldives": [
      "islamic university of maldives",
      "islamic university",
      "ium",
    ],
    "Villa College": ["villa college", "villa"],
    "Maldives Polytechnic": ["maldives polytechnic"],
    "Avid College": ["avid college", "avid"],
    "Cyryx College": ["cyryx college", "cyryx"],
    "MAPS College": ["maps college"],
    "Mandhu College": ["mandhu college", "mandhu"],
    "Clique College": ["clique college"],
    "Focus Education Centre": ["focus education centre", "focus education"],
    "Faculty of Hospitality and Tourism Studies": ["fhts"],
    "Harvard University": ["harvard university", "harvard"],
    "University of Oxford": ["oxford university", "university of oxford", "oxford"],
    "Stanford University": ["stanford university", "stanford"],
    "Open University Malaysia": ["open university malaysia"],
    "University of London": ["university of london", "london university"],
    "University of Colombo": ["university of colombo", "colombo university"],
  }),
);
