import type { Field } from "../programme.ts";

export const law: Field = {
  name: "Shariáh and Law",
  related: "law, Shariah or public administration",
  common: `Introduction to Law; Introduction to Shariah; Legal System of the Maldives; Constitution of
    the Maldives; Legal English; Legal Writing in Dhivehi; Legal Ethics; Principles of Fiqh`,
  notes: `Visits to courts and tribunals are part of the programme.; Admission to practise as a lawyer
    follows the rules of the Bar Council.; Moot court takes place at the end of each year.`,
  feeFactor: 1.1,
  subjects: [
    {
      title: "Shariah and Law",
      categories: ["Law", "Islamic Jurisprudence"],
      honoursYears: 4,
      modules: `Law of Contract; Law of Torts; Criminal Law; Islamic Family Law; Land Law; Law of
        Evidence; Islamic Law of Transactions; Civil Procedure; Criminal Procedure; Company Law;
        Public International Law; Moot Court and Advocacy; Employment Law; Law of the Sea`,
      advanced: `Comparative Constitutional Law; Objectives of Shariah; Advanced Criminal Justice;
        Commercial Law and Arbitration; Legal Research; Human Rights in Islam and International
        Law`,
      careers: "Legal assistant; Legal officer; Lawyer; Prosecutor; Legal counsel; Judge",
      languages: ["English", "Dhivehi"],
      dv: "ޝަރީޢަތާއި ޤާނޫނު",
      offers: { atolls: ["BH", "M"], misraab: ["C3", "C4", "D", "AD", "BH"] },
      named: [["atolls", "P", "Doctor of Philosophy in Law"]],
    },
    {
      title: "Law",
      categories: ["Law"],
      modules: `Legal Method; Contract; Tort; Criminal Law; Property Law; Equity and Trusts;
        Administrative Law; Commercial Law; Jurisprudence; Intellectual Property; Maritime Law;
        Dissertation in Law`,
      advanced: `International Commercial Law; Company and Securities Law; Shipping and Admiralty Law;
        International Arbitration; Environmental Law`,
      careers: "Paralegal; Legal officer; Lawyer; Company secretary; Head of legal affairs",
      offers: { atolls: ["C4"], hisaab: ["C3"], dhathuru: ["C4"] },
      named: [
        ["dhathuru", "BH", "LLB (Hons) by Online Study"],
        [
          "atolls",
          "M",
          "LLM in Maritime and Environmental Law",
          "Law of the Sea; Shipping and Admiralty Law; Marine Environment Law; Climate Law and Litigation; Fisheries Law; International Dispute Settlement",
        ],
        ["atolls", "PD", "Postgraduate Diploma in Law"],
        [
          "hisaab",
          "S",
          "Company Law for Directors",
          "Duties of a director; Meetings and resolutions; Conflicts of interest; When a company cannot pay",
        ],
      ],
    },
    {
      title: "Islamic Jurisprudence",
      categories: ["Islamic Jurisprudence"],
      degree: "Arts",
      modules: `History of Islamic Law; Fiqh of Worship in Detail; Fiqh of Marriage and Divorce;
        Inheritance and Bequests; Fiqh of Transactions; Crime and Punishment in Shariah; Legal
        Maxims; Judiciary in Islam; Comparative Schools; Contemporary Rulings`,
      advanced: `Theory of Ijtihad; Legal Maxims in Application; Fiqh of Minorities and Travel;
        Contemporary Financial Rulings; Fatwa and Judgment`,
      careers: `Teacher of Islam; Shariah adviser; Family court officer; Mufti's assistant; Lecturer`,
      languages: ["Arabic", "Dhivehi"],
      dv: "ފިޤުހު",
      offers: { misraab: ["C2", "C4", "D", "B", "M"], atolls: ["PD"] },
      named: [["misraab", "S", "Inheritance in Shariah: Reading the Shares"]],
    },
    {
      title: "Judicial Administration",
      categories: ["Judicial Administration"],
      modules: `Courts and Their Work; Registering a Case; Court Records in Thaana; Summons and Service;
        Hearings and Minutes; Enforcement of Judgments; Registry Management; Public Service in
        Courts; Ethics of Court Staff`,
      careers: "Court clerk; Case registrar; Hearing officer; Chief registrar",
      languages: ["Dhivehi"],
      dv: "ކޯޓު އިދާރާ",
      offers: { misraab: ["C3", "C4", "D"], atolls: ["C4", "D"] },
    },
    {
      title: "Mediation and Dispute Resolution",
      categories: ["Mediation and Legal Support"],
      modules: `Why Disputes Happen; Listening and Questions; The Steps of Mediation; Family Mediation;
        Neighbour and Land Disputes; Workplace Disputes; Agreements in Writing; Ethics of
        Mediators`,
      advanced: `Negotiation Theory; Mediation Practice; Arbitration Law; Restorative Justice; Family
        Mediation`,
      careers: "Community mediator; Family mediator; Council legal officer; Arbitrator",
      offers: { atolls: ["C4", "PC"], misraab: ["C3"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Island Mediator: Settling Disputes before Court",
          "Hearing both sides; Finding common ground; Writing an agreement; When to refer to court",
        ],
      ],
    },
    {
      title: "Legal Practice Support",
      categories: ["Mediation and Legal Support"],
      modules: `The Law Office; Drafting Letters and Contracts; Legal Research Online; Client Interviews;
        Conveyancing Forms; Wills and Gifts; File and Time Records; Dhivehi Legal Terms`,
      careers: "Law office assistant; Paralegal; Conveyancing clerk; Senior paralegal",
      languages: ["Dhivehi", "English"],
      offers: { dhathuru: ["C3"] },
      named: [
        [
          "dhathuru",
          "S",
          "Contracts in Plain Words",
          "Offer and acceptance; Terms to look for; Changing a contract; When it is broken",
        ],
        [
          "atolls",
          "X",
          "Bar Examination: Revision Course",
          "Constitutional law; Criminal procedure; Civil procedure; Professional conduct; Two mock papers",
        ],
      ],
    },
  ],
};
