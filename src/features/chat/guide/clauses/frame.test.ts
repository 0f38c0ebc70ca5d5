import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blankInstitution } from "../../../../../test/catalogue-source.ts";
import { buildLexicon } from "../reading/lexicon.ts";
import { wordsOf } from "../reading/message.ts";
import { partMessage } from "./clauses.ts";
import { type Frame, readFrame } from "./frame.ts";

const GROUPS = {
  "Business, Management and Administration": ["Business Administration"],
  "Accounting and Finance": ["Banking and Finance", "Accounting"],
  "Health and Welfare": ["Nursing and Midwifery"],
  "Aviation and Transport": ["Shipping and Navigation"],
  "Travel, Tourism and Hospitality": ["Culinary Arts"],
  Marketing: [],
  "Education and Teaching": ["Primary Teaching"],
  "Languages and Linguistics": ["English"],
};
const categories = Object.entries(GROUPS).flatMap(([name, parts], at) => {
  const parent = { id: at * 10 + 1, name };
  const within = parts.map((part, next) => ({ id: at * 10 + 2 + next, name: part, parent }));
  return [{ ...parent, parent: null }, ...within];
});
const LEXICON = buildLexicon({
  version: 1,
  institutions: [
    blankInstitution({ id: 1, name: "Hisaab Academy", places: ["K. Malé", "Lh. Naifaru"] }),
  ],
  categories,
});
const NOW = new Date("2026-11-26T00:00:00Z");

function read(message: string): Frame {
  const parts = partMessage(message).map((part) => wordsOf(part, LEXICON));
  return readFrame(parts, LEXICON, { now: NOW });
}

/** What is held true of every message that is put together of these parts. */
function holds(
  parts: readonly (readonly string[])[],
  check: (frame: Frame, message: string) => void,
) {
  const messages = fc.tuple(...parts.map((texts) => fc.constantFrom(...texts)));
  fc.assert(
    fc.property(messages, (texts) => {
      const message = texts.join(" ").trim();
      check(read(message), message);
    }),
    { numRuns: 300 },
  );
}

describe("what is refused, and what is not", () => {
  const NAMES = ["marketing", "nursing", "accounting", "culinary arts"];

  it("rules out a field that is refused", () => {
    const refusing = [
      "i want a diploma but not",
      "a degree, anything but",
      "i do not want",
      "i hate",
      "not interested in",
      "please do not show me",
      "i never want to study",
      "my parents push me but i refuse to do",
      "a diploma, never",
    ];
    holds([refusing, NAMES], ({ wishes: { slots } }, message) => {
      expect(slots.fields, message).toEqual([]);
      expect(slots.excluded.fields.length, message).toBe(1);
    });
  });

  it("rules out nothing that somebody has not done yet", () => {
    const lacking = [
      "i never did any",
      "i have never studied",
      "never learned",
      "i do not know anything about",
      "i know nothing about",
      "nobody in my family studied",
      "i did not study",
      "i have not worked in",
      "we never had",
    ];
    const wishing = ["", ". is there a course for a beginner", " but i want to start"];
    holds([lacking, NAMES, wishing], ({ wishes: { slots } }, message) => {
      expect(slots.excluded.fields, message).toEqual([]);
      expect(slots.excluded.words, message).toEqual([]);
    });
  });

  it("rules out nothing that somebody has never done, in whichever form its word is read", () => {
    const never = ["i swim good but never", "i have never", "never ever", "he has never really"];
    const done = ["cook", "cooked", "nursed", "drive", "sail"];
    holds([never, done, ["", ". a course in culinary arts"]], ({ wishes: { slots } }, message) => {
      expect(slots.excluded.fields, message).toEqual([]);
      expect(slots.excluded.words, message).toEqual([]);
    });
  });

  it("asks for a place by a question that is put in the negative", () => {
    const asking = [
      "nothing in",
      "is there nothing in",
      "there is nothing in",
      "isnt there anything in",
      "is there not any course in",
      "dont you have anything in",
      "dont they teach in",
      "cant i do it in",
      "why cant i study in",
      "no courses in",
      "no class at",
    ];
    holds([asking, ["naifaru?", "male?"]], ({ wishes: { slots } }, message) => {
      expect(slots.excluded.places, message).toEqual([]);
      expect(slots.places.length, message).toBe(1);
    });
  });

  it("keeps away from a place that is out of reach, and stays where nobody may be made to leave", () => {
    const away = [
      "male is far for me",
      "male is too far",
      "male is too far away for us",
      "male is not possible for me",
      "male is impossible",
      "i can not come to male",
      "there is no way i am going to male",
      "please do not make me go to male",
      "they will not send me to male",
    ];
    holds([away, ["", ". a marketing diploma"]], ({ wishes: { slots } }, message) => {
      expect(slots.places, message).not.toContain("K. Malé");
      expect(slots.excluded.places, message).toEqual(["K. Malé"]);
    });
    const staying = [
      "dont make me leave naifaru",
      "please do not make us move out of naifaru",
      "nothing that forces me to leave naifaru",
      "my mum will never let me leave naifaru",
      "im not a teacher or anything just a mum in naifaru",
      "not a manager only a clerk in naifaru",
    ];
    holds([["i want marketing. "], staying], ({ wishes: { slots } }, message) => {
      expect(slots.excluded.places, message).toEqual([]);
    });
  });

  it("rules out a way of teaching that is refused, and no other", () => {
    const refusing = [
      "not online",
      "never online",
      "i can not have online",
      "i can not do online",
      "no online please",
      "online is too hard for me",
      "online does not work for us",
      "anything but online",
      "my boss wont give me leave so no online",
    ];
    holds([["marketing. ", "a diploma in marketing, "], refusing], ({ wishes }, message) => {
      expect(wishes.slots.excluded.modalities, message).toEqual(["online"]);
      expect(wishes.slots.modalities, message).toEqual([]);
    });
    const told = ["i have never studied online", "i did not study online before"];
    holds([["marketing. "], told], ({ wishes }, message) => {
      expect(wishes.slots.excluded.modalities, message).toEqual([]);
    });
  });

  it("takes no level for ruled out that somebody does not have", () => {
    const lacking = [
      "i do not have a",
      "i never did a",
      "i have no",
      "nobody in my family has a",
      "i did not finish my",
    ];
    holds([["marketing. "], lacking, ["degree", "diploma"]], ({ wishes }, message) => {
      expect(wishes.slots.excluded.levels, message).toEqual([]);
      expect(wishes.held, message).toBeNull();
    });
  });
});

