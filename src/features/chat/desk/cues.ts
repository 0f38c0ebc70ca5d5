import type { Order } from "../lookups/course-order.ts";
import type { FactField } from "../lookups/facts.ts";

/** A text without the words of a pattern. */
export function without(text: string, pattern: RegExp): string {
  const all = GLOBAL.get(pattern) ?? new RegExp(pattern.source, "giu");
  GLOBAL.set(pattern, all);
  return text.replace(all, " ");
}

const GLOBAL = new WeakMap<RegExp, RegExp>();

/** Words between word boundaries, in any script. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${pattern})(?![\\p{L}\\p{N}\\p{M}])`, "iu");
}

/**
 * What asks for something else than courses, in English, in Latin Dhivehi and in Thaana. The words
 * that match say nothing of which course is meant, and are taken out before the rest is read.
 */
export const CUES = {
  compare: words(
    "compare|comparison|comparing|versus|vs|(?:the )?differences? between|which (?:one )?(?:is|are) (?:better|cheaper|shorter|longer)|side by side|farag\\S*|ތަފާތު",
  ),
  contact: words(
    "(?:tele)?phone(?: numbers?)?|(?:what'?s|what is) the number(?: there)?|contact(?: details| number)?s?|contact info\\w*|e-?mails?(?: address)?|website|web site|whats ?app|viber|address|how (?:do|can|to) (?:i |we )?(?:reach|contact|call|apply|enrol+|register)|where (?:do|can|to) (?:i |we )?(?:apply|enrol+|register)|whom? (?:do|can|should) i (?:ask|call|contact)|numbar\\w*|gulh\\w+|ނަންބަރު|ގުޅޭނެ\\S*|ފޯނު\\S*",
  ),
  dates: words(
    "when (?:do|does|is|are|can|will|did|start)\\w*(?! (?:the )?(?:class|lesson|lecture))|close (?:for applications?|by)|closing|start(?:ing)? dates?|(?:application )?dead ?lines?|last (?:day|date)(?: to apply| of application)?|closing (?:soon|dates?)|closes? soon|apply by|application dates?|intake dates?|next intakes?|admission dates?|kon iraku\\w*|kon duvah\\w*|ކޮން އިރަކު\\S*|ކޮން ދުވަހަކު\\S*|ސުންގަޑި\\S*",
  ),
  schemes: words(
    "(?:government )?first degree scheme|(?:gov(?:ernment)? )?(?:schemes?|loans?|scholarships?|funding|financial (?:aid|help|support)|grants?|bursar(?:y|ies))|loan\\w*|ލޯނު\\S*|ސްކޮލަރޝިޕް\\S*",
  ),
  /** Of them those that no filter names. */
  funding: words(
    "(?:gov(?:ernment)? )?(?:loans?|scholarships?|funding|financial (?:aid|help|support)|bursar(?:y|ies))|(?<!degree )(?:gov(?:ernment)? )?(?:schemes?|grants?)|loan\\w*|ލޯނު\\S*|ސްކޮލަރޝިޕް\\S*",
  ),
  entry: words(
    "(?:entry|admission|entrance|minimum) (?:requirements?|criteria|rules?|qualifications?)|requirements?|prerequisites?|qualif(?:y|ied)(?: for)?|eligib\\w+(?: for)?|(?:can|could|may) (?:i|we|my \\w+|he|she) (?:still (?:take|do|study)|(?:still )?(?:enter|join|be admitted to|get in(?:to)?|apply|be accepted|do (?:this|that|it)))|(?:do i|what do i|what) need (?:to (?:enter|join|get in(?:to)?|have))?(?: for)?|need to (?:enter|join|get into)|what (?:results?|grades?) (?:do i need|are needed)|(?:is|are|was) (?=.{1,80}enough (?:for|to))|enough (?:for|to)|will (?=.{1,30}(?:take|accept))|(?:take|accept) (?:me|her|him|us)|straight (?:in)?to|get into|possible(?=[ ?!.]*$)|bring(?: |/)send|(?:bring|send)(?: with)?(?= for)|sharuth\\w*|ޝަރުތު\\S*",
  ),
  near: words(
    "near(?:by)? (?:me|us|my \\w+|here)|near(?:est|by)(?: (?:to|from))?|closest(?: to)?|how far|distance (?:to|from)|(?:without (?:moving|leaving)|stay(?:ing)? (?:on|at|in)) ?(?:my (?:island|home))?|(?:on|in) my island|mi rashun|ކައިރި\\S*",
  ),
  sum: words(
    "(?:all )?together cost|cost (?:all )?together|how much (?=(?:\\w+ ){0,6}together)|together|sum of|(?:fees?|cost|pay|instalments?) (?:a|per|each|every) month|(?:a|per|each) month (?:is|are|does|do|for)|how much (?=(?:\\w+ ){0,6}(?:a|per|each|every) month)|(?:a|per|each|every) month|monthly (?:fees?|costs?|payments?|instalments?)|mahakun?|މަހަކު\\S*",
  ),
  institutions: words(
    "(?:which|what|list(?: of)?(?: all)?|all(?: the)?|show(?: me)?(?: the| all)?) (?:colleges?|institutions?|institutes?|universit(?:y|ies)|schools)(?: (?:that|which|who))?(?: (?:teach|offer|have|has|run|provide|do)(?:es|s)?)?|(?:colleges|institutions|institutes|universities)(?: (?:that|which|who))? (?:teach|teaching|offer|offering|with|for)|who (?:teaches|offers|has|runs)",
  ),
  /** Beside a question for dates these say nothing of the course. */
  starting: words("starts?|starting|begins?|beginning|opens?|closes?|apply|enrol+"),
  more: words(
    "(?:show )?(?:me )?(?:some )?more(?! about| info| detail| than)(?: courses| results| please)?|next(?: page| ones?)|others?|the rest|ithuru\\w*|އިތުރު\\S*",
  ),
  about: words(
    "tell (?:me|us) (?:something |more )?(?:about|of)|(?:more )?(?:details?|information|info) (?:on|about|of)|describe|know (?:more )?about",
  ),
  over: words(
    "start over|start again|new search|reset|clear (?:all|filters|everything)|forget (?:that|it|all)",
  ),
} as const;

