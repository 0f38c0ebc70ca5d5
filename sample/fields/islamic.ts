import type { Field } from "../programme.ts";

export const islamic: Field = {
  name: "Quranic and Islamic Studies",
  related: "Quran or Islamic studies",
  common: `Aqidah; Fiqh of Worship; The Life of the Prophet; Arabic Reading; Islamic Manners;
    Introduction to Hadith; Islamic History and Civilisation; Memorisation of Selected Surahs`,
  requirement: "The ability to read the Quran, heard in a short interview",
  notes: `Separate sessions are arranged for men and women.; Students keep a recitation record that the
    teacher signs each week.; Children of students may attend the evening Quran class free of
    charge.`,
  feeFactor: 0.6,
  subjects: [
    {
      title: "Quran Recitation",
      categories: ["Quran Recitation"],
      modules: `Letters and Their Places of Articulation; Noon Sakinah and Tanween; Rules of Meem;
        Lengthening (Madd); Stops and Starts; Recitation of Juz' Amma; Melody and Voice;
        Recitation of Surah al-Kahf and Surah Yaseen; Common Mistakes and Their Remedy; The Ten
        Readings: an Introduction`,
      careers: "Reciter in a mosque; Quran class teacher; Qari; Judge of Quran competitions",
      languages: ["Dhivehi", "Arabic"],
      dv: "ޤުރުއާން ކިޔެވުން",
      offers: { misraab: ["C1", "C2", "C3", "C4"], thiladhunmathi: ["C1"], fathis: ["C2"] },
      named: [
        ["misraab", "D", "Diploma in Qira'ath and Tajweed"],
        [
          "misraab",
          "S",
          "Qur'an Reading for Adults (ޤުރުއާން ކިޔެވުން): Beginning Again",
          "Letters in their shapes; Joining letters; Short vowels and long vowels; Reading Juz' Amma with a teacher",
        ],
        ["thiladhunmathi", "S", "Ramazan Tajweed Evenings"],
        ["dhathuru", "S", "Tajweed Online: One Teacher, Four Learners"],
      ],
    },
    {
      title: "Quran Memorisation",
      categories: ["Quran Memorisation"],
      modules: `Memorisation of Juz' Amma; Memorisation of Juz' Tabarak; Methods of Revision; Tajweed in
        Practice; Meanings of the Short Surahs; Memorisation of Ten Juz'; Similar Verses;
        Recitation from Memory before a Panel`,
      careers: "Leader of tarawih prayers; Quran memorisation teacher; Hafiz",
      languages: ["Arabic", "Dhivehi"],
      dv: "ޤުރުއާން ހިތުދަސްކުރުން",
      offers: { misraab: ["C1", "C2", "C3", "C4"], atolls: ["C2"] },
      named: [["misraab", "AD", "Associate Degree in Hifz and Quranic Sciences"]],
    },
    {
      title: "Islamic Studies",
      categories: ["Islamic Belief and Thought"],
      degree: "Arts",
      modules: `Pillars of Islam and Iman; Fiqh of Purification and Prayer; Stories of the Prophets; Forty
        Hadith; Family in Islam; Islam in the Maldives; Principles of Fiqh; Sciences of Hadith;
        Comparative Fiqh; Islamic Economics; Da'wah and Communication; Contemporary Muslim World`,
      advanced: `Methodology of Islamic Research; Texts in Tafsir; Hadith Criticism; Objectives of the
        Shariah; Islam and Contemporary Society; Reading Classical Texts`,
      careers: `Mosque assistant; Islamic affairs officer; Teacher of Islam; Research officer; Lecturer`,
      languages: ["Dhivehi", "Arabic"],
      dv: "އިސްލާމްދީން",
      offers: {
        misraab: ["C2", "C3", "D", "AD", "BH", "M"],
        atolls: ["BH", "P"],
        dhathuru: ["C3"],
      },
    },
    {
      title: "Tafsir and Quranic Sciences",
      categories: ["Tafsir and Hadith"],
      degree: "Arts",
      modules: `Introduction to Tafsir; History of the Text; Occasions of Revelation; Arabic Grammar for
        Tafsir; Tafsir of Surah al-Baqarah; Tafsir of Surah an-Nur; Rhetoric of the Quran; Schools
        of Tafsir; Thematic Tafsir; Verses of Law; Modern Commentaries`,
      advanced: `Methods of the Commentators; Analytical Tafsir; Quranic Rhetoric; Readings and
        Transmission; Contemporary Approaches to Tafsir; Manuscripts and Editing`,
      careers: `Quran teacher; Writer on religious subjects; Researcher in Quranic studies; Lecturer`,
      languages: ["Arabic", "Dhivehi"],
      dv: "ތަފްސީރު",
      offers: { misraab: ["C3", "D", "BH", "M"], atolls: ["M"] },
    },
    {
      title: "Hadith Studies",
      categories: ["Tafsir and Hadith"],
      modules: `Terms of Hadith; Forty Hadith of an-Nawawi; The Six Collections; Lives of the Narrators;
        Hadith on Character; Hadith on Transactions; Grading of Hadith; Finding Hadith in Sources;
        Hadith and Law`,
      careers: "Teacher of Islam; Preacher; Research assistant; Lecturer in hadith",
      languages: ["Arabic", "Dhivehi"],
      dv: "ޙަދީޘް",
      offers: { misraab: ["C3", "C4", "D"], atolls: ["C4"] },
      named: [
        [
          "dhathuru",
          "S",
          "Forty Hadith in Forty Lessons",
          "Intention; Lawful and unlawful; Good character; Neighbours and guests; Patience and prayer",
        ],
      ],
    },
    {
      title: "Imamship",
      categories: ["Imam and Community Service"],
      modules: `Leading the Prayer; Friday Sermons; Rules of the Mosque; Washing and Burial of the Dead;
        Recitation for Imams; Marriage Ceremonies; Counselling Families; Island Customs and Law;
        Managing a Mosque; Public Speaking`,
      careers: `Mudhim; Imam of an island mosque; Khateeb; Mosque coordinator; Religious counsellor`,
      languages: ["Dhivehi"],
      dv: "އިމާމުކަން",
      offers: { misraab: ["C3", "D"], atolls: ["C4"] },
      named: [
        ["misraab", "C4", "Advanced Certificate for Imams and Khateebs"],
        ["misraab", "AD", "Associate Degree in Imamship and Community Leadership"],
        ["thiladhunmathi", "C2", "Certificate II for Imams"],
        [
          "misraab",
          "S",
          "Rules of Janazah (ޖަނާޒާގެ ޙުކުމްތައް)",
          "At the time of death; Washing and shrouding; The funeral prayer; Burial; Debts and bequests",
        ],
      ],
    },
    {
      title: "Aqidah and Islamic Thought",
      categories: ["Islamic Belief and Thought"],
      degree: "Arts",
      modules: `Names and Attributes; Prophethood; The Hereafter; History of Islamic Sects; Reason and
        Revelation; Islamic Ethics; World Religions; Modern Ideologies`,
      advanced: `Texts of Aqidah; Schools of Kalam; Islam and Modern Thought; Ethics and Spiritual
        Development; Religion and Society; Reading Seminar in Arabic`,
      careers: "Teacher of Islam; Religious affairs officer; Counsellor; Researcher; Lecturer",
      languages: ["Arabic"],
      dv: "ޢަޤީދާ",
      offers: { misraab: ["D", "M", "P"], atolls: ["PD"] },
    },
    {
      title: "Hajj and Umrah Services",
      categories: ["Imam and Community Service", "Travel and Tour Operations"],
      modules: `Rites of Umrah; Rites of Hajj; Guiding a Group; Health of Pilgrims; Visas and Travel
        Papers; Crowds and Safety; Caring for Elderly Pilgrims; Arabic for Guides`,
      careers: "Group assistant; Umrah guide; Hajj group leader; Pilgrim services manager",
      languages: ["Dhivehi"],
      dv: "ޙައްޖާއި ޢުމްރާ",
      offers: { misraab: ["C2", "C3"] },
      named: [["misraab", "S", "Preparing for Umrah: A Weekend for Families"]],
    },
  ],
};