describe("alternatives", () => {
  const JOINTS = ["or", "or else", "if not", "or maybe", "or at least", "or even", "otherwise"];
  const MODES = [
    "at weekends",
    "weekends",
    "in the evenings",
    "at night",
    "part time",
    "after work",
  ];
  const OPENINGS = ["marketing", "a diploma in marketing", "anything in nursing", "any course"];

  it("looks for either where a way of teaching stands beside a time", () => {
    holds(
      [OPENINGS, MODES, JOINTS, ["online", "online classes", "from home"]],
      ({ wishes }, message) => {
        expect(wishes.slots.studyMode, message).not.toBeNull();
        expect(wishes.slots.orOnline, message).toBe(true);
        expect(wishes.slots.modalities, message).toEqual([]);
      },
    );
    holds([OPENINGS, ["online"], JOINTS, MODES], ({ wishes }, message) => {
      expect(wishes.slots.orOnline, message).toBe(true);
      expect(wishes.slots.modalities, message).toEqual([]);
    });
  });

  it("looks for either where a way of teaching stands beside a place", () => {
    holds(
      [OPENINGS, ["in naifaru", "in male"], JOINTS, ["online", "from home"]],
      ({ wishes }, message) => {
        expect(wishes.slots.places.slice(1), message).toEqual(["online"]);
        expect(wishes.slots.modalities, message).toEqual([]);
      },
    );
  });

  it("looks for both where nothing says that one will do", () => {
    holds(
      [OPENINGS, ["online at weekends", "online and in the evenings"]],
      ({ wishes }, message) => {
        expect(wishes.slots.orOnline, message).toBe(false);
        expect(wishes.slots.modalities, message).toEqual(["online"]);
      },
    );
  });

  it("takes no time that somebody does not have", () => {
    const lacking = ["i do not have", "we never have", "i can not have"];
    const times = ["weekends free", "evening classes", "nights"];
    holds([["nursing. "], lacking, times], ({ wishes }, message) => {
      expect(wishes.slots.studyMode, message).toBeNull();
    });
  });

  it("takes two times of which either will do for the hours beside work", () => {
    holds(
      [
        OPENINGS,
        ["evenings", "weekends", "part time"],
        ["or", "or maybe"],
        ["nights", "saturdays", "part time"],
      ],
      ({ wishes }, message) => {
        expect(["off-hours", "evening", "weekend", "part-time"], message).toContain(
          wishes.slots.studyMode,
        );
      },
    );
    expect(read("marketing, evenings or part time").wishes.slots.studyMode).toBe("off-hours");
    expect(read("part time or full time does not matter").wishes.slots.studyMode).toBeNull();
    expect(read("marketing full time or part time").wishes.slots.studyMode).toBeNull();
  });
});

