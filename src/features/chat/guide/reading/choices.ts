import type { DeliveryModality } from "#catalogue/course.ts";
import { MONTH_NAMES } from "#catalogue/dates.ts";
import type { Slots } from "../../answer.ts";
import { phrase, phrases, type Reader } from "./message.ts";
import { isRuledOut } from "./negation.ts";

const MODALITIES = phrases<DeliveryModality>({
  blended:
    "blended(?: learning| courses?| mode)?|hybrid|mixed mode|mix(?:ed)? of online and (?:class(?:room)?|face to face|in person)|(?:partly|half|some(?:times)?) online|a bit of both",
  online:
    "online(?:s|ly)?|on line|distance(?: learning| education)?|remote(?:ly)?|from (?:my |our )?(?:home|house|own island)|at home|over the internet|via internet|virtual(?:ly)?|zoom",
  f2f: "face to face|in person|in class(?:room)?s?|class ?room|physical(?:ly)?(?: class(?:es)?)?|on campus|in a class ?room|on site|onsite|real class(?:room|es)?",
});

/** Of two things that this stands between, or before the second of which it stands, one will do. */
const JOINT = "(?:or|otherwise|if not)";
const BEFORE_EITHER = new RegExp(
  `(?:^| )${JOINT}(?: (?:else|maybe|even|also|at|least|just|the))*$`,
);
const BEHIND_EITHER = new RegExp(`^(?:courses |classes )?${JOINT} `);
const WORDS_BESIDE = 4;

/** How a course may be taught; whether being online is an alternative to something else. */
export function readModalities(reader: Reader) {
  const wanted: DeliveryModality[] = [];
  const excluded: DeliveryModality[] = [];
  let isEither = false;
  for (const [modality, pattern] of MODALITIES) {
    for (const found of reader.takeAll(pattern)) {
      (isRuledOut(reader, found, "manner") ? excluded : wanted).push(modality);
      const behind = reader.words.slice(found.to, found.to + WORDS_BESIDE).join(" ");
      isEither ||= BEFORE_EITHER.test(reader.before(found, WORDS_BESIDE).join(" "));
      isEither ||= BEHIND_EITHER.test(behind);
    }
  }
  const isOnline = wanted.length > 0 && wanted.every((modality) => modality === "online");
  return {
    wanted: [...new Set(wanted)],
    excluded: [...new Set(excluded)],
    isEither: isEither && isOnline,
  };
}

const STUDY_MODES = phrases<NonNullable<Slots["studyMode"]>>({
  weekend:
    "weekends?(?: classes| courses?| only)?|week ends?|(?:(?:only|on|free|every) )*(?:fridays?|saturdays?)(?: (?:and|or|n))?(?: saturdays?)?(?: (?:only|holidays?|free|off|classes))*",
  evening:
    "(?:(?:only|free|in the|in|at) )*(?:evenings?(?: classes| courses?)?|(?<!(?:till|until|to|all|last|every|each|whole|late|wedding|one|day|of) )(?:night ?times?|nights?(?: time| classes| school| courses?)?))(?: (?:only|free))?|(?:only )?after (?:work|office|duty|job|isha|isha prayer|school|[4-9]|1[6-9]|[4-9] ?pm|[4-9] o clock|(?:four|five|six|seven|eight|nine))(?: (?:pm|hours?|time|o clock|in the evening|at night))*|by day i (?:am )?work(?:ing)?|(?:work(?:s|ing)?|job|busy|duty|shop|office) (?:\\p{L}+ ){0,3}(?:by day|in the day|day ?time|during the day|all day|whole day|full day|in the mornings?|till evening|until evening)",
  "part-time": "part times?|part time (?:basis|study|courses?)|own pace",
  "off-hours":
    "while (?:i (?:am )?)?(?:still )?work(?:ing)?|without (?:leaving|quitting|resigning|giving up|losing)(?: from)? (?:my |the )?(?:job|work|post|duty|salary)|keep(?:ing)? my (?:job|work)|(?:beside|besides|alongside|along with|together with|with) my (?:job|work|duty)",
  "full-time": "full times?(?: courses?| study| basis)?",
});

/** Who works at these hours has no time then. */
const ON_DUTY = phrase(
  "(?:work|working|works|duty|shift)(?: (?:at|in|on|the|every))* (?:(?:nights?|evenings?|weekends?|fridays?)(?: (?:shift|duty))?|\\p{L}+days? (?:to|till|until) \\p{L}+days?)|(?:night|evening|friday) (?:duty|shifts?|job)|(?:teach|work|job|employ)\\p{L}*(?: (?:as|a|the|in|at|is))* full times?|(?:tired|sick|bored) of nights?|(?:bad|slow|weak|worse|tired|busy|down) (?:at|in the|every|during) (?:nights?|evenings?)",
);

