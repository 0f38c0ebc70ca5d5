import type { Field } from "../programme.ts";

export const languages: Field = {
  name: "Languages and Linguistics",
  related: "languages or education",
  common: `Introduction to Language; Phonetics; Academic Reading and Writing; Language and Culture;
    Grammar in Use; Vocabulary and Dictionaries; Language Learning Strategies`,
  notes: `A short placement test decides the group.; Groups have at most 14 learners.; Course books are
    included in the fee.; Conversation evenings are free for present and former students.`,
  feeFactor: 0.75,
  subjects: [
    {
      title: "English Language",
      categories: ["English"],
      modules: `Everyday Conversation; Reading Short Texts; Writing Clear Sentences; Listening and
        Pronunciation; Grammar for Use; English at Work; Reading the News; Discussion and Debate;
        Writing Reports; Presentation Skills`,
      careers: `Receptionist; Customer service officer; Office administrator; Guest relations officer`,
      languages: ["English"],
      dv: "އިނގިރޭސި ބަސް",
      offers: { bahuruva: ["C1", "C2", "C3", "C4"], thiladhunmathi: ["C2"], dhathuru: ["C2"] },
      named: [
        [
          "bahuruva",
          "S",
          "English Conversation Club: Mornings",
          "Small talk; Telling a story; Agreeing and disagreeing; News of the week",
        ],
        ["bahuruva", "S", "Young Learners' English: Ages 8 to 11"],
      ],
    },
    {
      title: "English Language and Literature",
      categories: ["English"],
      degree: "Arts",
      modules: `Reading Poetry; The Short Story; Shakespeare; Novels of the Indian Ocean; Linguistics;
        Grammar of English; World Englishes; Creative Writing; Postcolonial Literature; Discourse
        Analysis; Drama`,
      advanced: `Linguistic Theory; Literature and the Sea; Discourse and Society; Research in Applied
        Linguistics`,
      careers: "English teacher; Copy editor; Content writer; Publisher's editor; Lecturer",
      languages: ["English"],
      offers: { atolls: ["BH", "M"], fathis: ["D"] },
    },
    {
      title: "Teaching English to Speakers of Other Languages (TESOL)",
      categories: ["English", "Secondary Teaching"],
      degree: "Arts",
      modules: `How Languages Are Learned; Teaching Speaking; Teaching Grammar; Teaching Reading; Young
        Learners; Lesson Planning; Testing; Teaching Practice`,
      advanced: `Second Language Acquisition; Methodology of TESOL; Language Testing; Materials Design;
        Technology in Language Teaching; Teacher Research`,
      careers: "English tutor; Language centre teacher; English teacher; Academic coordinator",
      languages: ["English"],
      offers: { bahuruva: ["C4", "PC"], fathis: ["PD"], atolls: ["M"] },
    },
    {
      title: "Arabic Language",
      categories: ["Arabic"],
      modules: `Arabic Letters and Sounds; Conversation; Reading Simple Texts; Nahw I; Sarf I; Arabic of
        the Quran; Composition; Nahw II; Rhetoric; Arabic Media; Classical Texts`,
      advanced: `Arabic Syntax in Depth; Morphology; Rhetoric and Style; History of Arabic Linguistics;
        Reading Classical Texts; Teaching Arabic to Others`,
      careers: "Teacher's assistant; Arabic teacher; Translator; Umrah guide",
      languages: ["Arabic", "Dhivehi"],
      dv: "އަރަބި ބަސް",
      offers: { misraab: ["C1", "C2", "C3", "D", "B"], bahuruva: ["C1", "C2", "C3"] },
      named: [
        ["misraab", "M", "Master of Arts in Arabic Linguistics"],
        ["dhathuru", "S", "Arabic for Prayer and Recitation (އަރަބި ބަސް)"],
      ],
    },
    {
      title: "Dhivehi Language and Literature",
      categories: ["Dhivehi Language and Literature"],
      degree: "Arts",
      modules: `Thaana and Its History; Dhivehi Grammar; Raivaru and Lhen; Dhivehi Prose; Old Scripts:
        Eveyla and Dhives Akuru; Dialects; Folklore; Dictionaries; Editing Dhivehi; Contemporary
        Writers; History of the Language`,
      advanced: `Dhivehi Linguistics; Copperplate Grants and Old Texts; Literary Criticism; Dialects of the
        South; Language Planning`,
      careers: "Typist; Proofreader; Dhivehi teacher; Writer and editor; Language researcher",
      languages: ["Dhivehi"],
      dv: "ދިވެހި ބަސް",
      offers: { atolls: ["BH", "M"], fathis: ["C3"], thiladhunmathi: ["C3"], bahuruva: ["C3"] },
      named: [
        ["bahuruva", "C2", "Certificate II in Dhivehi Language (ދިވެހި ބަސް)"],
        [
          "bahuruva",
          "S",
          "Dhivehi for Foreign Residents",
          "Reading Thaana; Greetings and family; Market and ferry; At the clinic; Polite forms",
        ],
        ["atolls", "P", "Doctor of Philosophy in Dhivehi Studies"],
      ],
    },
    {
      title: "Chinese Language",
      categories: ["Asian Languages"],
      modules: `Pinyin and Tones; First Characters; Greeting Guests; Numbers, Time and Money; At the
        Resort; Conversation; Reading and Typing; Culture of Chinese Guests`,
      careers: "Guest service agent; Tour guide; Resort host for Chinese guests",
      languages: ["Chinese", "English"],
      dv: "ޗައިނާ ބަސް",
      offers: { bahuruva: ["C1", "C2", "C3"], thundi: ["C2"] },
      named: [["thundi", "S", "Mandarin for Front Office"]],
    },
    {
      title: "Japanese Language",
      categories: ["Asian Languages"],
      modules: `Hiragana and Katakana; Greetings; Polite Requests; First Kanji; Serving Guests; Daily
        Conversation`,
      careers: "Guest service agent; Tour guide; Dive guide for Japanese guests",
      languages: ["Japanese", "English"],
      offers: { bahuruva: ["C1", "C2"] },
    },
    {
      title: "Hindi Language",
      categories: ["Asian Languages"],
      modules: `Devanagari; Everyday Hindi; At the Hospital in India; Travel and Shopping; Films and
        Songs; Conversation`,
      careers: "Guest service agent; Medical travel assistant; Trader",
      languages: ["Hindi", "English"],
      dv: "ހިންދީ ބަސް",
      offers: { bahuruva: ["C1", "C2"] },
      named: [["dhathuru", "S", "Hindi for Medical Travellers"]],
    },
    {
      title: "German Language",
      categories: ["European Languages"],
      modules: `Sounds and Greetings; Numbers and Times; Describing a Room; Food and Drink; Excursions;
        Cases; Past and Future; Conversation with Guests`,
      careers: "Guest service agent; Tour guide; Guest relations officer",
      languages: ["German", "English"],
      dv: "ޖަރުމަން ބަސް",
      offers: { bahuruva: ["C1", "C2", "C3"], thundi: ["C1"] },
    },
    {
      title: "French Language",
      categories: ["European Languages"],
      modules: `Sounds and Greetings; Articles and Verbs; At Reception; In the Restaurant; Health and
        Safety Words; Past Tenses; Reading Menus and Brochures; Conversation`,
      careers: "Guest service agent; Waiter; Guest relations officer",
      languages: ["French", "English"],
      dv: "ފަރަންސޭސި ބަސް",
      offers: { bahuruva: ["C1", "C2", "C3"], atolls: ["C2"] },
    },
    {
      title: "Italian Language",
      categories: ["European Languages"],
      modules: `Sounds and Greetings; Family and Holidays; Food and Wine Words; Directions; Boat and
        Beach; Conversation`,
      careers: "Guest service agent; Excursion guide; Entertainer",
      languages: ["Italian", "English"],
      offers: { bahuruva: ["C1", "C2"], thundi: ["C1"] },
    },
    {
      title: "Russian Language",
      categories: ["European Languages"],
      modules: `Cyrillic Letters; Greetings; Numbers and Prices; At Reception; Spa and Diving Words;
        Conversation`,
      careers: "Guest service agent; Spa receptionist; Dive guide",
      languages: ["Russian", "English"],
      offers: { bahuruva: ["C1", "C2"] },
      named: [["thundi", "S", "Russian for Resort Staff: Survival Phrases"]],
    },
    {
      title: "Translation and Interpreting",
      categories: ["Translation and Interpreting"],
      modules: `Reading for Translation; Dhivehi and English in Contrast; Legal Texts; Media Texts;
        Consecutive Interpreting; Subtitling; Terminology; Court and Hospital Interpreting; Ethics
        of Translators`,
      advanced: `Theory of Translation; Legal Translation; Conference Interpreting; Translation Technology;
        Religious Texts`,
      careers: `Typist and translator's assistant; Translator; Subtitler; Interpreter; Head of translation`,
      languages: ["Dhivehi", "English"],
      dv: "ތަރުޖަމާ",
      offers: { bahuruva: ["C4", "D"], atolls: ["D", "PD"], misraab: ["C4"] },
    },
  ],
};
