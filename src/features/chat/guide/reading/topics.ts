import { phrases, type Reader } from "./message.ts";

/** What a message is about, beside the search for courses. */
export type Topic =
  | "danger"
  | "violence"
  | "injection"
  | "start-over"
  | "greeting"
  | "thanks"
  | "bye"
  | "yes"
  | "no";

const TOPICS = phrases<Topic>({
  // Self-harm: somebody may be in danger.
  danger: `suicid(?:e|al)|kill(?:ing)? (?:my|him|her)self|(?:want|going|wish|better|like|ready) (?:to |off )?(?:die|dead|be dead)|(?:end|ending|take|taking) (?:my (?:own )?life|it all|everything)|(?:hurt|hurting|harm|harming|cut|cutting) myself|self harm|do not want to (?:live|be alive|wake up|be here|exist)|(?:no|not any) (?:reason|point) (?:(?:to|in|of) )?(?:live|living|life)|(?:give|given|giving|gave) up (?:on )?(?:my )?(?:life|living)|life is (?:not worth|pointless|meaningless|over)|better off without me|(?:never|not) (?:been )?born|(?:point|use|sense) (?:(?:of|in) )?(?:me )?(?:living|being (?:alive|here|around)|existing|my life)|(?:tired|sick|done) (?:of|with) (?:life|living|my life|being alive)|kms|(?:nobody|no one|no body) (?:would|will|even) (?:care|miss me|notice)|if i (?:(?:was|were|am) (?:gone|dead)|(?:wasnt|werent|(?:was|were|am) not) (?:here|around|alive)(?! (?:in|on|for|during|until|next|this|last)))|better (?:off )?without me|want to disappear|overdose`,
  // Violence and abuse, most of it at home.
  violence: `(?:(?:beats?|beating|hits?|hitting|abus(?:es|ed|ing|e)|rap(?:ed|es|ing)|molest(?:ed|s|ing)|touch(?:es|ed|ing)|hurts?|hurting|threaten(?:s|ed|ing)?|forc(?:es|ed|ing)) me)|(?:being|getting|been|am|was|got) (?:abused|raped|beaten|molested|hit|assaulted|harassed|threatened|hurt)|(?:my|the) (?:father|dad|stepfather|step father|uncle|mother|mum|mom|brother|husband|boyfriend|wife|teacher|boss) (?:\\p{L}+ )?(?:hits?|beats?|hurts?|abuses?|touches?|rapes?)|domestic violence|sexual(?:ly)? abus(?:e|ed)|not safe at home|unsafe at home`,
  injection:
    "(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |these |those |previous |prior |above |earlier )*(?:instructions?|rules?|prompts?|guidelines?|restrictions?|training|directions?|everything above|orders)|system prompt|(?:your|the|hidden|initial|original|secret) (?:system |hidden |initial |secret )*(?:prompt|instructions)|(?:pretend|act) (?:to be|you are|that you|like you|as (?:if|a|an|my|though))|you are now|developer mode|debug mode|jailbreak|dan mode|do anything now|admin (?:mode|password|access)|(?:reveal|print|show|repeat|output|tell)(?: \\p{L}+){0,4} (?:system prompt|prompt|instructions|configuration|api key|passwords?|secret|database|source code)|role ?play|drop table|select from|override|sudo|(?:make|invent|fake|create)(?: up)? (?:a|an|some|up a|me a) (?:fake |new )?(?:course|college|institution|university|certificate|fee|price)|say that (?:it is|the|all|this)|new instructions|without (?:any )?(?:restrictions|rules|filters?)",
  "start-over":
    "start (?:over|again|afresh|fresh|from (?:the )?(?:beginning|scratch|zero|start))|restart|reset(?: (?:everything|all|search|it|chat|please))?|clear (?:all|everything|filters?|my filters|search|it)|begin again|new search|forget (?:it|that|everything|all that|about (?:it|that|everything)|what i said)|never ?mind(?: that| all that| it)?(?= $)|scratch that|from scratch",
  greeting:
    "(?:hi+|hello+|hey+|hiya|good (?:morning|evening|afternoon|day|night)|greetings|yo|salam(?:s)?|assalam(?:u)?|how are you(?: doing| today| live)?|how is it going|how do you do|nice to meet you|sup|what is up)(?: (?:there|guide|magu|bot|sir|madam|miss|everyone|all|bro|dear))*",
  thanks:
    "(?:many |big |ok |okay |great |nice |oh )*(?:thanks|thank you|thank u|appreciate it|cheers|much appreciated|jazakallah\\p{L}*|barakallah\\p{L}*)(?: (?:you|so|very|much|a|lot|for|the|your|help|bro|again|guide|magu|that|this|all|it|helped|is|was|helpful|very helpful|information))*|(?:that|this|it) (?:is|was) (?:very |really |so )?(?:helpful|useful|great|perfect|awesome)|(?:this|that|it|you) (?:has |have )?helped(?: me)?(?: (?:a lot|alot|much))?|(?:very |so |really )?helpful|awesome|perfect|great|excellent|nice one|well done|good job|nice|cool|ok cool|wow",
  bye: "(?:good ?)?bye(?: bye)?|see you(?: later| soon| again)?|that is all(?: for now| thanks)?|good night|take care|talk later|gtg|nothing else|no more questions",
  yes: "yes(?: please| sure| ok)?|yeah|yep|sure|ok(?:ay)?(?: please| sure)?|please do|go ahead|of course|why not|aan",
  no: "(?<=^ )(?:no(?: thanks| thank you| thank)?|nope|nah)(?= $)",
});

/** True where the message touches a topic. */
export function touches(reader: Reader, topic: Topic): boolean {
  return reader.has(TOPICS.get(topic)!);
}