const EITHER = / or /;
const ANY_MODE = phrase("full time or part(?: time)?|part time or full(?: time)?");

/** How the weeks are filled; the first that fits of weekend, evening, part-time, full-time. */
export function readStudyMode(reader: Reader): Slots["studyMode"] {
  const modes = new Set<Slots["studyMode"]>();
  reader.takeAll(ON_DUTY);
  if (reader.takeAll(ANY_MODE).length > 0) return null;
  for (const [value, pattern] of STUDY_MODES) {
    for (const found of reader.takeAll(pattern)) {
      if (!isRuledOut(reader, found, "manner")) modes.add(value);
      else if (value === "full-time") modes.add("part-time");
    }
  }
  const isEither = modes.size > 1 && reader.has(EITHER);
  if (isEither || (modes.has("weekend") && modes.has("evening"))) return "off-hours";
  return [...modes][0] ?? null;
}

const LOCAL = phrase(
  "local(?:ly)?(?: (?:awarded|recognised|award(?:ing)?|degrees?|qualifications?|universit(?:y|ies)|colleges?|institut(?:e|ion)s?|bod(?:y|ies)|awarding body))*|awarded (?:locally|in maldives|in the maldives|by a local (?:university|college|body))|maldivian (?:awarding body|qualifications?|degrees?|award)",
);
const FOREIGN = phrase(
  "(?:awarded by )?(?:an? )?(?:international(?:ly)?|foreign|overseas|abroad|uk|british|australian|malaysian)(?: (?:awarded|recognised|award(?:ing)?|degrees?|qualifications?|universit(?:y|ies)|colleges?|bod(?:y|ies)|awarding body|diplomas?|certificates?|certified|partner))*|from abroad|awarded abroad",
);

/** Who gives the qualification. */
export function readAwarding(reader: Reader): Slots["awarding"] {
  const local = reader.take(LOCAL);
  const foreign = reader.take(FOREIGN);
  if (local && foreign) return isRuledOut(reader, foreign) ? "local" : null;
  if (local) return isRuledOut(reader, local) ? "international" : "local";
  if (foreign) return isRuledOut(reader, foreign) ? "local" : "international";
  return null;
}

/** "Free" of who asks for no fee, not of who has time. */
export const FREE =
  "(?<!(?:i am|am|pm|be|being|time|get|days?|only|work|have|weekends?|nights?|evenings?|fridays?|when|feel|set) )free(?! (?:time|times|day|days|after|at|on|in|from|only|evenings?|nights?|weekends?|fridays?|diving|dive|lance|to|hours?))";

const SCHEME = phrase(
  `(?:(?:with|under|in|on|by|for|through|via|has|have|having|eligible for|covered by|part of|included in|get|give|gives|offer|offers) )*(?:(?:the|a) )?(?:(?:maldives |maldivian )?(?:government|gov) )?(?:first degree|free degree|degree|bachelors? degree)(?: grant| loan)? schemes?|(?:with |under |by |through )?(?:the )?government (?:scheme|grants?|loans?|pays?|paid|funded|funding|covers?|money|support|scholarships?|sponsor(?:ed|ship)?|aid)(?: scheme| for it| programme)?|(?:grant|loan|gfds)(?:s)?(?: scheme)?|free (?:bachelors? )?(?:degrees?|education|tuition|university)|(?:fully |government )?funded|scholarships?|(?:under |in |with |the )*scheme|(?:for|totally|completely|is it|are) free|free of (?:cost|charge)|${FREE}`,
);
const FREE_DEGREE = phrase(
  "free (?:bachelors? )?degrees?|first degree schemes?|degree (?:grant )?schemes?",
);

/** Whether the First Degree Scheme is asked for; words of a degree within it also name the level. */
export function readScheme(reader: Reader): boolean | null {
  const namesDegree = reader.has(FREE_DEGREE);
  const found = reader.take(SCHEME);
  if (!found) return null;
  if (namesDegree) reader.takeAll(SCHEME);
  return !isRuledOut(reader, found);
}

const MONTH_WORDS = MONTH_NAMES.filter((month) => month !== "May")
  .join("|")
  .toLowerCase();
