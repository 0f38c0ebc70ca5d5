import { phrase, type Reader } from "./message.ts";

/** What a message is about, beside the search for courses. */
export type Topic =
  | "danger"
  | "violence"
  | "distress"
  | "discouraged"
  | "injection"
  | "start-over"
  | "greeting"
  | "thanks"
  | "bye"
  | "who"
  | "unstated"
  | "off-topic"
  | "soft-off-topic"
  | "yes"
  | "no";

/** Self-harm: somebody may be in danger. */
const DANGER = phrase(
  `suicid(?:e|al)|kill(?:ing)? (?:my|him|her)self|(?:want|going|wish|better|like|ready) (?:to |off )?(?:die|dead|be dead)|(?:end|ending|take|taking) (?:my (?:own )?life|it all|everything)|(?:hurt|hurting|harm|harming|cut|cutting) myself|self harm|do not want to (?:live|be alive|wake up|be here|exist)|(?:no|not any) (?:reason|point) (?:(?:to|in|of) )?(?:live|living|life)|(?:give|given|giving|gave) up (?:on )?(?:my )?(?:life|living)|life is (?:not worth|pointless|meaningless|over)|better off without me|(?:never|not) (?:been )?born|(?:point|use|sense) (?:(?:of|in) )?(?:me )?(?:living|being (?:alive|here|around)|existing|my life)|(?:tired|sick|done) (?:of|with) (?:life|living|my life|being alive)|kms|(?:nobody|no one|no body) (?:would|will|even) (?:care|miss me|notice)|if i (?:was|were|am) (?:gone|dead|not here)|want to disappear|overdose`,
);

/** Violence and abuse, most of it at home. */
const VIOLENCE = phrase(
  `(?:(?:beats?|beating|hits?|hitting|abus(?:es|ed|ing|e)|rap(?:ed|es|ing)|molest(?:ed|s|ing)|touch(?:es|ed|ing)|hurts?|hurting|threaten(?:s|ed|ing)?|forc(?:es|ed|ing)) me)|(?:being|getting|been|am|was|got) (?:abused|raped|beaten|molested|hit|assaulted|harassed|threatened|hurt)|(?:my|the) (?:father|dad|stepfather|step father|uncle|mother|mum|mom|brother|husband|boyfriend|wife|teacher|boss) (?:\\p{L}+ )?(?:hits?|beats?|hurts?|abuses?|touches?|rapes?)|domestic violence|sexual(?:ly)? abus(?:e|ed)|not safe at home|unsafe at home`,
);

/** Low and lost, without talk of harm. */
const DISTRESS = phrase(
  `(?:so |very |really |feel(?:ing)? |am )*(?:depress(?:ed|ion)|hopeless|worthless|miserable|heartbroken|suffocat(?:ed|ing)|broken inside)|(?:can ?not|can not) (?:cope|go on|take (?:it|this)|do this) ?(?:any ?more|longer)?|hate my(?:self| life)|no ?(?:body|one) (?:loves|cares|likes|understands|wants)(?: about)?(?: me)?|(?:all |so |feel(?:ing)? )+(?:alone|lonely|empty|lost and)|cry(?:ing)? (?:every|all|a lot|myself)|panic attacks?|anxiety|anxious|bull(?:ied|ying|y)|(?:my )?life is (?:ruined|a mess|terrible|hard|useless)|ruined my life|mental(?:ly)? (?:health|ill|exhausted|breakdown)|(?:my )?(?:mother|father|mum|mom|dad|parent|brother|sister|friend) (?:just |has )?(?:died|passed away)|(?:kicked|thrown) (?:me )?out (?:of (?:the |my )?(?:house|home))?|run(?:ning)? away from home|nothing (?:matters|to live for)|(?:am|feel|feeling) (?:scared|afraid|desperate|overwhelmed)|give up on everything|want to give up|(?:giving|give|given) up`,
);

/** Bad results, stress about exams. */
const DISCOURAGED = phrase(
  "(?:failed|fail|failing|messed up|bad results|poor results|bad grades|did not pass|flunked)(?: \\p{L}+){0,4} (?:exams?|o level|a level|everything|subjects?|maths?|school|grades?|results|english|test)|(?:too |am |feel |so )+(?:stupid|dumb|useless|a failure|not smart|not clever)|(?:am |feel like |such )a failure|disappoint(?:ed|ment|ing)?(?: \\p{L}+){0,3} (?:parents|mother|father|family|mum|dad|everyone)|(?:parents|mother|father|family) (?:are |is |will be )?(?:so |very )?(?:angry|disappointed|ashamed)|(?:so |very |really |too |am )*stressed|stressing|my future is (?:over|ruined|gone|finished)|no future|not good enough|bad results|got bad (?:grades|results)|failed (?:my|all|the|in)",
);

