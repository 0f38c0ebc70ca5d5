import {
  DANGER_CONTACTS,
  DISTRESS_CONTACTS,
  SCHOOL_CONTACTS,
  type SupportContact,
  VIOLENCE_CONTACTS,
} from "./support.ts";

/** What is said to a person in need, with whom to turn to. Nothing else is answered beside danger. */
export interface Care {
  text: string;
  contacts: readonly SupportContact[];
  /** True where no course is shown beside it. */
  isAlone: boolean;
}

/** Who it happens to: "I" and "to me". */
const ME = "(?:aharen|ahannah|alhugandu|އަހަރެން|އަހަންނަ|އަޅުގަނޑު)\\S*";
const KIN =
  "(?:he|she|they|husband|wife|father|dad|mother|mom|mum|brother|sister|uncle|aunt|boyfriend|girlfriend|partner|step\\w+|man|teacher|boss|someone|somebody|people|everyone|family|parents)";

const DANGER = [
  "(?:want|wish|going|ready|trying|plan\\w*|like|rather|better) (?:to )?(?:die|be dead|disappear forever)",
  "(?:kill|hang|harm|hurt|cut|poison)(?:ing)? my ?self|suicid\\w*\\b(?! (?:prevention|awareness))|self[- ]harm",
  "end(?:ing)? (?:my (?:own )?life|it all|everything)|take my (?:own )?life|jump off",
  "(?:do not|dont|don't|not|no longer|cannot|cant|can't) (?:want to |wanna |wish to )?(?:live|be alive|exist|be here|go on living)(?: any ?more| again)?(?=$|[.,!?]| (?:any ?more|with this|like this))",
  "(?:do not|dont|don't|never) (?:want|wish) to wake up|(?:cannot|cant|can't|do not|dont|don't) see (?:the|any) point (?:of|in) (?:anything|it all|life|living)",
  "no (?:reason|point)(?: (?:to|in|of))? (?:live|living|life|being alive)|(?:better|happier) (?:off )?(?:without me|if i (?:was|were) (?:dead|gone))|(?:see|is|there is)? ?no use (?:in |of )?(?:being|living)|give up on life|given up on life|nobody (?:would|will) (?:even )?(?:care|notice|miss)|if i (?:was|were) gone|never (?:been|be) born|life is not worth|goodbye forever|overdos\\w*",
  "dhiri\\S* (?:\\S+ )?(?:beynu\\S* (?:noon|nuv|neth|nethey)|nubeynu|foohi)",
  "maru(?:vaan|vedhaan|vaakah|vumah|vumakah)\\S* (?:\\S+ )?(?:beynu|edhe|hiyy|heeve)",
  "maruve\\S* rangalh|amilla\\S* (?:nafs|maru|aniyaa)|hayaa\\S* nimm",
  "ދިރި\\S* (?:\\S+ )?(?:ބޭނު\\S* (?:ނޫން|ނުވޭ|ނެތް)|ނުބޭނު|ފޫހި)",
  "މަރުވ\\S* (?:\\S+ )?(?:ބޭނު|އެދ|ހިޔ|ރަނގަޅު)|އަމިއްލަ\\S* (?:ނަފްސު|މަރު|އަނިޔާ)|ހަޔާތް\\S* ނިންމ",
];

const VIOLENCE = [
  `${KIN} (?:\\w+ ){0,3}(?:hits?|hit|beats?|beating|beat|slaps?|slapped|kicks?|kicked|punch(?:es|ed)?|abus(?:es|ed|ing)|rap(?:es|ed)|molest\\w*|touch(?:es|ed)|threaten\\w*|hurts?|harass\\w*|blackmail\\w*) me`,
  "(?:am|was|been|being|get|getting) (?:\\w+ )?(?:beaten|abused|raped|molested|harassed|threatened|hit|assaulted)(?: by| at| up|$|[.,!?])",
  "(?:locks?|locked) me (?:in|up)|forc\\w+ me to (?:marry|sleep|have sex)|(?:not|don't|dont) (?:feel )?safe (?:at|in) (?:home|the house)|domestic violence",
  `${ME} (?:\\S+ )?(?:thalha|jahaa(?!z)|jahan|aniyaa|ތަޅަ|ޖަހަނ|ޖަހާ(?!ޒ)|އަނިޔާ)`,
];

