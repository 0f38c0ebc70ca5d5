/**
 * The atolls and inhabited islands of the Maldives. Codes, Thaana names and coordinates are those of
 * judiciarymv/dhivehi-data (MIT, see THIRD-PARTY.md), names in the usual English spelling with that
 * of the data beside it where it differs. Hulhumalé and Villimalé are not in those data: their
 * coordinates are those of de.wikipedia.org ("Hulhumalé", "Villingili (Malé)"), their codes our own.
 */

import { wordList } from "./word-list.ts";

/** An administrative atoll. */
export interface Atoll {
  /** The letters that stand before its islands: "S" in "S. Hithadhoo". */
  code: string;
  name: string;
  name_dv: string;
  /** Other names; two atolls may share one. */
  also: readonly string[];
}

/** An island; its name may stand in several atolls, its code stands once. */
export interface InhabitedIsland {
  /** Its number in the land register: "LD1004". */
  code: string;
  atoll: string;
  /** "Hithadhoo". */
  name: string;
  name_dv: string;
  /** Degrees, north and east. */
  latitude: number;
  longitude: number;
  /** Other spellings. */
  also: readonly string[];
}

type AtollRow = readonly [code: string, name: string, name_dv: string, also?: string];

/** From north to south. */
const ATOLL_ROWS: readonly AtollRow[] = [
  ["HA", "Haa Alif", "ތިލަދުންމަތީ އުތުރުބުރި", "North Thiladhunmathi, Haa Alifu"],
  ["HDh", "Haa Dhaalu", "ތިލަދުންމަތީ ދެކުނުބުރި", "South Thiladhunmathi"],
  ["Sh", "Shaviyani", "މިލަދުންމަޑުލު އުތުރުބުރި", "North Miladhunmadulu"],
  ["N", "Noonu", "މިލަދުންމަޑުލު ދެކުނުބުރި", "South Miladhunmadulu"],
  ["R", "Raa", "މާޅޮސްމަޑުލު އުތުރުބުރި", "North Maalhosmadulu"],
  ["B", "Baa", "މާޅޮސްމަޑުލު ދެކުނުބުރި", "South Maalhosmadulu"],
  ["Lh", "Lhaviyani", "ފާދިއްޕޮޅު", "Faadhippolhu"],
  ["K", "Kaafu and Malé", "މާލެ އަތޮޅު", "Kaafu, Male Atoll, Greater Malé"],
  ["AA", "Alif Alif", "އަރި އަތޮޅު އުތުރުބުރި", "North Ari Atoll, Ari Atoll, Alifu Alifu"],
  ["ADh", "Alif Dhaal", "އަރި އަތޮޅު ދެކުނުބުރި", "South Ari Atoll, Ari Atoll, Alif Dhaalu, Alifu Dhaalu"],
  ["V", "Vaavu", "ފެލިދޫ އަތޮޅު", "Felidhu Atoll"],
  ["M", "Meemu", "މުލަކު އަތޮޅު", "Mulaku Atoll"],
  ["F", "Faafu", "ނިލަންދެ އަތޮޅު އުތުރުބުރި", "North Nilandhe Atoll"],
  ["Dh", "Dhaalu", "ނިލަންދެ އަތޮޅު ދެކުނުބުރި", "South Nilandhe Atoll"],
  ["Th", "Thaa", "ކޮޅުމަޑުލު", "Kolhumadulu"],
  ["L", "Laamu", "ހައްދުންމަތި", "Hahdhunmathi, Hadhdhunmathi"],
  ["GA", "Gaafu Alif", "ހުވަދޫ އަތޮޅު އުތުރުބުރި", "North Huvadhu Atoll, Huvadhu, Huvadhoo, Gaafu Alifu"],
  ["GDh", "Gaafu Dhaalu", "ހުވަދޫ އަތޮޅު ދެކުނުބުރި", "South Huvadhu Atoll, Huvadhu, Huvadhoo"],
  ["Gn", "Gnaviyani", "ފުވައްމުލައް"],
  ["S", "Addu", "އައްޑޫ ސިޓީ", "Addu City, Seenu"],
];

/** From north to south. */
export const ATOLLS: readonly Atoll[] = ATOLL_ROWS.map(([code, name, name_dv, also]) => {
  return { code, name, name_dv, also: also ? wordList(also) : [] };
});

