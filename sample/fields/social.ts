import type { Field } from "../programme.ts";

export const social: Field = {
  name: "Social Sciences and Journalism",
  related: "social science, communication or education",
  common: `Introduction to Sociology; Introduction to Psychology; Maldivian Society and History; Critical
    Thinking; Social Statistics; Ethics; Gender and Society; Writing for Academic Purposes`,
  notes: `Interviews and fieldwork need approval from the ethics committee.; Lectures are recorded for
    students on other islands.; Placements are arranged with ministries, media and civil society.`,
  feeFactor: 0.95,
  subjects: [
    {
      title: "Psychology",
      categories: ["Psychology"],
      modules: `Brain and Behaviour; Developmental Psychology; Social Psychology; Cognitive Psychology;
        Personality; Abnormal Psychology; Psychological Testing; Health Psychology; Psychology of
        Islam and Culture; Counselling Skills; Research Design; Statistics for Psychology`,
      advanced: `Clinical Assessment; Cognitive Behaviour Therapy; Child and Adolescent Mental Health;
        Trauma and Resilience; Advanced Statistics; Ethics and Supervision`,
      careers: `Mental health support worker; Research assistant; School counsellor; Psychologist's
        assistant; Clinical psychologist`,
      dv: "ނަފްސާނީ ޢިލްމު",
      offers: { atolls: ["BH", "M"], dhekunu: ["C4", "D", "B"] },
      named: [
        [
          "dhekunu",
          "S",
          "Mental Health First Aid",
          "Recognising distress; Listening without judging; Panic and self-harm; Where to refer",
        ],
      ],
    },
    {
      title: "Counselling",
      categories: ["Social Work and Counselling", "Psychology"],
      modules: `The Counselling Relationship; Theories of Counselling; Listening Skills; Counselling
        Children; Couples and Families; Grief and Loss; Addiction Counselling; Islamic
        Counselling; Ethics and Records; Supervised Practice`,
      advanced: `Theories and Integration; Group Counselling; Trauma Counselling; School Counselling;
        Supervised Practice`,
      careers: `Helpline volunteer coordinator; Counsellor's assistant; School counsellor; Family
        counsellor; Counselling supervisor`,
      languages: ["Dhivehi", "English"],
      offers: { dhekunu: ["C4", "D", "PD"], fathis: ["D", "PC"], misraab: ["C4"], atolls: ["M"] },
    },
    {
      title: "Social Work",
      categories: ["Social Work and Counselling"],
      honoursYears: 4,
      modules: `Values of Social Work; Child Protection; Family Support; Disability and Care; Substance
        Use; Community Work on Islands; Social Policy; Domestic Violence; Juvenile Justice; Case
        Management; Field Practice I; Field Practice II`,
      advanced: `Social Work Theory; Child Protection Practice; Social Policy in Small States; Community
        Development; Practice Research`,
      careers: `Community worker; Care worker; Social worker; Child protection officer; Manager of social
        services`,
      languages: ["Dhivehi", "English"],
      offers: { atolls: ["AD", "BH"], dhekunu: ["C4", "D"], thiladhunmathi: ["C3"] },
    },
    {
      title: "Journalism",
      categories: ["Journalism"],
      degree: "Arts",
      modules: `What Is News; Writing a News Story; Interviewing; Dhivehi for Journalists; Photographs for
        News; Radio and Podcast; Television Reporting; Media Law and Ethics; Investigative
        Journalism; Data Journalism; Editing; Newsroom Project`,
      advanced: `Journalism and Democracy; Investigative Methods; Data and Visual Journalism; Media Law;
        Newsroom Leadership`,
      careers: `Trainee reporter; Journalist; News presenter; Sub-editor; News editor; Editor-in-chief`,
      languages: ["Dhivehi", "English"],
      dv: "ނޫސްވެރިކަން",
      offers: { kula: ["C3", "D", "AD"], atolls: ["BH", "PD"], dhathuru: ["C3"] },
      named: [
        [
          "kula",
          "S",
          "Podcasting from Your Island",
          "Finding a story; Recording outdoors; Cutting and mixing; Publishing",
        ],
      ],
    },
    {
      title: "Media and Communication",
      categories: ["Journalism", "Branding and Advertising"],
      degree: "Arts",
      modules: `Communication Theory; Media History of the Maldives; Digital Media; Scriptwriting; Media
        Production; Public Opinion; Intercultural Communication; Strategic Communication; Media
        Research; Fact Checking`,
      careers: `Content officer; Producer; Communication officer; Media researcher; Head of programmes`,
      offers: { kula: ["BH"], atolls: ["B"], dhathuru: ["D"] },
    },
    {
      title: "Political Science",
      categories: ["Political Science and Development"],
      degree: "Arts",
      modules: `Political Ideas; Government and Politics of the Maldives; Comparative Politics; Elections
        and Parties; Parliament at Work; Political Economy; Islam and Politics; Public Policy;
        Politics of South Asia; Research in Politics`,
      advanced: `Theories of Politics; Democracy in Small States; Public Policy Analysis; Political Economy
        of South Asia`,
      careers: `Research assistant; Parliamentary officer; Policy officer; Political analyst; Adviser`,
      offers: { atolls: ["BH", "P"], dhathuru: ["C4"] },
    },
    {
      title: "International Relations",
      categories: ["International Relations"],
      degree: "Arts",
      modules: `World History since 1900; International Organisations; Diplomacy; Small States in World
        Politics; Law of the Sea; Climate Negotiations; Indian Ocean Security; International
        Trade; Protocol and Etiquette; Foreign Policy of the Maldives`,
      advanced: `Theory of International Relations; Diplomacy of Small States; Indian Ocean Politics;
        International Law; Climate Diplomacy`,
      careers: `Protocol assistant; Foreign service officer; Programme officer; Diplomat; Ambassador`,
      offers: { atolls: ["B", "M"], dhathuru: ["PD"] },
      named: [["atolls", "S", "Protocol and Etiquette for Official Events"]],
    },
    {
      title: "Community Development",
      categories: ["Political Science and Development", "Social Work and Counselling"],
      modules: `What Makes a Community; Working with Volunteers; Needs Assessment; Writing a Project
        Proposal; Youth Work; Women's Development Committees; Project Budgets; Reporting to
        Donors; Climate and Community`,
      advanced: `Development Theory; Participation and Planning; Project Evaluation; Gender and
        Development; Island Communities in Transition`,
      careers: "Youth worker; Community organiser; Project officer; Development consultant",
      languages: ["Dhivehi", "English"],
      offers: { thiladhunmathi: ["C4"], atolls: ["M"] },
    },
  ],
};