const LOW = [
  "(?:i am|im|i'm|i feel|feel|feeling|felt|am) (?:so |very |really |too |just |always )*(?:depressed|hopeless|worthless|useless|lonely|all alone|empty|miserable|broken|numb|suffocated|overwhelmed|heartbroken)",
  "(?:cannot|cant|can't|can not) (?:go on|cope|take (?:it|this))(?: any ?more)?|(?:lost|losing|no) (?:all )?hope|nobody (?:loves|cares|needs|understands)|no ?one (?:loves|cares|needs|understands)|i hate (?:myself|my life)|cry(?:ing)? (?:every|all) (?:night|day)|panic attacks?|depression|my anxiety",
  "(?:have not|haven't|havent|not) (?:eaten|slept)(?: properly| well)? (?:for|in) (?:days|weeks)|am i (?:just |so |too )?(?:stupid|dumb|useless|worthless)",
  "dhera\\S* vefa|hithaama|ދެރަ\\S* ވެފަ|ހިތާމަ",
];

const FAILED = [
  "(?:i|my (?:son|daughter|brother|sister)) (?:\\w+ ){0,2}fail(?:ed)? (?:\\w+ ){0,4}(?:and|so|now) (?:\\w+ ){0,3}(?:sad|asham\\w*|cry\\w*|lost|stupid|afraid|scared|upset|angry|do not know|dont know)",
  "failed (?:everything|all (?:my|of my) (?:exams|subjects))",
  "(?:too stupid|not smart|too dumb|not clever|not good enough) (?:to|for)|my life is (?:over|ruined)|ashamed of my (?:results|grades)",
];

interface Row extends Care {
  patterns: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    patterns: DANGER,
    contacts: DANGER_CONTACTS,
    isAlone: true,
    text: "I am really sorry that you are going through this. It is good that you said it. You matter, and you do not have to carry this alone. I am only a course guide and cannot help the way a person can, so please talk to someone now: somebody near you, or one of these.",
  },
  {
    patterns: VIOLENCE,
    contacts: VIOLENCE_CONTACTS,
    isAlone: true,
    text: "I am sorry that this happens to you. Nobody has the right to hurt or threaten you, and it is not your fault. If you are not safe now, call the police on 119, or go to somebody you trust or to the nearest health centre.",
  },
  {
    patterns: LOW,
    contacts: DISTRESS_CONTACTS,
    isAlone: false,
    text: "I am sorry that things are so hard right now. Please tell somebody you trust how you are: a parent, a friend, a teacher or a school counsellor. These people listen, too.",
  },
  {
    patterns: FAILED,
    contacts: SCHOOL_CONTACTS,
    isAlone: false,
    text: "If results are not what you hoped for, I am sorry. They are not the end of the road, and they do not say what you are worth. If it weighs on you, these people listen.",
  },
];

const READ = ROWS.map(({ patterns, ...care }) => ({
  care,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})`, "iu"),
}));

/** What a message in need is answered with; null for any other message. */
export function careFor(message: string): Care | null {
  const plain = message.replace(/[’‘]/g, "'").replace(/\s+/g, " ");
  return READ.find(({ pattern }) => pattern.test(plain))?.care ?? null;
}

/** Said first to somebody who writes again after an answer in danger. */
export const KINDNESS =
  "I am glad that you are here. There is no hurry with anything, and if it gets heavy again, the people above are there for you, day and night.";

/** True for an answer that was given in danger or to violence. */
export function wasInNeed(text: string): boolean {
  return ROWS.some((row) => row.isAlone && text.includes(row.text));
}