type IslandRow = readonly [
  code: string,
  atoll: string,
  name: string,
  name_dv: string,
  latitude: number,
  longitude: number,
  /** Other spellings, with commas between them. */
  also?: string,
];

/** Atoll after atoll. */
const ISLAND_ROWS: readonly IslandRow[] = [
  ["LD0915", "HA", "Thuraakunu", "ތުރާކުނު", 7.104315, 72.899306],
  ["LD0488", "HA", "Uligamu", "އުލިގަމު", 7.081878, 72.927468],
  ["LD0901", "HA", "Molhadhoo", "މޮޅަދޫ", 7.012298, 72.998091],
  ["LD0246", "HA", "Hoarafushi", "ހޯރަފުށި", 6.983055, 72.894922],
  ["LD0908", "HA", "Ihavandhoo", "އިހަވަންދޫ", 6.953048, 72.926205],
  ["LD0563", "HA", "Kelaa", "ކެލާ", 6.954771, 73.216153],
  ["LD0232", "HA", "Vashafaru", "ވަށަފަރު", 6.896435, 73.158705],
  ["LD0568", "HA", "Dhidhdhoo", "ދިއްދޫ", 6.891801, 73.110675, "Dhidhoo"],
  ["LD0993", "HA", "Filladhoo", "ފިއްލަދޫ", 6.874902, 73.228052],
  ["LD0695", "HA", "Maarandhoo", "މާރަންދޫ", 6.852627, 72.984198],
  ["LD0984", "HA", "Thakandhoo", "ތަކަންދޫ", 6.84401, 72.99553],
  ["LD0507", "HA", "Utheemu", "އުތީމު", 6.834831, 73.112703],
  ["LD0701", "HA", "Muraidhoo", "މުރައިދޫ", 6.837962, 73.167273],
  ["LD0987", "HA", "Baarah", "ބާރަށް", 6.818637, 73.212729],
  ["LD1018", "HDh", "Faridhoo", "ފަރިދޫ", 6.784982, 73.054074],
  ["LD0235", "HDh", "Hanimaadhoo", "ހަނިމާދޫ", 6.76133, 73.175404],
  ["LD0441", "HDh", "Finey", "ފިނޭ", 6.745904, 73.053283, "Finei"],
  ["LD0710", "HDh", "Naivaadhoo", "ނައިވާދޫ", 6.746861, 72.934992],
  ["LD0698", "HDh", "Nellaidhoo", "ނެއްލައިދޫ", 6.714911, 72.946901],
  ["LD0199", "HDh", "Hirimaradhoo", "ހިރިމަރަދޫ", 6.724795, 73.024126],
  ["LD0416", "HDh", "Nolhivaranfaru", "ނޮޅިވަރަންފަރު", 6.698661, 73.120773],
  ["LD0658", "HDh", "Nolhivaramu", "ނޮޅިވަރަމު", 6.662332, 73.082259],
  ["LD0852", "HDh", "Kurinbi", "ކުރިނބީ", 6.665575, 72.996687, "Kuribi"],
  ["LD1040", "HDh", "Kunburudhoo", "ކުނބުރުދޫ", 6.65827, 73.027411, "Kuburudhoo"],
  [
    "LD0048",
    "HDh",
    "Kulhudhuffushi",
    "ކުޅުދުއްފުށި",
    6.623258,
    73.069118,
    "Kulhudhufushi, Kulhudhuffushi City",
  ],
  ["LD0541", "HDh", "Kumundhoo", "ކުމުންދޫ", 6.572089, 73.052326],
  ["LD0686", "HDh", "Neykurendhoo", "ނޭކުރެންދޫ", 6.542973, 72.979722],
  ["LD0406", "HDh", "Vaikaradhoo", "ވައިކަރަދޫ", 6.549698, 72.953221],
  ["LD0708", "HDh", "Maavaidhoo", "މާވައިދޫ", 6.515502, 73.053985],
  ["LD0699", "HDh", "Makunudhoo", "މަކުނުދޫ", 6.409584, 72.705094],
  ["LD0985", "Sh", "Noomaraa", "ނޫމަރާ", 6.43422, 73.069098],
  ["LD1092", "Sh", "Kanditheemu", "ކަނޑިތީމު", 6.440347, 72.916462],
  ["LD0836", "Sh", "Goidhoo", "ގޮއިދޫ", 6.43008, 72.929954],
  ["LD1100", "Sh", "Feydhoo", "ފޭދޫ", 6.360653, 73.048799],
  ["LD1149", "Sh", "Feevah", "ފީވައް", 6.348927, 73.209241],
  ["LD1064", "Sh", "Bilehfahi", "ބިލެތްފަހި", 6.337788, 72.974861, "Bilehffahi"],
  ["LD0646", "Sh", "Foakaidhoo", "ފޯކައިދޫ", 6.326647, 73.149331],
  ["LD0551", "Sh", "Narudhoo", "ނަރުދޫ", 6.264333, 73.218116],
  ["LD0525", "Sh", "Milandhoo", "މިލަންދޫ", 6.286048, 73.244537],
  ["LD1144", "Sh", "Maroshi", "މަރޮށި", 6.209576, 73.061259],
  ["LD0978", "Sh", "Lhaimagu", "ޅައިމަގު", 6.164071, 73.251397],
  ["LD0863", "Sh", "Funadhoo", "ފުނަދޫ", 6.152454, 73.289674],
  ["LD1058", "Sh", "Komandoo", "ކޮމަންޑޫ", 6.054146, 73.054302],
  ["LD0016", "Sh", "Maaungoodhoo", "މާއުނގޫދޫ", 6.036741, 73.283838, "Maaugoodhoo"],
  ["LD0962", "N", "Henbadhoo", "ހެނބަދޫ", 5.967555, 73.392984],
  ["LD0866", "N", "Kendhikulhudhoo", "ކެނދިކުޅުދޫ", 5.952637, 73.415865],
  ["LD0497", "N", "Velidhoo", "ވެލިދޫ", 5.664639, 73.273385],
  ["LD0203", "N", "Maalhendhoo", "މާޅެންދޫ", 5.902201, 73.456116],
  ["LD0391", "N", "Kudafari", "ކުޑަފަރި", 5.882891, 73.400206, "Kudafaree"],
  ["LD0191", "N", "Landhoo", "ލަންދޫ", 5.88176, 73.466181],
  ["LD0560", "N", "Maafaru", "މާފަރު", 5.823887, 73.475489],
  ["LD0500", "N", "Lhohi", "ޅޮހި", 5.816178, 73.377673],
  ["LD1068", "N", "Miladhoo", "މިލަދޫ", 5.790467, 73.362591],
  ["LD0907", "N", "Magoodhoo", "މަގޫދޫ", 5.776473, 73.362477],
  ["LD0392", "N", "Manadhoo", "މަނަދޫ", 5.764838, 73.410961],
  ["LD0455", "N", "Holhudhoo", "ހޮޅުދޫ", 5.751248, 73.249539],
  ["LD0332", "N", "Fodhdhoo", "ފޮއްދޫ", 5.743756, 73.215995],
  ["LD0588", "R", "Alifushi", "އަލިފުށި", 5.967318, 72.953384],
  ["LD0609", "R", "Vaadhoo", "ވާދޫ", 5.856714, 72.991446],
  ["LD0178", "R", "Rasgetheemu", "ރަސްގެތީމު", 5.807684, 73.002955],
  ["LD0281", "R", "Angolhitheemu", "އަނގޮޅިތީމު", 5.792727, 73.006637],
  ["LD0600", "R", "Hulhudhuffaaru", "ހުޅުދުއްފާރު", 5.764998, 73.012358],
  ["LD1175", "R", "Ungoofaaru", "އުނގޫފާރު", 5.668217, 73.030105, "Ugoofaaru"],
  ["LD0790", "R", "Dhuvaafaru", "ދުވާފަރު", 5.629808, 73.041194],
  ["LD0180", "R", "Maakurathu", "މާކުރަތު", 5.606249, 73.044026],
  ["LD0423", "R", "Rasmaadhoo", "ރަސްމާދޫ", 5.563093, 73.043867],
  ["LD0564", "R", "Innamaadhoo", "އިންނަމާދޫ", 5.549447, 73.044536],
  ["LD0573", "R", "Maduvvari", "މަޑުއްވަރި", 5.486192, 72.895907, "Maduvvaree"],
  ["LD1121", "R", "Inguraidhoo", "އިނގުރައިދޫ", 5.477065, 73.0368],
  ["LD0605", "R", "Meedhoo", "މީދޫ", 5.45818, 72.955034],
  ["LD0924", "R", "Fainu", "ފައިނު", 5.463451, 73.034583],
  ["LD0194", "R", "Kinolhas", "ކިނޮޅަސް", 5.448479, 73.029309],
  ["LD0059", "B", "Kudarikilu", "ކުޑަރިކިލު", 5.300395, 73.070884],
  ["LD0518", "B", "Kamadhoo", "ކަމަދޫ", 5.281931, 73.136912],
  ["LD0668", "B", "Kendhoo", "ކެންދޫ", 5.275379, 73.010167],
  ["LD0363", "B", "Kihaadhoo", "ކިހާދޫ", 5.215063, 73.125054],
  ["LD0348", "B", "Dhonfanu", "ދޮންފަނު", 5.187852, 73.122851],
  ["LD0844", "B", "Dharavandhoo", "ދަރަވަންދޫ", 5.15729, 73.131026],
  ["LD0637", "B", "Maalhos", "މާޅޮސް", 5.134612, 73.107887],
  ["LD0204", "B", "Eydhafushi", "އޭދަފުށި", 5.1026, 73.070641],
  ["LD0677", "B", "Thulhaadhoo", "ތުޅާދޫ", 5.021794, 72.841177],
  ["LD1000", "B", "Hithaadhoo", "ހިތާދޫ", 5.007197, 72.922974],
  ["LD0044", "B", "Fulhadhoo", "ފުޅަދޫ", 4.885299, 72.931942],
  ["LD0520", "B", "Fehendhoo", "ފެހެންދޫ", 4.880521, 72.973234],
  ["LD0931", "B", "Goidhoo", "ގޮއިދޫ", 4.873078, 72.998897],
  ["LD0340", "Lh", "Hinnavaru", "ހިންނަވަރު", 5.492583, 73.41135],
  ["LD0020", "Lh", "Naifaru", "ނައިފަރު", 5.444458, 73.365218],
  ["LD0510", "Lh", "Kurendhoo", "ކުރެންދޫ", 5.333846, 73.463678],
  ["LD0517", "Lh", "Olhuvelifushi", "އޮޅުވެލިފުށި", 5.278509, 73.606762],
  ["LD0665", "K", "Kaashidhoo", "ކާށިދޫ", 4.953421, 73.459594],
  ["LD0873", "K", "Gaafaru", "ގާފަރު", 4.736055, 73.499742],
  ["LD0894", "K", "Dhiffushi", "ދިއްފުށި", 4.442992, 73.714459],
  ["LD0745", "K", "Thulusdhoo", "ތުލުސްދޫ", 4.372974, 73.648045],
  ["LD0683", "K", "Huraa", "ހުރާ", 4.333408, 73.601749],
  ["LD1129", "K", "Himmafushi", "ހިންމަފުށި", 4.30802, 73.571118],
  ["LD0069", "K", "Maafushi", "މާފުށި", 3.940986, 73.48967],
  ["LD0577", "K", "Gulhi", "ގުޅި", 3.990683, 73.509039],
  ["LD0738", "K", "Guraidhoo", "ގުރައިދޫ", 3.900798, 73.46806],
  [
    "LD0442",
    "K",
    "Malé",
    "މާލެ",
    4.174223,
    73.509493,
    "Maale, Malé City, Henveiru, Galolhu, Maafannu, Machchangolhi",
  ],
  ["hulhumale", "K", "Hulhumalé", "ހުޅުމާލެ", 4.215278, 73.541667],
  ["villimale", "K", "Villimalé", "ވިލިމާލެ", 4.173611, 73.484722, "Vilimalé, Villingili, Vilingili"],
  ["LD0501", "AA", "Thoddoo", "ތޮއްޑޫ", 4.437216, 72.959634],
  ["LD0257", "AA", "Rasdhoo", "ރަސްދޫ", 4.263065, 72.99185],
  ["LD0916", "AA", "Ukulhas", "އުކުޅަސް", 4.215059, 72.864255],
  ["LD0474", "AA", "Bodufolhudhoo", "ބޮޑުފޮޅުދޫ", 4.185632, 72.773394],
  ["LD0132", "AA", "Mathiveri", "މަތިވެރި", 4.191863, 72.746255],
  ["LD0287", "AA", "Feridhoo", "ފެރިދޫ", 4.051064, 72.725628],
  ["LD0004", "AA", "Maalhos", "މާޅޮސް", 3.986338, 72.719436],
  ["LD0874", "AA", "Himandhoo", "ހިމަންދޫ", 3.920521, 72.744422],
  ["LD1023", "ADh", "Hangnaameedhoo", "ހަންޏާމީދޫ", 3.84924, 72.955264],
  ["LD0009", "ADh", "Omadhoo", "އޮމަދޫ", 3.791585, 72.962487],
  ["LD0545", "ADh", "Mahibadhoo", "މަހިބަދޫ", 3.757223, 72.969036],
  ["LD0771", "ADh", "Kunburudhoo", "ކުނބުރުދޫ", 3.775584, 72.925218],
  ["LD0273", "ADh", "Dhangethi", "ދަނގެތި", 3.607662, 72.95585],
  ["LD1047", "ADh", "Dhigurah", "ދިގުރަށް", 3.532666, 72.927331],
  ["LD0459", "ADh", "Dhidhdhoo", "ދިއްދޫ", 3.483652, 72.876718],
  ["LD0158", "ADh", "Maamigili", "މާމިގިލި", 3.474331, 72.836475],
  ["LD0513", "ADh", "Fenfushi", "ފެންފުށި", 3.489406, 72.783729],
  ["LD0168", "ADh", "Mandhoo", "މަންދޫ", 3.697795, 72.709563],
  ["LD0182", "V", "Fulidhoo", "ފުލިދޫ", 3.680529, 73.415684],
  ["LD1079", "V", "Thinadhoo", "ތިނަދޫ", 3.487657, 73.538421],
  ["LD0075", "V", "Felidhoo", "ފެލިދޫ", 3.471934, 73.54725],
  ["LD0260", "V", "Keyodhoo", "ކެޔޮދޫ", 3.462109, 73.549988],
  ["LD0420", "V", "Rakeedhoo", "ރަކީދޫ", 3.314892, 73.469842],
  ["LD0179", "M", "Dhiggaru", "ދިއްގަރު", 3.112004, 73.565307],
  ["LD1166", "M", "Maduvvari", "މަޑުއްވަރި", 3.105042, 73.573112],
  ["LD0786", "M", "Raimandhoo", "ރަތްމަންދޫ", 3.089759, 73.639076, "Raimmandhoo"],
  ["LD1167", "M", "Veyvah", "ވޭވަށް", 2.956217, 73.599979],
  ["LD0531", "M", "Mulah", "މުލައް", 2.946653, 73.584624],
  ["LD0446", "M", "Muli", "މުލި", 2.917956, 73.581207],
  ["LD0793", "M", "Naalaafushi", "ނާލާފުށި", 2.895117, 73.577385],
  ["LD0061", "M", "Kolhufushi", "ކޮޅުފުށި", 2.776881, 73.424548],
  ["LD0008", "F", "Feeali", "ފީއަލި", 3.269984, 73.001986],
  ["LD0606", "F", "Bileddhoo", "ބިލެތްދޫ", 3.11835, 72.98413],
  ["LD0085", "F", "Magoodhoo", "މަގޫދޫ", 3.078202, 72.963422],
  ["LD0970", "F", "Dharanboodhoo", "ދަރަނބޫދޫ", 3.062874, 72.925987, "Dharaboodhoo"],
  ["LD1158", "F", "Nilandhoo", "ނިލަންދޫ", 3.056928, 72.888991],
  ["LD1050", "Dh", "Meedhoo", "މީދޫ", 2.998105, 73.007406],
  ["LD0066", "Dh", "Bandidhoo", "ބަނޑިދޫ", 2.936599, 72.99037],
  ["LD0334", "Dh", "Rinbudhoo", "ރިނބުދޫ", 2.924485, 72.895411],
  ["LD0662", "Dh", "Hulhudheli", "ހުޅުދެލި", 2.858471, 72.846339],
  ["LD0209", "Dh", "Maaenboodhoo", "މާއެނބޫދޫ", 2.696011, 72.963294],
  ["LD0499", "Dh", "Kudahuvadhoo", "ކުޑަހުވަދޫ", 2.670701, 72.893018],
  ["LD0254", "Th", "Buruni", "ބުރުނި", 2.558971, 73.107029],
  ["LD0205", "Th", "Vilufushi", "ވިލުފުށި", 2.503258, 73.308554],
  ["LD0627", "Th", "Madifushi", "މަޑިފުށި", 2.356338, 73.354998],
  ["LD0200", "Th", "Dhiyamigili", "ދިޔަމިގިލި", 2.339681, 73.336843],
  ["LD1163", "Th", "Guraidhoo", "ގުރައިދޫ", 2.322844, 73.31756],
  ["LD0504", "Th", "Kandoodhoo", "ކަނޑޫދޫ", 2.320943, 72.916652],
  ["LD0859", "Th", "Vandhoo", "ވަންދޫ", 2.291681, 72.941928],
  ["LD0350", "Th", "Hirilandhoo", "ހިރިލަންދޫ", 2.272086, 72.93045],
  ["LD0427", "Th", "Gaadhiffushi", "ގާދިއްފުށި", 2.252527, 73.212765],
  ["LD0082", "Th", "Thimarafushi", "ތިމަރަފުށި", 2.208911, 73.148253],
  ["LD0694", "Th", "Veymandoo", "ވޭމަންޑޫ", 2.186919, 73.095099],
  ["LD0422", "Th", "Kinbidhoo", "ކިނބިދޫ", 2.168439, 73.066128],
  ["LD0783", "Th", "Omadhoo", "އޮމަދޫ", 2.167697, 73.023556],
  ["LD1070", "L", "Isdhoo", "އިސްދޫ", 2.122287, 73.576165],
  ["LD1049", "L", "Dhanbidhoo", "ދަނބިދޫ", 2.09718, 73.546102],
  ["LD1053", "L", "Maabaidhoo", "މާބައިދޫ", 2.025779, 73.532714],
  ["LD0102", "L", "Mundoo", "މުންޑޫ", 2.011359, 73.534426],
  ["LD0152", "L", "Gan", "ގަން", 1.927023, 73.54613],
  ["LD1473", "L", "Kalaidhoo", "ކަލައިދޫ", 2.114926, 73.560151],
  ["LD0938", "L", "Maavah", "މާވައް", 1.885649, 73.243495],
  ["LD1038", "L", "Fonadhoo", "ފޮނަދޫ", 1.831642, 73.499626],
  ["LD0484", "L", "Maamendhoo", "މާމެންދޫ", 1.817448, 73.389484],
  ["LD0265", "L", "Hithadhoo", "ހިތަދޫ", 1.797066, 73.388493],
  ["LD0323", "L", "Kunahandhoo", "ކުނަހަންދޫ", 1.782017, 73.368247],
  ["LD0743", "GA", "Kolamaafushi", "ކޮލަމާފުށި", 0.837793, 73.184379],
  ["LD0247", "GA", "Villingili", "ވިލިނގިލި", 0.756508, 73.435367, "Vilingili, Viligili"],
  ["LD1085", "GA", "Maamendhoo", "މާމެންދޫ", 0.714213, 73.439167],
  ["LD1091", "GA", "Nilandhoo", "ނިލަންދޫ", 0.636245, 73.446462],
  ["LD0766", "GA", "Dhaandhoo", "ދާންދޫ", 0.620922, 73.461255],
  ["LD0412", "GA", "Dhevvadhoo", "ދެއްވަދޫ", 0.557071, 73.242164],
  ["LD0435", "GA", "Kondey", "ކޮނޑޭ", 0.498752, 73.548789],
  ["LD1182", "GA", "Gemanafushi", "ގެމަނަފުށި", 0.442663, 73.568291],
  ["LD0856", "GA", "Kanduhulhudhoo", "ކަނޑުހުޅުދޫ", 0.351147, 73.539642],
  ["LD0717", "GDh", "Thinadhoo", "ތިނަދޫ", 0.532485, 72.997388],
  ["LD0557", "GDh", "Madaveli", "މަޑަވެލި", 0.458591, 72.998647],
  ["LD0851", "GDh", "Hoadedhdhoo", "ހޯނޑެއްދޫ", 0.444764, 73.003614, "Hoandedhdhoo"],
  ["LD0181", "GDh", "Nadellaa", "ނަޑެއްލާ", 0.293394, 73.040646],
  ["LD0887", "GDh", "Gadhdhoo", "ގައްދޫ", 0.290063, 73.457623],
  ["LD0630", "GDh", "Rathafandhoo", "ރަތަފަންދޫ", 0.252654, 73.104592],
  ["LD0195", "GDh", "Vaadhoo", "ވާދޫ", 0.22737, 73.273634],
  ["LD0470", "GDh", "Fiyoari", "ފިޔޯރީ", 0.221621, 73.136496, "Fiyoaree"],
  ["LD0572", "GDh", "Faresmaathoda", "ފަރެސްމާތޮޑާ", 0.201886, 73.184629, "Faresmaathodaa"],
  [
    "LD0726",
    "Gn",
    "Fuvahmulah",
    "ފުވައްމުލައް",
    -0.295699,
    73.424744,
    "Fuvammulah, Foammulah, Fuvahmulah City",
  ],
  ["LD0299", "S", "Hulhudhoo", "ހުޅުދޫ", -0.595907, 73.227632],
  ["LD1004", "S", "Hithadhoo", "ހިތަދޫ", -0.60851, 73.090006],
  ["LD0288", "S", "Maradhoo", "މަރަދޫ", -0.665548, 73.118838],
  ["LD0947", "S", "Feydhoo", "ފޭދޫ", -0.683144, 73.134419],
  ["LD0272", "S", "Meedhoo", "މީދޫ", -0.584309, 73.231041],
  ["LD0081", "S", "Maradhoofeydhoo", "މަރަދޫފޭދޫ", -0.67366, 73.125857, "Maradhoo-Feydhoo"],
];