const MONTH = phrase(
  `(?:(?:start(?:s|ing)?|begin(?:s|ning)?|commenc(?:es|ing)|join|enrol|intakes?|apply|in|on|from|by|for|this|next|coming|the|around|mid|early|late|classes) )*(${MONTH_WORDS})(?: (?:intakes?|batch|semester|start|term|20\\d\\d))*`,
);
const STARTING_MONTH = phrase(
  `(?:(?:start(?:s|ing)?|begin(?:s|ning)?|join|enrol) (?:in |from |by |this |next |on )*)(${MONTH_WORDS})(?: (?:intakes?|batch|20\\d\\d))*`,
);
const MAY = phrase(
  "(?:start(?:s|ing)?|begin(?:s|ning)?|in|from|by|intakes?|for|this|next|join)(?: in| from)? may(?: (?:intake|batch|20\\d\\d))*|may intakes?|may 20\\d\\d",
);
const NEXT_MONTH = phrase("(?:start(?:s|ing)? |in |from |by )*next month");
const THIS_MONTH = phrase("(?:start(?:s|ing)? |in |from |by )*this month");

/** A month in which something happens to somebody is none in which to start. */
const NO_INTAKE = phrase(
  `(?:turn(?:ing|s)?|be|born|birthday|married|passed|finished|joined|since|results?)(?: [\\p{L}\\d]+){0,3} (?:in|on|since) (?:${MONTH_WORDS}|may)(?! (?:intake|batch))`,
);

/** English name of the month in which to start; `now` says which month is the next one. */
export function readIntake(reader: Reader, now: Date): string | null {
  reader.takeAll(NO_INTAKE);
  const found = reader.take(STARTING_MONTH) ?? reader.take(MONTH);
  const month = MONTH_NAMES.find((name) => name.toLowerCase() === found?.groups[0]);
  if (month) return month;
  if (reader.take(MAY)) return "May";
  if (reader.take(NEXT_MONTH)) return MONTH_NAMES[(now.getUTCMonth() + 1) % 12]!;
  return reader.take(THIS_MONTH) ? MONTH_NAMES[now.getUTCMonth()]! : null;
}

const ORDERS = phrases<NonNullable<Slots["order"]>>({
  cheapest:
    "(?:can|could) (?:i|we|he|she) (?:even )?afford|(?:more |most |the )*(?:cheap(?:er|est|ly|o)?|affordable|inexpensive|economical|budget friendly|low(?:er|est)? (?:cost|fee|fees|price|priced|budget)|less (?:expensive|costly|money)|least (?:expensive|costly)|(?:not|too) (?:too |so |very |that )?expensive|too (?:much(?: money)?|costly)|can not afford(?: it| that| them)?|cost less|costs less|save money|cost effective|low in cost|low fee|(?:no|not much|not any|little|not enough|do not have(?: much| any| enough)?) money|(?:poor|low income) family|(?:family|parents) (?:is|are) (?:very )?poor|money is (?:tight|a problem)|can not pay(?: much)?)(?: (?:ones?|first|options?|price|fee|fees|way))?",
  dearest:
    "(?:the )?(?:most (?:expensive|costly)|costliest|priciest|dearest|highest (?:cost|fees?|prices?))(?: (?:ones?|first|options?))?",
  lowest:
    "where (?:\\p{L}+ ){0,4}(?:start|begin)(?: (?:with|from|at))?|(?:what|which) (?:\\p{L}+ ){0,4}(?:start|begin) (?:with|from|at)|how (?:do|can|should) (?:i|we|one) (?:start|begin)|(?:the )?(?:easiest|lowest|most basic)(?: (?:ones?|levels?|courses?|options?))?(?: to (?:start|begin|enter|get into))?|(?:never|not) (?:\\p{L}+ ){0,3}before",
  highest: "(?:the )?highest ones?",
  longest: "(?:the )?long(?:est|er)(?: (?:ones?|first|options?))?",
  shortest:
    "(?:the )?(?:short(?:er|est)|(?<=most )short|short(?= ones?)|(?<=(?:something|anything|very|really) )short|quick(?:er|est)|fast(?:er|est)|quick(?:ly)?|fast|(?<=(?:earn|earning|job|work|working|money|income|salary) )soon)(?: (?:ones?|first|options?|way|possible))?",
  soonest:
    "(?:the )?(?:(?:soon(?:er|est)|earliest|next (?:intakes?|batch|starting|available intake)|upcoming intakes?|starting soon|start soon|starts soon|starts? (?:first|earlier|before)|start (?:right )?now|immediately|as soon as possible|asap|right away)(?: (?:ones?|first|starting|to start))?)",
});

/** What is to come first. */
export function readOrder(reader: Reader): Slots["order"] {
  let order: Slots["order"] = null;
  for (const [value, pattern] of ORDERS) {
    if (reader.takeAll(pattern).length > 0) order ??= value;
  }
  return order;
}