export type Cue = keyof typeof CUES;

/** Orders that the list does not have; its reader reads the others. */
export const ORDER_CUES: readonly (readonly [Order, RegExp])[] = [
  [
    "dearest",
    words(
      "most expensive|(?:the )?dearest|costliest|most costly|highest (?:fees?|costs?|price)|emme agu bodu|އެންމެ އަގުބޮޑު",
    ),
  ],
  ["longest", words("(?:the )?longest|takes? (?:the )?most time|emme dhigu|އެންމެ ދިގު")],
  [
    "highest_level",
    words("(?:the )?highest (?:level|qualification|degree)|most advanced|emme mathee"),
  ],
];

/** Questions for a fact of a course, with the fields that answer them. */
export const FACT_CUES: readonly (readonly [RegExp, readonly FactField[]])[] = [
  [
    words(
      "how much(?: is| does| do| are| will)?(?: (?:for|the|it|that|this|one|cost)){0,2}|fees?|(?<!(?:low|lowest|least) )(?:costs?|prices?)|tuition|kihaa ?var\\w*|koahuge|dhanee|agu(?! ?heyo)\\w*|fee(?:ge|akee|eh|ah)?|އަގު(?! ?ހެޔޮ)\\S*|އަގެއް|ކިހާވަރެއް\\S*|ފީ\\S*",
    ),
    ["total_cost", "fees"],
  ],
  [
    words(
      "how long(?: is| does| do| are| will)?(?: it)?|durations?|how many (?:years?|months?|weeks?|days?)|length|kihaa dhuvah\\w*|މުއްދަތު\\S*",
    ),
    ["duration_text"],
  ],
  [
    words(
      "where (?:is|are|do|does)|(?<=(?:and|or) )where(?=[ ?.!]*$)|ކޮންރަށ\\S*|kon rasheh\\w*|which (?:island|campus|place|city)|locations?|located|campus(?:es)?|kon thaaku\\w*|kobaitha|ކޮންތާކު\\S*",
    ),
    ["campuses", "places"],
  ],
  [words("(?:what|which) (?:mnqf )?level|mnqf level"), ["mnqf_level"]],
  [
    words(
      "(?:how is it|how are they) (?:taught|delivered)|delivery|online or (?:face to face|in person|on campus)",
    ),
    ["delivery_modalities"],
  ],
  [
    words(
      "(?:what|which) (?:times?|hours?)(?: (?:is|are|do|does))?(?: the)?(?: class(?:es)?)?|when (?:is|are) (?:the )?(?:class(?:es)?|lessons?)|class (?:times?|timings?|hours?)|timings?|time ?tables?|schedules?|(?:what|which) (?:times?|days|hours)|full[- ]?time or part[- ]?time",
    ),
    ["mode_of_study_text", "indicative_class_timings"],
  ],
  [
    words(
      "(?:what|which) languages?|(?:what|which) medium|language of instruction|taught in (?:what|which|english or dhivehi)|(?:is|are) (?:it|they|this|that) (?:taught|given) in \\w+",
    ),
    ["languages"],
  ],
  [
    words(
      "modules?|syllabus|curriculum|(?:what|which) (?:subjects|topics|units)|what (?:will|do|would|does) (?:i|we|you|u|one|it|they) (?:learn|study|teach|cover)(?: in)?",
    ),
    ["modules"],
  ],
  [
    words(
      "(?:what|which) (?:careers?|jobs?|work)|(?:careers?|jobs?) (?:after|from|with|can)|what can i (?:become|be|work as)|where can i work",
    ),
    ["careers"],
  ],
  [
    words(
      "who (?:gives?|awards?|issues?|grants?)(?: (?:the|me|us|you))?(?: (?:certificate|degree|diploma|award|qualification))?(?: (?:for|of|in))?|awarding body|awarded by|whose (?:degree|certificate)",
    ),
    ["awarding_body"],
  ],
  [
    words("approved|accredited|accreditation|recogni[sz]ed|mqa|valid|genuine"),
    ["mqa_approved", "awarding_body"],
  ],
  [words("credits?|credit points"), ["credits"]],
];

