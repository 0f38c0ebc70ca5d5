import type { ClauseKind, Matter } from "../clauses/clause-reader.ts";

/**
 * Words of which one must stand in a clause before help is offered for it, by the kind of trouble.
 * Somebody who asks for a course in health is not told where to call, however sure the reader is.
 * Thaana counts as evidence: what is said in it is told by the reader alone.
 */
const EVIDENCE: ReadonlyMap<ClauseKind, RegExp> = new Map(
  (
    [
      [
        "danger",
        "dies?|dying|dead|death|suicid\\p{L}*|kill|killing|hang|jump|pills|poison|overdose|wake|exist|existing|disappear|vanish|any ?more|live|living|life|goodbye|end it|give up|go on|born|burden|here|(?:be|being|stay|still) alive|end(?:ing)? (?:it|everything)|to stop|forever|without me|(?:am|was) gone|needs me|take me|this world|my last|rope|roof|tablets|(?:cut|hurt|harm)\\p{L}* my\\p{L}*|sorry to everyone|maru\\p{L}*|dhiri\\p{L}*|dhuniye\\p{L}*|hayaa\\p{L}*|geell\\p{L}*|gehl\\p{L}*",
      ],
      [
        "violence",
        "hits?|hitting|beats?|beating|beaten|slaps?|kicks?|punch\\p{L}*|abus\\p{L}*|rap(?:e|ed|es|ing)|molest\\p{L}*|touch\\p{L}*|threat\\p{L}*|forc\\p{L}*|hurts?|hurting|violen\\p{L}*|kill\\p{L}*|harass\\p{L}*|blackmail\\p{L}*|lock\\p{L}* me|into my room|unsafe|safe|aniyaa\\p{L}*|jaha\\p{L}*|thalha\\p{L}*",
      ],
      [
        "low",
        "alone|lonely|sad|depress\\p{L}*|cry|crying|cries|hopeless|hope|empty|worthless|useless|anxi\\p{L}*|panic|stress\\p{L}*|overwhelm\\p{L}*|exhaust\\p{L}*|broken|miserable|tired|nobody|no ?one|hate|hurts?|pain|lost|numb|down|dark|mental\\p{L}*|feel|feels|feeling|sleep|unhappy|burden|cope|give up|go on|any ?more|dhera\\p{L}*|hithaama\\p{L}*|ekani\\p{L}*",
      ],
      [
        "failing",
        "fail\\p{L}*|flunk\\p{L}*|not (?:pass|do well|get)|no pass\\p{L}*|bad\\p{L}*|low|poor|worse|worst|weak|not good|terrible|awful|horrible|cry\\p{L}*|cried|sad|upset|disappoint\\p{L}*|asham\\p{L}*|over|ruin\\p{L}*|end of|lost|again|second time|third time|feyl\\p{L}*|dhashu?\\p{L}*|only",
      ],
      [
        "grief",
        "died|dead|death|passed|funeral|buried|lost|widow\\p{L}*|orphan\\p{L}*|grave|grief|griev\\p{L}*|mourn\\p{L}*|drowned|gone|niyaa\\p{L}*|maru\\p{L}*",
      ],
      [
        "quarrel",
        "angry|shout\\p{L}*|fight\\p{L}*|fought|argu\\p{L}*|disagree\\p{L}*|against|forbid\\p{L}*|allow\\p{L}*|let|lets|letting|forc\\p{L}*|permission|convince|refus\\p{L}*|pressur\\p{L}*|wants? me|want us|insist\\p{L}*|listen|says? no|quarrel\\p{L}*|upset|mad|waste|shame",
      ],
      [
        "otherwise",
        "if|reject\\p{L}*|refus\\p{L}*|accept\\p{L}*|turn(?:ed)? down|fail\\p{L}*|full|afford|expensive|too (?:much|far|hard|high)|not (?:get|take|enough|pass)|says? no|instead|otherwise|plan b|back ?up|else",
      ],
      [
        "human",
        "human|person|people|call\\p{L}*|talk|speak|real|bot|robot|some(?:one|body)|staff|agent|operator|live|number|phone|whats ?app|viber|ai|machine|computer|contact|team",
      ],
      [
        "free",
        "free|nothing|no (?:fee|fees|cost|charge|pay|payment|money)|without (?:a )?(?:fee|fees|pay\\p{L}*|cost|money|charge)|zero|hil\\p{L}*|not pay|(?:poor|cannot|can not|cant) (?:pay|afford)|charit\\p{L}*",
      ],
      [
        "earnings",
        "salar(?:y|ies)|earn\\p{L}*|incomes?|wages?|paid|(?:get|jobs?|work|much|well|good|better|more) pay(?:s|ing)?|pays? (?:well|more|good|better|enough)|(?:make|making|bring\\p{L}*) (?:\\p{L}+ )?money|rich|musaara|money (?:after|in (?:it|this|that))",
      ],
      [
        "fear",
        "afraid|scare\\p{L}*|scary|fear\\p{L}*|nervous|shy|asham\\p{L}*|embarrass\\p{L}*|worr\\p{L}*|confiden\\p{L}*|laugh\\p{L}*|reject\\p{L}*|refus\\p{L}*|judg\\p{L}*|too (?:old|late|dumb|stupid|slow|weak)|good enough|stupid|dumb|never good|biru\\p{L}*|ladu\\p{L}*",
      ],
    ] as const satisfies readonly (readonly [ClauseKind, string])[]
  ).map(([kind, words]) => [
    kind,
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|[\\u0780-\\u07bf]`, "iu"),
  ]),
);

/** Words that tell a matter by themselves, whatever else the clause is taken for. */
const TELLING: readonly (readonly [RegExp, Matter])[] = [
  [
    /\b(?:(?:i am|am|im|is|he is|she is|who is|person) (?:deaf|blind|disabled|paraly[sz]ed|in a wheelchair|autistic|dyslexic)|wheelchair|hearing impair\p{L}*|visually impair\p{L}*|disabilit\p{L}*|epilep\p{L}*|autism(?! course))\b/u,
    "health",
  ],
  [
    /\b(?:(?:degrees?|certificates?|diplomas?|college|course|courses|they|it|that)(?: \p{L}+){0,4} (?:fake|genuine|legit|a scam|not real|worthless)|fake (?:degrees?|colleges?|universit(?:y|ies)))\b/u,
    "recognition",
  ],
  [
    /\b(?:rank(?:s|ed|ing|ings)?|(?:best|top) (?:university|universities|colleges?|institutes?|institutions?)|(?:university|universities|colleges?|institutes?|institutions?) (?:is|are) (?:the )?best)\b/u,
    "ranking",
  ],
  [
    /\b(?:what|how much|how high|starting) (?:\p{L}+ )?(?:salary|salaries|wages?)\b|\bhow much (?:do|does|can|will|would) (?:an? |the )?(?!i\b|we\b|it\b|they\b|this\b|that\b)\p{L}+ (?:get|gets|earn|make)\b|\b(?:will|would|does|do) (?:an? |the |my )?(?!i\b|we\b)\p{L}+ pay (?:me |us )?more\b/u,
    "earnings",
  ],
  [/\b(?:do|does|is|are|any)(?: \p{L}+){0,4} hostels?\b(?! (?:management|course))/u, "hostel"],
  [/\b(?:age limit|(?:minimum|min|maximum|max|upper) age)\b/u, "age"],
  [
    /\b(?:free (?:ones?|courses?(?! in the))|(?:anything|something|any|which(?: ones?)? (?:is|are)|what is) free)(?= |$)(?! (?:time|day|on|after))/u,
    "free",
  ],
  [
    /\b(?:count (?:my|his|her|the)|(?:credits?|exemptions?) for my|(?:transfer|use) my (?:credits?|years?|old|earlier))\b/u,
    "transfer",
  ],
];

/** The matter that words of a clause tell by themselves; null for none. */
export function toldMatter(text: string): Matter | null {
  return TELLING.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Things that die without grief. */
const BROKEN_THING =
  /\b(?:phone|laptop|battery|computer|tablet|internet|net|wifi|engine|bike|car) (?:has |have |just |is )?(?:died|dead|gone|lost)\b/;

/** False where a kind of trouble was told of a clause that has no word of it. */
export function hasEvidence(kind: ClauseKind, text: string): boolean {
  // "Do they have falconry courses" asks for courses.
  if (kind === "extra" && /\b(?:courses?|class(?:es)?)$/.test(text)) return false;
  const evidence = EVIDENCE.get(kind);
  if (!evidence) return true;
  return evidence.test(text) && !(kind === "grief" && BROKEN_THING.test(text));
}

/** Who it happens to: "I" and "to me". */
const ME = "(?:aharen|ahannah|alhugandu|އަހަރެން|އަހަންނަ|އަޅުގަނޑު)\\S*";

/**
 * What nobody may be left alone with, in Dhivehi of both scripts. It stands beside the reader of
 * clauses, which knows such sentences and misses them beside one word more.
 */
const PERILS_IN_DHIVEHI: ReadonlyMap<"danger" | "violence", RegExp> = new Map([
  [
    "danger",
    new RegExp(
      [
        "dhiri\\S* (?:\\S+ )?(?:beynu\\S* (?:noon|nuv|neth|nethey)|nubeynu|foohi)",
        "maru(?:vaan|vedhaan|vaakah|vumah|vumakah)\\S* (?:\\S+ )?(?:beynu|edhe|hiyy|heeve)",
        "maruve\\S* rangalh",
        "amilla\\S* (?:nafs|maru|aniyaa)",
        "hayaa\\S* nimm",
        "ދިރި\\S* (?:\\S+ )?(?:ބޭނު\\S* (?:ނޫން|ނުވޭ|ނެތް)|ނުބޭނު|ފޫހި)",
        "މަރުވ\\S* (?:\\S+ )?(?:ބޭނު|އެދ|ހިޔ|ރަނގަޅު)",
        "އަމިއްލަ\\S* (?:ނަފްސު|މަރު|އަނިޔާ)",
        "ހަޔާތް\\S* ނިންމ",
      ].join("|"),
      "iu",
    ),
  ],
  [
    "violence",
    new RegExp(`${ME} (?:\\S+ )?(?:thalha|jahaa(?!z)|jahan|aniyaa|ތަޅަ|ޖަހަނ|ޖަހާ(?!ޒ)|އަނިޔާ)`, "iu"),
  ],
]);

/** True where a message, as it was written, says so in Dhivehi. */
export function saysInDhivehi(peril: "danger" | "violence", message: string): boolean {
  return PERILS_IN_DHIVEHI.get(peril)?.test(message.replace(/\s+/g, " ")) ?? false;
}
