import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildTextIndex } from "../../../test/plain-index.ts";
import { editsForgiven } from "./typos.ts";

const WEIGHTS = [100, 45, 35, 12];

/** Names found for a query, best first; each document is a name, or a name and further texts. */
function search(documents: readonly (string | string[])[], query: string): string[] {
  const texts = documents.map((document) => [document].flat());
  const match = buildTextIndex(texts, WEIGHTS).search(query);
  return Array.from(match?.documents ?? [], (number) => texts[number]![0]!);
}

const correctionOf = (documents: readonly string[], query: string) =>
  buildTextIndex(
    documents.map((name) => [name]),
    WEIGHTS,
  ).search(query)?.correction;

describe("small words", () => {
  it.each(["for the cou", "of and fro", "cource", "with cour"])(
    "alone find nothing that lacks them, after whatever was asked before: %j",
    (query) => {
      const index = buildTextIndex([["Nursing"], ["Marine Law"], ["Nursing and Law"]], [100]);
      expect(index.search("nursing")?.documents).toHaveLength(2);
      expect(index.search(query)).toEqual({ documents: new Uint32Array(0), correction: null });
    },
  );
});

describe("a word that one document holds", () => {
  it("is corrected to one whose other forms many hold", () => {
    const plans = ["Plan", "Plans at Sea", "Plans of Reefs", "City Plans", "House Plans"];
    const names = ["Plain Cooking", ...plans];
    expect(correctionOf(names, "plain ")).toEqual({ typed: "plain", used: "plan" });
  });
});

describe("what matches", () => {
  it.each([
    ["male", "Malé College"],
    ["SHARIAH", "Shari'ah and Law"],
    ["shari’ah law", "Shariáh & Law"],
    ["qur an reading", "Qur'an Reading for Adults"],
    ["ath and tajweed", "Diploma in Qira’ath and Tajweed"],
    ["b.sc", "BSc Computing"],
    ["bsc", "B.Sc Computing"],
    ["b sc computing", "BSc. Computing"],
    ["ecommerce", "Diploma in E Commerce"],
    ["e-commerce", "Ecommerce"],
    ["e commerce", "Diploma in E-Commerce"],
    ["health care", "Healthcare Management"],
    ["m b a", "MBA"],
    ["f&b", "F&B Service"],
    ["c++", "C++ for beginners"],
    ["study", "Islamic Studies"],
    ["businesses", "Business"],
    ["certificate 3", "Certificate III in Nursing"],
    ["certificate iii", "Certificate 3 in Nursing"],
    ["management tour", "Tourism and Management"],
    ["\u200fnurs\u200bing\u200e", "Nursing"],
    ["nursing courses", "Diploma in Nursing"],
    ["nursing of the", "Diploma in Nursing"],
    ["of", "Art of War"],
    ["art o", "Art of War"],
    ["art of t", "Art of the Sea"],
    ["certificate i", "Certificate II in Nursing"],
    ["certificate i", "Certificate III in Nursing"],
    ["certificate i", "Certificate IV in Nursing"],
    ["short cour", "Short Course in Sewing"],
    ["nursing cour", "Diploma in Nursing"],
    ["nursing wit", "Diploma in Nursing"],
  ])("finds by %j the name %j", (query, name) => {
    expect(search([name, "Something else entirely"], query)).toEqual([name]);
  });

  it.each([
    ["certificate ii ", "Certificate III"],
    ["certificate ii", "Certificate III"],
    ["level 1", "Level 10"],
    ["nursing cour ", "Diploma in Nursing"],
    ["nursing tou", "Diploma in Nursing"],
    ["tour ", "Tourism"],
    ["tour law", "Tourism Law"],
    ["nursing law", "Nursing"],
    ["law", "Lwa"],
  ])("does not find by %j the name %j", (query, name) => {
    expect(search([name], query)).toEqual([]);
  });

  it.each([
    ["it", "Information Technology"],
    ["IT diploma", "Diploma in Information and Communication Technology"],
    ["information technology", "Diploma in IT"],
    ["hr", "Human Resource Management"],
    ["human resources", "HRM"],
    ["BBA", "Bachelor of Business Administration"],
    ["bachelor of business administration", "BBA (Hons)"],
    ["m.b.a", "Master of Business Administration"],
    ["acca", "Association of Chartered Certified Accountants"],
    ["teacher", "Education"],
    ["nurse", "Nursing"],
    ["legal", "Law"],
    ["quran", "ޤުރުއާން"],
    ["qur'an", "ޤުރުއާން"],
    ["ދީން", "Islamic Studies"],
    ["އަރަބި", "Arabic"],
    ["ދިވެހި", "Divehi Language"],
    ["degree in it", "Bachelor of Information Technology"],
    ["b ed", "Bachelor of Education"],
    ["b com", "Bachelor of Commerce"],
    ["bcom", "Bachelor of Business"],
    ["weekend", "Saturday class"],
    ["ނަރުހުން", "Diploma in Nursing"],
    ["ނަރުސް", "Bachelor of Nursing"],
    ["ނަރުސް", "Nurse aide"],
    ["ޓީޗަރު", "Primary Education"],
    ["އައިޓީ", "Information Technology"],
    ["އައި.ޓީ", "Software"],
    ["ޑިޕްލޮމާ ވިޔަފާރި", "Diploma in Business"],
    ["ނަރުހުން ކޯސް", "Diploma in Nursing"],
    ["ރިސޯޓް", "Hospitality"],
    ["ރިސޯޓް", "Resort Operations"],
    ["ސައިންސް", "Marine Science"],
    ["nursing", "ނަރުހުން"],
    ["koran", "ކީރިތި ޤުރުއާން"],
    ["ގުރުއާން", "ކީރިތި ޤުރުއާން"],
    ["ނަރުހު", "Diploma in Nursing"],
    ["އެކައުން", "Accountancy"],
  ])("finds by %j the synonym %j", (query, name) => {
    expect(search([name], query)).toEqual([name]);
  });

  it("takes no whole Dhivehi word for a begun one", () => {
    expect(search(["Diploma in Nursing"], "ނަރު ")).toEqual([]);
  });

  it("needs the words of a synonym side by side", () => {
    expect(search(["Information Systems for Food Technology"], "it")).toEqual([]);
  });

  it("does not take the pronoun for the acronym", () => {
    expect(search([["Painting", "Learn how it is done"]], "it")).toEqual([]);
  });

  it("hears Dhivehi across the scripts", () => {
    expect(search(["ހިތަދޫ ކޮލެޖު"], "hithadhoo")).toHaveLength(1);
    expect(search(["Fuvahmulah Campus"], "ފުވައްމުލައް")).toHaveLength(1);
    expect(search(["Hitadu Campus"], "hithadhoo ")).toEqual([]);
  });

  it("needs every word, each in any text", () => {
    const documents = [
      ["Nursing", "Villa College"],
      ["Law", "Villa College"],
    ];
    expect(search(documents, "villa nursing")).toEqual(["Nursing"]);
  });
});