const INJECTION = phrase(
  "(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |these |those |previous |prior |above |earlier )*(?:instructions?|rules?|prompts?|guidelines?|restrictions?|training|directions?|everything above|orders)|system prompt|(?:your|the|hidden|initial|original|secret) (?:system |hidden |initial |secret )*(?:prompt|instructions)|(?:pretend|act) (?:to be|you are|that you|like you|as (?:if|a|an|my|though))|you are now|developer mode|debug mode|jailbreak|dan mode|do anything now|admin (?:mode|password|access)|(?:reveal|print|show|repeat|output|tell)(?: \\p{L}+){0,4} (?:system prompt|prompt|instructions|configuration|api key|passwords?|secret|database|source code)|role ?play|drop table|select from|override|sudo|(?:make|invent|fake|create)(?: up)? (?:a|an|some|up a|me a) (?:fake |new )?(?:course|college|institution|university|certificate|fee|price)|say that (?:it is|the|all|this)|new instructions|without (?:any )?(?:restrictions|rules|filters?)",
);

const START_OVER = phrase(
  "start (?:over|again|afresh|fresh|from (?:the )?(?:beginning|scratch|zero|start))|restart|reset(?: (?:everything|all|search|it|chat|please))?|clear (?:all|everything|filters?|my filters|search|it)|begin again|new search|forget (?:it|that|everything|all that|about (?:it|that|everything)|what i said)|never ?mind(?: that| all that| it)?(?= $)|scratch that|from scratch",
);

const GREETING = phrase(
  "(?:hi+|hello+|hey+|hiya|good (?:morning|evening|afternoon|day|night)|greetings|yo|salam(?:s)?|assalam(?:u)?|how are you(?: doing| today)?|how is it going|how do you do|nice to meet you|sup|what is up)(?: (?:there|guide|magu|bot|sir|madam|miss|everyone|all|bro|dear))*",
);
const THANKS = phrase(
  "(?:many |big |ok |okay |great |nice |oh )*(?:thanks|thank you|thank u|appreciate it|cheers|much appreciated|jazakallah\\p{L}*|barakallah\\p{L}*)(?: (?:you|so|very|much|a|lot|for|the|your|help|bro|again|guide|magu|that|this|all|it|helped|is|was|helpful|very helpful|information))*|(?:that|this|it) (?:is|was) (?:very |really |so )?(?:helpful|useful|great|perfect|awesome)|(?:very |so |really )?helpful|awesome|perfect|great|excellent|nice one|well done|good job|nice|cool|ok cool|wow",
);
const BYE = phrase(
  "(?:good ?)?bye(?: bye)?|see you(?: later| soon| again)?|that is all(?: for now| thanks)?|good night|take care|talk later|gtg|nothing else|no more questions",
);

const WHO = phrase(
  "who (?:are|r) you|what are you(?= $)|are you (?:a |an )?(?:human|real|robot|bot|person|ai|chatgpt|machine|computer|people|someone)(?: person| human)?|what is your name|your name|who (?:made|created|built|runs|owns|developed) (?:you|this|magu|the (?:site|website))|what (?:can|do) you (?:do|help|know)(?: (?:for me|with|me with|about))?|how (?:can|do|could) you help(?: me)?|what is (?:this|magu)(?: (?:site|website|about|for|thing|chat))?(?= $)|is this (?:a )?(?:human|bot|robot|real person|ai)|am i (?:talking|speaking|chatting) (?:to|with) (?:a )?(?:human|bot|robot|real person|person|ai)|what is magu|tell me about (?:yourself|magu|this (?:site|website))|what can i ask(?: you)?|(?<=^ )(?:please )?help(?: me)?(?: please)?(?= $)",
);

/** What people ask and the directory holds no field for. */
const UNSTATED = phrase(
  "salar(?:y|ies)|how much (?:can|will|do|would|does)(?: \\p{L}+){0,4} (?:earn|make|get paid)|earnings|pay scale|hostels?|accommodation|dorm(?:itory)?s?|(?:where|place)(?: \\p{L}+){0,3} to stay|boarding|(?:pass|success|drop ?out|employment|graduation) rates?|how many (?:students )?(?:pass|passed|graduate|fail)|rankings?|ranked|best (?:college|university|institution|institute|teachers?|lecturers?|school)|(?:college|university|institution|institute|school) is (?:the )?best|better (?:college|university|institution)|most popular|most famous|student visas?|visa for|guarantee\\p{L}*|job placement|class sizes?|how many (?:students|seats|people|teachers|lecturers|spaces)|seats?|deadlines?|closing date|last date|last day|application (?:fee|deadline)|who teaches(?: it| this| the course| there)?(?= $)|who (?:is the (?:teacher|lecturer|principal|dean|ceo|owner))|lecturers?|good teachers?|reviews?|ratings?|uniforms?|dress code|canteen|parking|exam dates?|results? (?:come|out|released)|when are (?:the )?holidays|credit transfer|transfer (?:my )?credits?|recogni[sz]ed (?:in|by|abroad|worldwide|internationally|outside)|discounts?|refunds?|age limits?|minimum age|maximum age|too old|(?:is there|does it have|do they have|have) (?:an? )?(?:library|gym|wi ?fi|pool|lab|cafeteria)|how (?:hard|difficult|easy) is|(?:is|are) (?:it|they|the course|this) (?:hard|difficult|easy)|who owns|when was(?: \\p{L}+){0,4} (?:founded|established|opened)|how old is",
);

