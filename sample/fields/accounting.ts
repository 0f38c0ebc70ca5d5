import type { Field } from "../programme.ts";

export const accounting: Field = {
  name: "Accounting and Finance",
  related: "accounting, business or mathematics",
  common: `Business Mathematics; Microeconomics; Macroeconomics; Business Law in the Maldives;
    Spreadsheets for Finance; Business Statistics; Principles of Management; Professional Ethics`,
  notes: `A scientific calculator is needed in every examination.; Exemptions from professional papers
    depend on the professional body.; Practice licences for accounting software are included in
    the fee.`,
  feeFactor: 1.05,
  subjects: [
    {
      title: "Accounting",
      categories: ["Accounting"],
      modules: `Bookkeeping and Ledgers; Financial Accounting I; Financial Accounting II; Cost Accounting;
        Accounting Software; Management Accounting; Taxation: GST and Income Tax; Company
        Accounts; Auditing; Financial Reporting; Accounting Information Systems; Advanced
        Financial Accounting`,
      advanced: `Advanced Financial Reporting; Strategic Management Accounting; Corporate Governance and
        Risk; Tax Policy and Planning; Audit and Assurance; Accounting Research`,
      careers: `Bookkeeper; Accounts assistant; Accountant; Management accountant; Financial controller;
        Chief financial officer`,
      dv: "ހިސާބު ބެހެއްޓުން",
      offers: {
        hisaab: ["C3", "C4", "D", "AD", "M"],
        atolls: ["BH"],
        dhathuru: ["D"],
        thiladhunmathi: ["C4"],
      },
      named: [
        [
          "hisaab",
          "S",
          "Bookkeeping for Guesthouse Owners",
          "Receipts and invoices; Green tax and GST records; Bank reconciliation; Reading your profit for the month",
        ],
        [
          "hisaab",
          "S",
          "Spreadsheets for Accountants: From Formulas to Forecasts",
          "Clean data; Lookups and pivot tables; Ageing reports; Cash-flow forecasts",
        ],
      ],
    },
    {
      title: "Accounting and Finance",
      categories: ["Accounting", "Banking and Finance"],
      degree: "Science",
      modules: `Financial Accounting; Introduction to Finance; Cost and Management Accounting; Corporate
        Finance; Financial Markets; Taxation; Financial Statement Analysis; Audit and Internal
        Control; Investment and Portfolios; International Finance; Public Sector Accounting; Risk
        Management`,
      advanced: `International Financial Reporting; Corporate Financial Strategy; Financial Modelling;
        Investment Analysis; Governance and Compliance; Contemporary Issues in Accounting`,
      careers: "Accounts officer; Credit officer; Financial analyst; Finance manager; Treasurer",
      offers: { hisaab: ["BH", "M"], atolls: ["B", "PD"], dhathuru: ["B"] },
      named: [["hisaab", "BH", "BSc (Hons) Accounting and Finance with a Placement Year"]],
    },
    {
      title: "Banking and Finance",
      categories: ["Banking and Finance"],
      modules: `Money and Banking; Customer Service in Banks; Lending Basics; Bank Operations; Financial
        Regulation; Credit Analysis; Trade Finance; Treasury Operations; Digital Banking and
        Payments; Bank Risk Management; Investment Products`,
      careers: `Bank teller; Customer service officer; Loan officer; Branch manager; Risk and compliance
        manager`,
      offers: { hisaab: ["C3", "D"], atolls: ["D", "B"] },
      named: [
        [
          "dhathuru",
          "S",
          "Personal Finance: Budget, Save and Borrow Wisely",
          "Where the money goes; Saving for school and Hajj; What a loan really costs; Spotting scams",
        ],
      ],
    },
    {
      title: "Islamic Finance",
      categories: ["Islamic Finance", "Islamic Jurisprudence"],
      modules: `Principles of Islamic Commercial Law; Riba, Gharar and Fair Trade; Islamic Banking
        Products; Takaful; Sukuk; Zakat and Waqf; Shariah Governance; Accounting for Islamic
        Institutions; Islamic Capital Markets; Comparative Finance`,
      advanced: `Fiqh of Transactions; Islamic Banking Practice; Sukuk Structuring; Takaful Management;
        Shariah Audit and Governance; Zakat, Waqf and Social Finance`,
      careers: `Islamic banking assistant; Takaful officer; Shariah compliance officer; Product manager;
        Member of a Shariah advisory council`,
      offers: { hisaab: ["D", "M"], misraab: ["C4", "D", "B"], atolls: ["PD"] },
      named: [["misraab", "S", "Zakat: Working It Out for Families and Shops"]],
    },
    {
      title: "Taxation",
      categories: ["Auditing and Taxation"],
      modules: `The Tax System of the Maldives; Goods and Services Tax; Income Tax for Individuals;
        Business Profit Tax Records; Withholding Tax; Tourism Taxes; Filing and Payment; Tax
        Audits and Objections; International Tax Basics`,
      advanced: `Tax Law and Policy; Corporate Taxation; International Taxation; Indirect Taxes; Tax
        Administration`,
      careers: "Tax assistant; Tax officer; Tax adviser; Tax manager",
      offers: { hisaab: ["C4", "PC"], atolls: ["PC"] },
      named: [
        [
          "hisaab",
          "S",
          "GST Returns Step by Step",
          "Who must register; Tax invoices; Completing the return; Mistakes that cost money",
        ],
        ["dhathuru", "S", "Income Tax for Freelancers and Small Landlords"],
      ],
    },
    {
      title: "Auditing and Assurance",
      categories: ["Auditing and Taxation"],
      modules: `Purpose of an Audit; Internal Control; Audit Evidence; Sampling; Auditing Revenue and
        Stock; Auditing Public Bodies; Reporting; Fraud and Forensic Accounting; Computer-assisted
        Audit`,
      advanced: `Advanced Auditing; Performance Audit in Government; Forensic Accounting; Information
        Systems Audit; Audit Quality and Ethics`,
      careers: `Audit trainee; Internal auditor; Audit senior; Audit manager; Head of internal audit`,
      offers: { hisaab: ["D", "PD"], atolls: ["PD"] },
      named: [
        [
          "hisaab",
          "C4",
          "Advanced Certificate in Internal Audit for Councils and State Companies",
          "Purpose of Internal Audit; Public Finance Rules; Risk and Control; Audit Evidence; Procurement Audit; Asset Audit; Writing the Report",
        ],
      ],
    },
    {
      title: "Professional Accountancy",
      categories: ["Accounting", "Auditing and Taxation"],
      modules: `Business and Technology; Management Accounting; Financial Accounting; Corporate and
        Business Law; Performance Management; Taxation; Financial Reporting; Audit and Assurance;
        Financial Management`,
      careers: `Accounts trainee; Part-qualified accountant; Professional accountant; Finance business
        partner; Partner in an audit firm`,
      offers: {},
      named: [
        [
          "hisaab",
          "X",
          "ACCA Applied Knowledge",
          "Business and Technology; Management Accounting; Financial Accounting",
        ],
        [
          "hisaab",
          "X",
          "ACCA Applied Skills",
          "Corporate and Business Law; Performance Management; Taxation; Financial Reporting; Audit and Assurance; Financial Management",
        ],
        [
          "hisaab",
          "X",
          "ACCA Strategic Professional",
          "Strategic Business Leader; Strategic Business Reporting; Advanced Financial Management; Advanced Audit and Assurance",
        ],
        ["hisaab", "X", "CIMA Certificate in Business Accounting: Exam Course"],
        ["atolls", "X", "ACCA Applied Knowledge (Evening Classes)"],
        [
          "dhathuru",
          "X",
          "AAT Level 3 Online Tuition",
          "Business Awareness; Preparing Financial Statements; Management Accounting Techniques; Tax Processes",
        ],
      ],
    },
  ],
};