describe("order", () => {
  it("puts the exact name first", () => {
    const names = ["Bachelor in Arts", "Bachelor of Arts (Honours)", "Arts", "Bachelor of Arts"];
    expect(search(names, "bachelor of arts")[0]).toBe("Bachelor of Arts");
    expect(search(["Business Study", "Business Studies"], "business studies")[0]).toBe(
      "Business Studies",
    );
  });

  it("follows the weight of the texts", () => {
    const documents = [
      ["Fourth", "", "", "Law"],
      ["Third", "", "Law"],
      ["Second", "Law"],
      ["Law for all of them"],
    ];
    expect(search(documents, "law")).toEqual(["Law for all of them", "Second", "Third", "Fourth"]);
  });

  it("goes from the word itself over its plural and its synonym to its beginning", () => {
    const names = ["Accountability", "Accounting Law", "Account and Law", "Accounts Law"];
    expect(search(names, "account")).toEqual([
      "Account and Law",
      "Accounts Law",
      "Accounting Law",
      "Accountability",
    ]);
  });

  it("puts what a begun word says before a small word that it may become", () => {
    const names = ["Certificate in Law", "Certificate of Innovation and Law", "Certificate IV"];
    expect(search(names, "certificate i")).toEqual([names[2], names[1], names[0]]);
  });

  it("prefers words side by side, then the shorter name, then the earlier document", () => {
    const names = [
      "Law of Marine Trade",
      "Marine and Port Law",
      "Marine Law of Trade",
      "Marine Law",
    ];
    expect(search(names, "marine law")).toEqual([
      "Marine Law",
      "Marine Law of Trade",
      "Law of Marine Trade",
      "Marine and Port Law",
    ]);
    const index = buildTextIndex([["Law"], ["Law"]], WEIGHTS);
    expect(index.search("law")?.documents).toEqual(Uint32Array.of(0, 1));
  });
});