/** Errands that are no guidance on courses, whatever field they touch. */
const OFF_TOPIC = phrase(
  "(?:do|write|solve|finish|complete|answer|with|my)(?: \\p{L}+){0,2} (?:home ?work|assignments?|essays?|thesis|coursework)|(?:write|compose|draft)(?: [\\p{L}\\p{N}]+){0,4} (?:essay|poem|story|letter|cv|song|speech|code|program|script|function|assignment|report|paragraph|email|resume)|solve|calculate|what is \\d+(?: \\p{L}+)? \\d+|capital (?:city )?of \\p{L}+|past papers?|(?:exam|paper|test|quiz) answers|mark(?:ing)? schemes?|translate (?:this|the|my|it|following)|weather|forecast|will it rain|rain today|news (?:today|headlines?)|headlines|political part(?:y|ies)|politicians?|elections?|president|vot(?:e|ing)|majlis|mdp|ppm|pnc|jokes?|poem|recipe|football (?:match|score|game|team)|match today|who won|cricket|movies?|netflix|lyrics|play a game|girlfriend|boyfriend|love life|date me|marry me|dating|bitcoin|crypto|stock market|lottery|betting|gambling|medicine for|headache|fever|symptoms?|stomach|toothache|(?:am|feel|feeling) (?:sick|ill)|dose|pills|diagnose|rash|tablets?|(?:python|java|javascript|html) (?:code|script|program|function)|write code|fix my (?:code|phone|computer|laptop)|hack (?:into|a|my|his|her|facebook|instagram|someone|account)|wi ?fi password|ferry|boat schedule|(?:flight|plane|movie) tickets?|flights?|book (?:me )?a|bookings?|iphone|(?:laptop|phone) to buy|house rent|for rent|find me a job|(?:get|give|lend) me (?:a job|money|\\d+|mvr)|lend|borrow|passport|prayer times?|fatwa|horoscope|meaning of life|messi|ronaldo|cheat(?:ing)?|fake|forge|buy (?:me )?(?:an? )?(?:certificate|degree|diploma)|bombs?|weapons?|drugs to|(?:tell|sing|play)(?: me)? (?:an? )?(?:joke|story|song)|(?:restaurant|hotel|cafe)s? (?:near|to (?:eat|stay))|best (?:restaurant|hotel|phone|beach)|who (?:is|was) (?:the )?(?:king|prime minister|richest)|tourist visa",
);

/** Errands whose words may also name a field. */
const SOFT_OFF_TOPIC = phrase(
  "politics|news|party|minister|invest(?:ment|ing)?|history of|sell|rent|jobs? vacanc\\p{L}+|vacanc\\p{L}+|translate|funny|pain|sick|cure|pregnan\\p{L}+|halal|haram|buy|philosoph\\p{L}+|what time is it|time now|date today|government policy|drugs|gossip|sports? news|score|sing|covid|virus|exchange rate|dollar rate|google|chatgpt|facebook account|who is",
);

const YES = phrase(
  "yes(?: please| sure| ok)?|yeah|yep|sure|ok(?:ay)?(?: please| sure)?|please do|go ahead|of course|why not|aan",
);
const NO = phrase("no(?: thanks| thank you| thank)?|nope|nah");

const PATTERNS: Readonly<Record<Topic, RegExp>> = {
  danger: DANGER,
  violence: VIOLENCE,
  distress: DISTRESS,
  discouraged: DISCOURAGED,
  injection: INJECTION,
  "start-over": START_OVER,
  greeting: GREETING,
  thanks: THANKS,
  bye: BYE,
  who: WHO,
  unstated: UNSTATED,
  "off-topic": OFF_TOPIC,
  "soft-off-topic": SOFT_OFF_TOPIC,
  yes: YES,
  no: NO,
};

/** True where the message touches a topic. */
export function touches(reader: Reader, topic: Topic): boolean {
  return reader.has(PATTERNS[topic]);
}

/** True where the message is nothing but talk of this kind: "thanks a lot". */
export function isOnly(
  reader: Reader,
  topic: "greeting" | "thanks" | "bye" | "yes" | "no",
): boolean {
  const talk = [PATTERNS[topic], GREETING, THANKS, BYE];
  const rest = talk.reduce(
    (left, { source }) => left.replace(new RegExp(source, "gu"), " ").replace(/ +/g, " "),
    reader.whole,
  );
  const left = rest.split(/\s+/).filter((word) => word !== "" && !SMALL_TALK.has(word));
  return left.length === 0 && reader.has(PATTERNS[topic]);
}

const SMALL_TALK = new Set(
  "i a am is are the and ok okay oh so please you your to for me my guide magu sir miss very much good fine well there it that this".split(
    " ",
  ),
);