/** What the directory has no field for, as it is named in the answer. */
export const ABSENT: readonly (readonly [RegExp, string])[] = [
  [words("lecturers?|instructors?|teacher'?s? names?|names? of (?:the )?teachers?"), "who teaches"],
  [
    words("hostels?|dorm(?:itory|itories|s)?|accommodation|rooms? to rent|lodging|boarding"),
    "hostels or rooms",
  ],
  [
    words(
      "salar(?:y|ies)|wages?|how much (?:do|does|will|would|can) (?:an? |the )?(?!it\\b|this\\b|that\\b|i pay)\\w+ (?:earn|make)|earn(?:ings)?|vacanc(?:y|ies)|job openings?",
    ),
    "salaries or vacancies",
  ],
  [
    words(
      "rank(?:ed|ing|ings)?|(?:has|have|is|are|with|which|the) (?:the )?best|best (?:college|university|institute|institution|school|course|degree|one)s?|top (?:college|university|institut\\w+)s?|reviews?|ratings?|reputation",
    ),
    "rankings or reviews, and puts no institution above another",
  ],
  [
    words("visas?|foreigners?|international students?|work permit"),
    "rules and visas for people from abroad",
  ],
  [words("refunds?|money back|fees? (?:given|paid) back"), "rules on refunds"],
  [words("discounts?|waivers?|concessions?"), "discounts"],
  [
    words("pass rates?|how hard|how difficult|difficulty|drop ?out rate"),
    "how hard courses are or how many pass",
  ],
  [
    words("documents?|papers (?:do i need|needed|to submit)|application forms?"),
    "the papers to hand in",
  ],
  [words("past papers?|exam dates?|exam results?|time of exams?"), "examinations and their papers"],
  [
    words("class sizes?|how many students|number of students|student to teacher"),
    "how many students there are",
  ],
  [
    words("uniforms?|dress code|canteen|parking|library|wi-?fi"),
    "uniforms, buildings and what is in them",
  ],
];