describe("correction", () => {
  const names = ["Nursing", "Business Management", "Hospitality", "Accountancy", "BSc Computing"];

  it.each([
    ["nursng", "nursing", "Nursing"],
    ["Busines Managment", "Business Management", "Business Management"],
    ["HOSPITALTY", "HOSPITALITY", "Hospitality"],
    ["acountancy", "accountancy", "Accountancy"],
    ["b.sc computign", "b.sc computing", "BSc Computing"],
    ["the  ursing", "the nursing", "Nursing"],
    ["businessmanagement", "business management", "Business Management"],
  ])("reads %j as %j", (typed, used, name) => {
    expect(search(names, typed)[0]).toBe(name);
    expect(correctionOf(names, typed)).toEqual({ typed: typed.replace(/\s+/g, " "), used });
  });

  it.each([
    ["bachler", "bachelor"],
    ["resouse", "resource"],
    ["bueaty", "beauty"],
    ["enginneeing", "engineering"],
  ])("reads %j of people, two edits away, as %j", (typed, used) => {
    const names = [
      "Bachelor of Arts",
      "Human Resources",
      "Human Resource",
      "Beauty",
      "Engineering",
    ];
    expect(correctionOf(names, `${typed} `)?.used).toBe(used);
    expect(correctionOf(names, typed)?.used).toBe(used);
  });

  it("takes no two edits where one leads somewhere, or in a short word", () => {
    const many = [...Array<string>(90).fill("Boarding"), "Bordeing"];
    expect(correctionOf(many, "bordeng ")?.used).toBe("bordeing");
    expect(correctionOf(["Hotel"], "hetol ")).toBeNull();
  });

  it.each(["nursing", "nurs", "busin", "xyzzy", "law"])("leaves %j as it is", (typed) => {
    expect(correctionOf(names, typed)).toBeNull();
  });

  it("leaves a begun word that something holds, small or not", () => {
    const tours = Array.from({ length: 40 }, (_, at) => `Short Tour ${at}`);
    const names = [...tours, "Shorthand", "Short Courtesy", "Short Course in Sewing"];
    expect(correctionOf(names, "short cour")).toBeNull();
    expect(search(names, "short cour").slice(0, 2)).toEqual(names.slice(-2));
    expect(correctionOf([...tours, "Port Tolls"], "short tol")).toBeNull();
    expect(correctionOf(tours, "short tuor")?.used).toBe("short tour");
  });

  it("takes a begun small word for one, and corrects the others", () => {
    const names = [...Array<string>(9).fill("Nursing"), "Nursing and Courage"];
    expect(correctionOf(names, "nursng cours")).toEqual({
      typed: "nursng cours",
      used: "nursing cours",
    });
    expect(search(names, "nursing cour")).toEqual([names[9], ...names.slice(0, 9)]);
    expect(correctionOf(names, "nursing cour")).toBeNull();
  });

  it("leaves a word that several documents have", () => {
    const farms = ["Farm A", "Farm B", "Farm C", ...Array<string>(50).fill("Form")];
    expect(correctionOf(farms, "farm ")).toBeNull();
    expect(search(farms, "farm ")).toHaveLength(3);
  });

  it("leaves a word that people have another word for, whatever resembles it", () => {
    const tables = ["Flying", ...Array<string>(20).fill("Pivot tables")];
    expect(search(tables, "pilot")).toEqual(["Flying"]);
    expect(correctionOf(tables, "pilot")).toBeNull();
    expect(correctionOf(tables.slice(1), "pilot")).toBeNull();
  });

  it("leaves a rare word that is right beside one that is not", () => {
    const schools = ["Zaha Bachelor", ...Array<string>(9).fill("Zaba Bachelor")];
    expect(correctionOf(schools, "zaha bacehlor")?.used).toBe("zaha bachelor");
  });

  it("takes a word that exists for a slip only where nothing else helps", () => {
    const rest = ["Desin", "Desin", "Desin"];
    const designs = (count: number) => [...rest, ...Array<string>(count).fill("Design Science")];
    expect(correctionOf(designs(200), "desin science")?.used).toBe("design science");
    expect(correctionOf(designs(100), "desin science")).toBeNull();
    expect(correctionOf(designs(200), "desin")).toBeNull();
  });

  it("believes in one slip rather than two, and in the first letter", () => {
    const times = (count: number, name: string) => Array<string>(count).fill(name);
    const near = ["Korideng Art", ...times(300, "Kovedeng Art")];
    expect(correctionOf(near, "koredeng art ")?.used).toBe("kovedeng art");
    expect(correctionOf(["Komideng", ...times(300, "Kovedeng")], "korideng ")?.used).toBe(
      "komideng",
    );
    const first = [...times(3, "Vapint"), ...times(6, "Popint")];
    expect(correctionOf(first, "vopint ")?.used).toBe("vapint");
  });

  it.each([
    ["engn", "engin", "engineering"],
    ["diasb", "disab", "disability"],
    ["thjor", "theor", "theory"],
    ["law thjor", "law theor", "law theory"],
  ])("goes on from the beginning that a slip hides: %s", (typed, meant, used) => {
    const names = [
      "Engineering",
      "Engines at Sea",
      "Disability Care",
      "Theory of Law",
      "Theory",
      "Theories",
    ];
    const documents = [...names, ...names, "Law", "English", "Theatre"].map((name) => [name]);
    const index = buildTextIndex(documents, WEIGHTS);
    const found = index.search(typed);
    expect(found?.documents).toEqual(index.search(meant)?.documents);
    expect(found?.correction).toEqual({ typed, used });
    // Of a whole word it is none.
    expect(index.search(`${typed} `)?.correction?.used).not.toBe(used);
  });

  it("believes in letters left out or swapped rather than in wrong ones", () => {
    const times = (count: number, name: string) => Array<string>(count).fill(name);
    const left = [...times(5, "Gedatan"), ...times(9, "Gedan")];
    expect(correctionOf(left, "gedaan ")?.used).toBe("gedatan");
    const swapped = [...times(5, "Lorol"), ...times(9, "Loro"), ...times(9, "Lorlu")];
    expect(correctionOf(swapped, "lorlo ")?.used).toBe("lorol");
    expect(correctionOf([...left, ...times(50, "Gedan")], "gedaan ")?.used).toBe("gedan");
  });

  it("counts the name of an institution as one name, however many courses it has", () => {
    const courses = Array.from({ length: 40 }, () => ["Art", "Nate College"]);
    const index = (names: number) =>
      buildTextIndex([...courses, ...Array<string[]>(names).fill(["Natal Law"])], WEIGHTS);
    expect(index(5).search("natl ")?.correction?.used).toBe("natal");
    expect(index(0).search("natl ")?.correction?.used).toBe("nate");
  });

  it("keeps what was found as typed in front", () => {
    const many = ["Managment", ...Array<string>(20).fill("Management")];
    expect(search(many, "managment")).toEqual(many);
    expect(correctionOf(many, "managment")?.used).toBe("management");
    expect(correctionOf(many.slice(0, 4), "managment")).toBeNull();
  });
});

