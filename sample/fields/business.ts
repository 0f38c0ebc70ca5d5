import type { Field } from "../programme.ts";

export const business: Field = {
  name: "Business, Management and Administration",
  related: "business or management",
  common: `Principles of Management; Business Communication; Business Mathematics; Microeconomics;
    Financial Accounting for Managers; Organisational Behaviour; Maldivian Business and Employment
    Law; Business Ethics in an Island Economy`,
  notes: `Students need a laptop that runs a current office package.; Group work with a local company is
    part of most modules.; Credit for earlier study is given for up to half of the programme.`,
  feeFactor: 1,
  subjects: [
    {
      title: "Business Administration",
      categories: ["Business Administration"],
      modules: `Introduction to Business; Office Software for Business; Marketing Principles; Business
        Statistics; Operations Management; Human Resource Basics; Macroeconomics; Managing a Small
        Enterprise; Strategic Management; Business Information Systems; International Business;
        Corporate Governance`,
      advanced: `Strategy and Competitive Advantage; Managerial Finance; Leading People and Change;
        Marketing Strategy; Operations and Supply Chains; Business Analytics for Decisions`,
      careers: `Administrative assistant; Sales and operations officer; Business development officer;
        Branch manager; Operations manager; General manager`,
      dv: "ވިޔަފާރި",
      offers: { atolls: ["BH"], dhathuru: ["D", "B"], thiladhunmathi: ["C4"], hisaab: ["AD"] },
      named: [
        ["atolls", "M", "Master of Business Administration"],
        ["dhathuru", "M", "Master of Business Administration (Online)"],
        ["hisaab", "M", "MBA: Finance and Strategy"],
        ["hisaab", "BH", "BA (Hons) Business Administration (Top-up)"],
        ["atolls", "P", "Doctor of Business Administration"],
      ],
    },
    {
      title: "Human Resource Management",
      categories: ["Human Resource Management"],
      modules: `Introduction to Human Resource Management; Recruitment and Selection; The Employment Act
        in Practice; Payroll and Staff Records; Training and Development; Performance Appraisal;
        Reward Management; Employee Relations; Health and Safety at Work; Managing an
        International Workforce; Human Resource Planning; Strategic Human Resource Management`,
      advanced: `People Strategy; Employment Relations and Law; Talent and Succession; Reward and
        Performance Systems; Organisation Development; People Analytics`,
      careers: `Human resource assistant; Recruitment officer; Training coordinator; Payroll supervisor;
        Human resource manager; Director of people and culture`,
      offers: { atolls: ["B", "M"], dhathuru: ["D", "B"], hisaab: ["D"], thiladhunmathi: ["C3"] },
      named: [
        [
          "dhathuru",
          "S",
          "Payroll and Leave under the Employment Act",
          "Counting working hours and overtime; Annual, sick and family leave; Pension contributions; Final settlement when someone leaves",
        ],
        [
          "thundi",
          "D",
          "Diploma in Resort Human Resources",
          "Working in a Multinational Team; Recruiting for Islands; Staff Housing and Welfare; Work Permits and Visas; Payroll and Service Charge; Training in Resorts; Grievance and Discipline; Employment Law for Tourism",
        ],
      ],
    },
    {
      title: "Entrepreneurship and Innovation",
      categories: ["Entrepreneurship and Small Business"],
      modules: `Finding a Business Idea; Customers and Island Markets; Simple Bookkeeping; Registering a
        Business; Pricing and Selling; Writing a Business Plan; Start-up Finance; Product Design
        and Prototyping; Social Enterprise; Growing a Family Business; Innovation Management;
        Venture Project`,
      advanced: `Opportunity and Business Models; Entrepreneurial Finance; Innovation Strategy; Growth and
        Scaling; Social and Blue-Economy Ventures; Venture Launch Studio`,
      careers: `Self-employed business owner; Shop or café manager; Start-up founder; Enterprise
        development officer; Innovation manager`,
      offers: { dhathuru: ["D"], atolls: ["PC"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Start Your Own Island Business",
          "Choosing an idea that sells; Costs, prices and profit; Registering as a sole trader; Your first hundred customers",
        ],
        [
          "dhathuru",
          "S",
          "Online Shop in Six Weeks",
          "What sells online in the Maldives; Photographs and descriptions; Taking payments; Delivery between islands; Keeping customers",
        ],
        [
          "kula",
          "C4",
          "Certificate IV in Creative Enterprise",
          "Pricing Creative Work; Finding Clients; Contracts and Copyright; Pitching; Making a Brand; Selling Prints and Products; Accounts for Freelancers",
        ],
      ],
    },
    {
      title: "Office Management",
      categories: ["Office Administration"],
      modules: `Office Procedures; Keyboard Skills in English and Thaana; Filing and Records; Telephone
        and Reception Skills; Letters, Memos and Minutes; Spreadsheets for Offices; Organising
        Meetings and Travel; Petty Cash and Purchasing; Customer Service; Supervising an Office
        Team`,
      careers: "Receptionist; Office assistant; Secretary; Administrative officer; Office manager",
      offers: { thiladhunmathi: ["C3"], dhathuru: ["C3"], fathis: ["C3"], atolls: ["C4"] },
      named: [
        [
          "thiladhunmathi",
          "C1",
          "Certificate I in Office Skills",
          "Telephone and Reception; Keyboard Skills; Filing",
        ],
        [
          "hisaab",
          "C4",
          "Advanced Certificate in Secretarial and Executive Support",
          "Executive Diaries and Travel; Minutes and Reports; Confidential Records; Spreadsheets; Event Planning; Protocol; Supervising an Office",
        ],
        [
          "atolls",
          "S",
          "Minutes and Official Letters in Dhivehi (ދިވެހި ބަހުން ސިޓީ ލިޔުން)",
          "Layout of an official letter; Honorific forms; Recording decisions; Common spelling slips",
        ],
      ],
    },
    {
      title: "Project Management",
      categories: ["Project and Operations Management"],
      modules: `Introduction to Projects; Scope and Stakeholders; Scheduling; Cost Estimating; Project
        Risk; Procurement and Contracts; Project Teams; Quality and Handover; Agile Delivery;
        Projects on Remote Islands; Monitoring and Evaluation; Programme Management`,
      advanced: `Project Strategy and Governance; Planning and Control; Contract Management; Risk and
        Resilience; Leading Project Teams; Infrastructure Projects in Small Islands`,
      careers: `Project assistant; Site or project coordinator; Project planner; Project manager;
        Programme director`,
      offers: { atolls: ["M"], dhoani: ["C4", "D"], hisaab: ["PC"] },
      named: [
        [
          "dhathuru",
          "X",
          "Project Management Professional: Exam Preparation",
          "People domain; Process domain; Business environment; Three full practice papers",
        ],
      ],
    },
    {
      title: "Procurement and Supply Chain Management",
      categories: ["Project and Operations Management"],
      modules: `Purchasing Basics; Stores and Inventory; Suppliers and Tenders; Freight to the Atolls;
        Customs and Import Papers; Warehouse Operations; Negotiation; Contract Management; Public
        Procurement Rules; Supply Chain Planning; Sustainable Sourcing`,
      careers: `Storekeeper; Purchasing assistant; Procurement officer; Warehouse manager; Supply chain
        manager`,
      offers: { atolls: ["D", "B"], hisaab: ["C4", "D"], kanduoiy: ["D"], dhathuru: ["C4"] },
      named: [["hisaab", "S", "Public Tenders: Preparing a Bid that Complies"]],
    },
    {
      title: "Public Administration",
      categories: ["Public Administration"],
      modules: `Government of the Maldives; Civil Service Rules; Administrative Writing in Dhivehi; Local
        Councils and Decentralisation; Public Finance; Policy Analysis; Citizens and Services;
        Public Sector Ethics; Planning for Island Development; Public Sector Reform; Comparative
        Administration`,
      advanced: `Theories of Public Administration; Public Policy Design; Public Finance and Budgeting;
        Governance and Accountability; Managing Local Government; Digital Government`,
      careers: `Council administrative officer; Civil service officer; Policy analyst; Director in a
        council or ministry; Secretary-general of a council`,
      languages: ["Dhivehi", "English"],
      dv: "ޢާންމު އިދާރާ",
      offers: { atolls: ["BH", "M"], fathis: ["D"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Working in an Island Council: Meetings, Minutes and Budgets",
          "Duties of the council; Calling and recording a meeting; Reading the annual budget; Answering residents",
        ],
      ],
    },
    {
      title: "Leadership and Management",
      categories: ["Business Administration", "Human Resource Management"],
      modules: `Supervising for the First Time; Planning a Team's Work; Giving Feedback; Solving Workplace
        Problems; Coaching and Mentoring; Managing Budgets; Leading Change; Decision Making;
        Leading across Cultures; Organisational Strategy`,
      advanced: `Leadership Theory and Self; Leading Organisational Change; Strategic Decision Making;
        Coaching for Performance; Governance and Boards`,
      careers: "Team leader; Supervisor; Department head; Senior manager; Chief executive",
      offers: { dhathuru: ["PC"], thundi: ["C4"], hisaab: ["D"], atolls: ["PD"] },
      named: [
        [
          "atolls",
          "S",
          "First-time Managers' Programme",
          "From colleague to manager; Delegating; Difficult conversations; Running a useful meeting",
        ],
        ["dhathuru", "S", "Women in Leadership"],
      ],
    },
  ],
};
