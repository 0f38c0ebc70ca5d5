import { casesOf } from "../guidance.ts";
import { HEALTH, ICT, TOURISM } from "./fields.ts";

/** What the guide knows beside the courses: levels, ways up, the scheme, the site; and courtesies. */
export const knowledge = [
  ...casesOf("levels", {
    six: ["what is level 6", { says: [/level 6/i, /Advanced Diploma|Associate Degree/i] }],
    five: ["what does mnqf level 5 mean?", { says: [/Diploma/i] }],
    mnqf: ["What is MNQF", { says: [/Maldives National Qualifications Framework/i, /level/i] }],
    all: [
      "explain all the levels",
      { says: [/Certificate I\b/, /Diploma/, /Bachelor/, /Master/, /Doctoral/] },
    ],
    degree: ["which level is a degree", { says: [/\b7\b/] }],
    masters: ["masters is what level", { says: [/\b9\b/] }],
    difference: ["difference between diploma and advanced diploma", { says: [/\b5\b/, /\b6\b/] }],
    "cert-three": ["Certificate 3 means what", { says: [/level 3|Certificate III/i] }],
    highest: ["whats the highest level one can study", { says: [/10|Doctoral/i] }],
    "not-there": [
      "what is level 12",
      { says: [/\b(ten|10)\b/i], saysNot: [/level 12 (is|means) an?\b/i] },
    ],
    na: ["what does level NA mean", { says: [/outside|not applicable|not on/i] }],
    associate: ["is associate degree same as bachelor degree?", { says: [/\b6\b/, /\b7\b/] }],
  }),
  ...casesOf("pathway", {
    "after-diploma": [
      "what comes after a diploma",
      { says: [/level 6|level 7|advanced diploma|bachelor|degree/i] },
    ],
    "after-o-level": [
      "i finished o level. what can i do now",
      { says: [/certificate|level [34]|foundation|diploma/i] },
    ],
    "after-a-level": [
      "what can I study with 2 passes at A level",
      { says: [/diploma|degree|level [567]/i] },
    ],
    "degree-after-cert": [
      "can i do a degree after certificate 3",
      { says: [/level [4567]|diploma|certificate iv|foundation|first|next/i] },
    ],
    "masters-after": [
      "Can I do masters straight after diploma?",
      { says: [/bachelor|degree|level 7/i] },
    ],
    "failed-o-level": [
      "I failed my O levels, is there any hope for me to study",
      { says: [/certificate|level [12]|second chance|foundation/i] },
    ],
    "no-school": [
      "my mother only did grade 7, can she take any course",
      { says: [/level [12]|certificate|open to|short/i] },
    ],
    "to-doctor": [
      "what path to become a doctor",
      { says: [/foundation|health|science|preparation/i] },
    ],
    "after-degree": ["whats next after bachelors", { says: [/level [89]|master|post ?graduate/i] }],
    phd: ["what do I need before a phd", { says: [/master|level 9/i] }],
    "grade-ten": [
      "grade 10 student, which level can I join after ssc",
      { says: [/level [34]|certificate/i] },
    ],
    chain: [
      "after o levels what level can I join",
      { says: [/level [34]|certificate/i] },
      "in tourism",
      { courses: { every: { field: TOURISM } } },
    ],
  }),
  ...casesOf("scheme", {
    what: ["what is the government first degree scheme", { says: [/first degree/i] }],
    who: [
      "am i eligible for first degree scheme",
      {
        says: [/eligib|scheme/i, /not|n't|check|ask|ministry|depends|course/i],
        saysNot: [/you are (definitely )?eligible/i],
      },
    ],
    covers: ["does first degree scheme cover diplomas", { says: [/scheme/i] }],
    loan: ["student loan", { says: [/scheme|not|n't/i] }],
    "how-many": ["how many courses are in the first degree scheme?", { says: [/\d+/, /scheme/i] }],
    "one-field": [
      "first degree scheme for IT?",
      { courses: { every: { field: ICT, scheme: true } } },
    ],
    "not-in-it": [
      "health degrees not covered by the scheme",
      { courses: { every: { field: HEALTH, scheme: false, level: "7" } } },
    ],
    apply: ["how do i apply for the free degree scheme", { says: [/scheme/i] }],
  }),
  ...casesOf("site", {
    compare: ["how do i compare courses on this site", { says: [/shortlist/i, /\b(3|three)\b/i] }],
    shortlist: ["what is the shortlist", { says: [/\b(3|three)\b/i] }],
    filters: ["how to use filters", { says: [/filter/i] }],
    search: ["how do i search for a course here", { says: [/search/i] }],
    guide: ["what is the career guide", { says: [/career guide/i, /question|seven|7/i] }],
    register: ["do I need an account / how to register", { says: [/register|account/i] }],
    password: ["I forgot my password", { says: [/forgot|reset|link/i] }],
    list: [
      "I run a training centre. how do we list our courses and what does it cost",
      { says: [/free/i, /contact|list/i] },
    ],
    contact: ["how to contact magu team", { says: [/contact/i] }],
    advertise: ["advertising rates?", { says: [/advert/i] }],
    apply: ["can I apply through this website", { says: [/institution|directly|contact/i] }],
    wrong: ["the fee of our course is wrong on your site, who do I tell", { says: [/contact/i] }],
    share: ["how can i send a course to my mum on viber", { says: [/link|address|share|copy/i] }],
    sample: ["are these courses real or sample data", { says: [/sample/i] }],
    many: ["can i put 5 courses to compare", { says: [/\b(3|three)\b/i] }],
    free: ["is this website free to use for students", { says: [/free/i] }],
    chain: [
      "how does comparing work",
      { says: [/shortlist/i] },
      "and how many can I add",
      { says: [/\b(3|three)\b/i] },
    ],
  }),
  ...casesOf("greeting", {
    hi: ["hi", { says: [/hello|hi\b|welcome|assalaam|salaam|hey/i], saysNot: [/sorry/i] }],
    salaam: ["Assalaamu alaikum", { says: [/alaikum|salaam|hello|welcome|\bhi\b/i] }],
    morning: ["good morning", { says: [/hello|morning|welcome|\bhi\b/i] }],
    thanks: ["thanks a lot", { says: [/welcome|glad|pleasure|happy|good luck/i] }],
    "thank-you-bro": ["ok thankyou bro", { says: [/welcome|glad|pleasure|happy|good luck/i] }],
    who: ["who are you?", { says: [/guide|assistant|help/i] }],
    human: [
      "are u a real person or a bot",
      { says: [/not a (person|human)|assistant|program|computer|software|automatic/i] },
    ],
    can: ["what can you do", { says: [/course|compare|find/i] }],
    bye: ["bye", { says: [/bye|good luck|soon|all the best|take care|come back/i] }],
    how: ["how are you", { says: [/\w/], saysNot: [/no courses? (found|fit|match)/i] }],
    chain: [
      "hello",
      { says: [/hello|hi\b|welcome|assalaam|hey/i] },
      "i want to study something in tourism",
      { courses: { every: { field: TOURISM } } },
      "thanks!",
      { says: [/welcome|glad|pleasure|happy|good luck/i] },
    ],
  }),
];