describe("synonyms that are added", () => {
  const documents = [
    ["Island Skipper Course", "", "Sea craft"],
    ["Coxswain Training", "Marine School"],
    ["Boat Handling", "Small craft, deck work"],
    ["Bachelor of Nursing"],
    ["ކެޔޮޅު ތަމްރީން"],
  ];
  const finder = (...synonyms: string[][]) => {
    const index = buildTextIndex(documents, WEIGHTS, synonyms);
    return (query: string) =>
      Array.from(index.search(query)?.documents ?? [], (at) => documents[at]![0]!).sort();
  };

  it("are words and phrases in any script", () => {
    expect(finder()("coxswain ")).toEqual(["Coxswain Training"]);
    const group = ["coxswain", "skippers", "ކެޔޮޅު", "boat handling", "deck work"];
    const found = finder(group, ["…"]);
    const all = ["Boat Handling", "Coxswain Training", "Island Skipper Course", "ކެޔޮޅު ތަމްރީން"];
    for (const query of ["coxswain ", "skipper ", "ކެޔޮޅު ", "boat handling ", "deck work "]) {
      expect(found(query), query).toEqual(all);
    }
    expect(found("small craft coxswain ")).toEqual(["Boat Handling"]);
    expect(found("coxswain training ")).toEqual(["Coxswain Training"]);
    expect(found("nurse ")).toEqual(["Bachelor of Nursing"]);
  });

  it("are found by a phrase of which no text has every word", () => {
    expect(finder(["nursing", "bedside care"])("bedside care ")).toEqual(["Bachelor of Nursing"]);
  });
});