/** All islands, atoll after atoll. */
export const ISLANDS: readonly InhabitedIsland[] = ISLAND_ROWS.map(
  ([code, atoll, name, name_dv, latitude, longitude, also]) => {
    return { code, atoll, name, name_dv, latitude, longitude, also: also ? wordList(also) : [] };
  },
);

const ISLAND_BY_CODE = new Map(ISLANDS.map((island) => [island.code, island]));
const ATOLL_BY_CODE = new Map(ATOLLS.map((atoll) => [atoll.code, atoll]));

/** The island of a code; undefined for an atoll's and for no place's code. */
export function islandByCode(code: string): InhabitedIsland | undefined {
  return ISLAND_BY_CODE.get(code);
}

/** The atoll of its own code, or of one of its islands; undefined for no place's code. */
export function atollOf(code: string): Atoll | undefined {
  return ATOLL_BY_CODE.get(islandByCode(code)?.atoll ?? code);
}

/** A place in the usual spelling: "S. Hithadhoo", "Addu (S)"; a code of no place as it is. */
export function nameOfPlace(code: string): string {
  const island = islandByCode(code);
  if (island) return `${island.atoll}. ${island.name}`;
  const atoll = atollOf(code);
  return atoll ? `${atoll.name} (${atoll.code})` : code;
}

/** Islands between which one goes to and fro in a day, with who says so. */
const WITHIN_A_DAY: readonly (readonly string[])[] = [
  // Bridge of September 2018 with buses (edition.mv/news/7073); a ferry of ten minutes to Villimalé.
  ["LD0442", "hulhumale", "villimale"],
  // Link road of Addu (avas.mv/en/76912).
  ["LD1004", "LD0288", "LD0081", "LD0947"],
  // Two halves of one island (atolltimes.mv/post/news/13987).
  ["LD0299", "LD0272"],
  // Haddhummathi link road (presidency.gov.mv/Press/Article/19639).
  ["LD0152", "LD1038"],
];

/** The other islands that one can go to each day from this one. */
export function neighboursOf(code: string): string[] {
  const group = WITHIN_A_DAY.find((codes) => codes.includes(code)) ?? [];
  return group.filter((other) => other !== code);
}

/** All islands by atoll, from north to south, those of an atoll by name: choices of a form. */
export function islandsByAtoll() {
  return ATOLLS.map(({ code }) => ({
    label: nameOfPlace(code),
    islands: ISLANDS.filter(({ atoll }) => atoll === code)
      .map((island) => ({ code: island.code, name: island.name }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
}