/** Definitions and the ways of the site, which its own texts answer. */
export const SITE = words(
  "(?:this|your|the) (?:site|website|page|app|chat)|magu|filters?|accounts?|passwords?|log ?in|sign (?:in|up|out)|log ?out|my (?:profile|data|messages|shortlist|history)|short ?list(?:ed)?|bookmark|alerts?|notif(?:y|ication)s?|newsletter|privacy|cookies?|terms|advertis\\w*|(?:list|add|publish|put) (?:my|our|your) (?:course|college|institut\\w+)(?:'?s)?|(?:our|my) courses? (?:on|listed|here)|what do you charge|next to each other|ސައިޓު\\S*|sample(?: data)?|real or|fake|who are you|are you (?:a )?(?:real|human|robot|bot|ai|person)|talk to (?:a )?(?:human|person|someone|somebody|staff)|human being|career guide|quiz|courses (?:can i |to )compare|sources?|where does .{0,30}come from|report (?:a )?(?:mistake|error|problem)|(?:wrong|incorrect|outdated) (?:fee|information|info|data|price)|what (?:does|is|are|do) (?:an? |the |mean(?:t)? by )?(?:mnqf|mqa|blended|awarding bod(?:y|ies)|mean|levels?|first degree scheme)\\b.{0,40}|.{0,40}\\bmeans?|(?:explain|meaning of)\\b.{0,40}|how (?:do|does|can) (?:i|this|it|you) (?:work|use|compare|search|filter|save|share|print|delete)\\b.{0,40}|what can you do|help",
);

/** Greetings and thanks, which are the whole message. */
export const TALK = {
  open: /what (?:should|can|could|do) (?:i|we) (?:study|learn|do)[\s?.!]{0,9}$|help me (?:to )?(?:choose|decide|find)|(?:do not|don'?t|dont) know what (?:i want )?to (?:study|do|learn)/iu,
  who: /^(?:so )?(?:who|what) are you\b|\bare you (?:an? )?(?:real|human|robot|bot|ai|person|machine|computer)\b|^what can you do|^what do you do|^(?:can you )?help(?: me)?[\s!.?]*$/iu,
  greeting:
    /^(?:hi+|hello|hey+|good (?:morning|afternoon|evening)|salaam|assalaam\S*(?: alaikum)?|as-?salaa?mu? ?\S*|kihineh\S*(?: haalu \S+)?|haalu kihineh\S*|އައްސަލާމް\S*(?: \S+)?|ހާލު ކިހިނެއް\S*)(?: (?:there|all|magu|everyone))?[\s!.,?]*$/iu,
  thanks:
    /^(?:ok(?:ay)?,? )?(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|shukuriyyaa|ޝުކުރިއްޔާ|great|perfect|nice)[\s!.,]*$/iu,
  bye: /^(?:bye+|good ?bye|see you(?: later)?|vaki ?velaanan|dhanee)[\s!.,]*$/iu,
} as const;

/** True for text in Thaana, and for the commonest words of Dhivehi in Latin letters. */
export function isDhivehi(text: string): boolean {
  return /[\u0780-\u07b1]/.test(text) || LATIN_DHIVEHI.test(text);
}

const LATIN_DHIVEHI = words(
  "beynun\\w*|kiyava\\w*|kiyevey?n?|ebahuri\\w*|koheh|kobaa|kobaitha|kihaa\\w*|aharen\\w*|alhugand\\w*|hiley|agu heyo|havvaru|haveeru|kihineh\\w*|vaanee|oiy?|konkoheh|ehee\\w*",
);