describe("awkward input", () => {
  const index = buildTextIndex([["Nursing"], [""], ["Law"]], WEIGHTS);

  it.each(["", "   ", "?!…", "🎓🎓", "\u200f\u200e", "(.*)[", "\\", "'", "&"])(
    "survives %j",
    (query) => {
      expect(index.search(query)?.documents.length ?? 0).toBe(0);
    },
  );

  it("has no answer where there is no word", () => {
    for (const query of ["", "🎓", ". - _"]) expect(index.search(query)).toBeNull();
  });

  it("takes very long and very many words", () => {
    expect(index.search("x".repeat(10_000))?.documents).toHaveLength(0);
    expect(index.search("nursing ".repeat(2_000))?.documents).toHaveLength(1);
    expect(index.search("a-".repeat(5_000))).not.toBeNull();
  });

  it("takes anything", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (query) => {
        index.search(query);
        expect(index.search("law")?.documents).toEqual(Uint32Array.of(2));
      }),
    );
  });

  it("searches nothing", () => {
    expect(buildTextIndex([], WEIGHTS).search("law")?.documents).toHaveLength(0);
  });
});

describe("against a plain scan", () => {
  const word = fc.string({ unit: fc.constantFrom("k", "m", "u"), minLength: 2, maxLength: 9 });
  const text = fc.array(word, { maxLength: 4 });
  const documents = fc.array(fc.tuple(text, text), { maxLength: 25 });
  const query = fc.array(word, { minLength: 1, maxLength: 3 });

  /** Whether each query word, or it and a neighbour written together, is in the document. */
  const holds = (words: string[], typed: string[], unfinished: boolean) => {
    const satisfied = typed.map(() => false);
    typed.forEach((part, at) => {
      for (const to of [at + 1, at + 2]) {
        if (to > typed.length) continue;
        const whole = to === at + 1 ? part : part + typed[at + 1]!;
        const begins = unfinished && to === typed.length;
        if (!words.some((other) => (begins ? other.startsWith(whole) : other === whole))) continue;
        satisfied.fill(true, at, to);
      }
    });
    return satisfied.every(Boolean);
  };

  const plainly = (all: [string[], string[]][], typed: string[], unfinished: boolean) =>
    all.flatMap((texts, number) => (holds(texts.flat(), typed, unfinished) ? [number] : []));

  const indexOf = (all: [string[], string[]][]) =>
    buildTextIndex(
      all.map((texts) => texts.map((words) => words.join(" "))),
      [2, 1],
    );

  it("finds the same documents, those of a correction behind them", () => {
    fc.assert(
      fc.property(documents, query, fc.boolean(), (all, typed, unfinished) => {
        const match = indexOf(all).search(typed.join(" ") + (unfinished ? "" : " "))!;
        const expected = plainly(all, typed, unfinished);
        const literal = Array.from(match.documents.slice(0, expected.length));
        expect(literal.sort((a, b) => a - b)).toEqual(expected);
        if (match.correction === null) expect(match.documents).toHaveLength(expected.length);
        else expect(match.documents.length).toBeGreaterThan(expected.length);
        expect(new Set(match.documents).size).toBe(match.documents.length);
      }),
      { numRuns: 500 },
    );
  });

  it("corrects only to words of the data, and only words that may hold a slip", () => {
    fc.assert(
      fc.property(documents, query, (all, typed) => {
        const { correction } = indexOf(all).search(`${typed.join(" ")} `)!;
        if (correction === null) return;
        const known = new Set(all.flat(2));
        const used = correction.used.split(" ");
        expect(used.every((part) => known.has(part) || typed.includes(part))).toBe(true);
        expect(typed.some((part) => editsForgiven(part) > 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same answer every time", () => {
    fc.assert(
      fc.property(documents, query, query, (all, typed, other) => {
        const index = indexOf(all);
        const first = index.search(typed.join(" "));
        index.search(other.join(" "));
        expect(index.search(typed.join(" "))).toEqual(first);
        expect(indexOf(all).search(typed.join(" "))).toEqual(first);
      }),
    );
  });
});