describe("what is told of a person", () => {
  it("reads an age in the many ways in which it is said", () => {
    const ages: [string, number][] = [
      ["im 41", 41],
      ["i am 41 yrs", 41],
      ["41 yrs old", 41],
      ["41yrs", 41],
      ["41 years", 41],
      ["im a mother 41 yrs", 41],
      ["41 from naifaru", 41],
      ["41yo", 41],
      ["41 y/o", 41],
      ["my age is 41", 41],
      ["age 41", 41],
      ["i am forty one", 41],
      ["i am in my forties", 40],
      ["in my early forties", 40],
      ["im in my 40s", 40],
      ["i am over 40", 40],
      ["turning 18 next month", 17],
      ["im turning 18", 17],
      ["i will be 18 in march", 17],
      ["almost 18", 17],
      ["i am 41 years now", 41],
      ["i am 41 years with two kids", 41],
    ];
    const before = ["", "hi. ", "i work in a shop. "];
    const behind = ["", ". want to study marketing", ", can i still do nursing"];
    fc.assert(
      fc.property(
        fc.constantFrom(...before),
        fc.constantFrom(...ages),
        fc.constantFrom(...behind),
        (first, [text, age], last) => {
          const { have } = read(first + text + last).person;
          expect(have.age, first + text + last).toBe(age);
          expect(have.work, first + text + last).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("takes sums of money for no age", () => {
    holds(
      [
        ["my salary is 15", "my fee is 20"],
        [" thousand", "k", " lakh"],
      ],
      ({ person }, message) => {
        expect(person.have.age, message).toBeNull();
      },
    );
  });

  it("takes years of work for no age", () => {
    const work = [
      "i am a nurse for 20 years",
      "20 years in a bank",
      "i worked 20 years",
      "20 years of experience",
      "nurse 20 years",
      "i have been a cook for 20 years now",
      "20 yrs running a dhoni",
    ];
    holds([work, ["", ". what can i study"]], ({ person: { have } }, message) => {
      expect(have.age, message).toBeNull();
      expect(
        have.work.map(({ years }) => years),
        message,
      ).toEqual([20]);
    });
  });

  it("gives a qualification its own field, and work its own", () => {
    const studied = [
      "a bachelors in business",
      "a business degree",
      "a degree in business administration",
      "bachelor of business",
    ];
    const worked = ["6 years in a bank", "6 years of work in banking", "6 years at a bank"];
    const told = (message: string) => {
      const { levels, work } = read(message).person.have;
      expect(levels, message).toEqual([
        { level: 7, field: "Business, Management and Administration" },
      ]);
      expect(work, message).toEqual([{ years: 6, field: "Accounting and Finance" }]);
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...studied),
        fc.constantFrom(...worked),
        fc.constantFrom("and", "with", "plus", "and also", "and then"),
        fc.constantFrom("", "looking for an mba. ", "hi. "),
        (level, years, joint, before) => {
          told(`${before}i have ${level} ${joint} ${years}`);
          told(`${before}i have ${years} ${joint} ${level}`);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("knows what field work is in", () => {
    const TRANSPORT = "Aviation and Transport";
    const told: [string, string][] = [
      ["20 years running a dhoni", TRANSPORT],
      ["i run a dhoni 20 years", TRANSPORT],
      ["i have worked on a dhoni for 20 years", TRANSPORT],
      ["i am a nurse for 20 years", "Health and Welfare"],
      ["i am a nurse. 20 years now", "Health and Welfare"],
      ["i work as an accountant, 20 years now", "Accounting and Finance"],
    ];
    for (const [message, field] of told)
      expect(read(message).person.have.work, message).toEqual([{ years: 20, field }]);
  });

  it("takes A levels that were not done for none, and for no field", () => {
    const lacking = [
      "no a levels",
      "i have no a levels",
      "i didnt do a levels",
      "i never did my a levels",
      "i do not have a level",
      "without a levels",
      "i did not finish a levels",
      "i never went for a levels",
    ];
    const before = ["", "27 yrs old, ", "i work in a shop. "];
    const behind = ["", ". a diploma in marketing", " but i have 5 o level passes"];
    holds([before, lacking, behind], ({ person, wishes }, message) => {
      expect(person.unnamed.a_level, message).toBe(0);
      expect(person.have.school ?? 10, message).toBe(10);
      expect(wishes.slots.excluded.fields, message).toEqual([]);
    });
  });
});

describe("words that say another thing", () => {
  it("takes time away from work, and a wish for later, for no length of a course", () => {
    const told = [
      "they wont give me 3 months leave",
      "i can only get 3 months off",
      "my boss gives 3 months of leave",
      "i cant be away for 3 months",
      "i can not leave work for 3 months",
      "3 months notice",
      "i have 3 months probation left",
      "i want to be a manager one day",
    ];
    holds([["marketing. "], told], ({ wishes: { slots } }, message) => {
      expect(slots.months, message).toBeNull();
    });
    expect(read("marketing, at most 3 months").wishes.slots.months).toBe(3);
  });

  it("takes those who teach, where they are asked about, for no field", () => {
    const asking = [
      "who are the lecturers",
      "which college has the best lecturers",
      "do you have qualified instructors",
      "do they have foreign teachers",
    ];
    holds([asking], ({ wishes, about }, message) => {
      expect([...wishes.slots.fields, ...wishes.slots.careers], message).toEqual([]);
      expect([...about.slots.fields, ...about.slots.careers], message).toEqual([]);
    });
  });

  it("takes a month in which something happens to somebody for no intake", () => {
    const told = [
      "im turning 18 in march",
      "i finished o levels in june",
      "getting married in may",
    ];
    holds([["marketing. "], told], ({ wishes: { slots } }, message) => {
      expect(slots.intake, message).toBeNull();
    });
    expect(read("marketing starting in march").wishes.slots.intake).toBe("March");
  });
});
