import type { Field } from "../programme.ts";

export const ict: Field = {
  name: "Information and Communication Technology",
  related: "computing, mathematics or a science",
  common: `Introduction to Computing; Programming Fundamentals; Databases; Computer Networks; Web
    Technologies; Mathematics for Computing; Professional Practice in ICT; Systems Analysis`,
  notes: `A laptop with at least 8 GB of memory is needed.; Laboratories are open until 22:00 on working
    days.; Final-year teams show their work at the annual project fair.; Software and cloud
    accounts are provided during study.`,
  feeFactor: 1.05,
  subjects: [
    {
      title: "Information Technology",
      categories: ["Information Systems", "Computer Skills"],
      modules: `Computer Hardware; Operating Systems; Office Software; Help Desk Skills; Introduction to
        Programming; Website Basics; Network Basics; Database Design; Information Security; IT
        Project Management; Cloud Services; IT Service Management`,
      advanced: `Enterprise Architecture; IT Governance; Advanced Databases; Cloud Infrastructure; Digital
        Transformation; Research in Information Technology`,
      careers: `Computer operator; IT support officer; Systems administrator; IT officer in a resort; IT
        manager; Chief information officer`,
      dv: "މަޢުލޫމާތު ޓެކްނޮލޮޖީ",
      offers: { dhoani: ["C2", "C3", "C4", "D"], atolls: ["BH", "M"], dhathuru: ["B"] },
    },
    {
      title: "Computer Applications",
      categories: ["Computer Skills"],
      modules: `Starting with a Computer; Typing in English and Thaana; Word Processing; Spreadsheets;
        Presentations; E-mail and Internet; Files and Back-up; Staying Safe Online`,
      careers: "Data entry clerk; Office assistant; Shop cashier",
      languages: ["Dhivehi", "English"],
      dv: "ކޮމްޕިއުޓަރު",
      offers: { thiladhunmathi: ["C2"], dhoani: ["C1"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Computers for Grandparents",
          "Turning it on; Video calls to family; Photographs; Spotting a false message",
        ],
        [
          "dhathuru",
          "S",
          "Spreadsheets: Beyond the Basics",
          "Lookups; Pivot tables; Charts that tell the truth; Protecting a sheet",
        ],
      ],
    },
    {
      title: "Software Engineering",
      categories: ["Software Development"],
      degree: "Science",
      modules: `Object-oriented Programming; Data Structures and Algorithms; Requirements Engineering;
        Software Design; Testing; Mobile Applications; Full-stack Web Development; Version Control
        and Teamwork; Software Quality; DevOps; Human and Computer Interaction; Software Project`,
      advanced: `Software Architecture; Advanced Testing and Verification; Distributed Systems; Secure
        Software; Engineering Management; Empirical Software Engineering`,
      careers: `Junior developer; Software developer; Test engineer; Senior developer; Software architect;
        Head of engineering`,
      offers: { atolls: ["BH", "M"], dhoani: ["D", "B"], dhathuru: ["D", "BH", "AD"] },
      named: [
        [
          "dhathuru",
          "S",
          "Programming in Python: a First Course",
          "Values and names; Decisions and loops; Lists and dictionaries; Files; A small project",
        ],
      ],
    },
    {
      title: "Web and Mobile Development",
      categories: ["Software Development"],
      modules: `HTML and CSS; JavaScript; Responsive Design; Web Accessibility; Server-side Programming;
        Databases for the Web; Mobile Interfaces; Payment and Identity; Deployment; Client Project`,
      careers: `Web assistant; Front-end developer; Full-stack developer; Mobile developer; Technical lead`,
      offers: { dhoani: ["C4"], kula: ["C3", "C4", "D"], dhathuru: ["D"] },
      named: [
        [
          "kula",
          "S",
          "Websites that Read Right to Left: Designing for Thaana",
          "Direction in HTML and CSS; Thaana fonts; Mixed text and numbers; Forms in Dhivehi",
        ],
        [
          "dhathuru",
          "C3",
          "Certificate III in Front-end Development",
          "HTML and CSS; JavaScript; Responsive Design; Web Accessibility; Working with an API; Portfolio Site",
        ],
      ],
    },
    {
      title: "Cyber Security",
      categories: ["Cyber Security"],
      degree: "Science",
      modules: `Security Basics; Network Security; Cryptography; Operating System Security; Secure
        Programming; Ethical Hacking; Digital Forensics; Security Operations; Privacy and Law;
        Cloud Security; Incident Response; Security Management`,
      advanced: `Security Architecture; Penetration Testing; Malware Analysis; Digital Forensics;
        Governance, Risk and Compliance; Cryptographic Engineering`,
      careers: `Security analyst trainee; Security analyst; Penetration tester; Incident responder;
        Information security manager`,
      offers: { atolls: ["BH", "PC"], dhoani: ["C4", "D"], dhathuru: ["D", "M"] },
      named: [["hisaab", "S", "Fraud and Phishing: What Every Finance Team Should Know"]],
    },
    {
      title: "Networking and Cloud Computing",
      categories: ["Networks and Cloud"],
      modules: `Cabling and Wireless; Addressing and Routing; Switching; Servers and Directories; Virtual
        Machines; Cloud Platforms; Network Monitoring; Resort Networks and Guest Wi-Fi; Network
        Design; Automation`,
      careers: "Network technician; Network administrator; Cloud engineer; Infrastructure manager",
      offers: { dhoani: ["C3", "C4", "D", "AD"], atolls: ["B"] },
      named: [
        [
          "dhoani",
          "X",
          "CCNA: Exam Preparation Course",
          "Network fundamentals; Access; Routing; Services; Security; Automation",
        ],
      ],
    },
    {
      title: "Data Science",
      categories: ["Data and Artificial Intelligence", "Mathematics and Statistics"],
      degree: "Science",
      modules: `Statistics for Data Science; Programming with Data; Data Cleaning; Visualisation;
        Databases and Queries; Machine Learning; Forecasting; Text and Language Data; Big Data
        Systems; Ethics of Data; Geographic Data; Data Project`,
      advanced: `Statistical Learning; Deep Learning; Data Engineering; Time Series for Tourism and Trade;
        Responsible AI; Data Science Project`,
      careers: "Data assistant; Data analyst; Statistician; Data scientist; Head of analytics",
      offers: { atolls: ["BH", "M"], dhathuru: ["D", "PD"] },
      named: [
        [
          "hisaab",
          "C4",
          "Advanced Certificate in Business Analytics",
          "Business Questions and Data; Spreadsheets for Analysis; Dashboards; Database Queries; Forecasting; Presenting Findings; Data Quality",
        ],
      ],
    },
    {
      title: "Artificial Intelligence",
      categories: ["Data and Artificial Intelligence"],
      degree: "Science",
      modules: `Thinking about Intelligence; Search and Planning; Probability for AI; Machine Learning;
        Neural Networks; Natural Language Processing; Computer Vision; Robotics Basics; AI and
        Society`,
      advanced: `Foundations of AI; Advanced Machine Learning; Language Technology for Dhivehi; Computer
        Vision; AI Safety and Policy`,
      careers: `AI project assistant; Machine learning engineer; Language technology developer; AI product
        manager; Researcher`,
      offers: { atolls: ["M"] },
      named: [
        [
          "dhathuru",
          "S",
          "Artificial Intelligence for Everyone",
          "What a model is; Asking good questions; Checking answers; Privacy; AI at school and at work",
        ],
        ["fathis", "S", "AI in the Classroom: What Helps and What Harms Learning"],
        [
          "dhoani",
          "C3",
          "Certificate III in Robotics and Automation",
          "Sensors and Motors; Microcontrollers; Programming a Robot; Pneumatics; Simple Control Loops; Team Robot Challenge",
        ],
      ],
    },
    {
      title: "Information Systems",
      categories: ["Information Systems"],
      modules: `Business Processes; Systems Analysis and Design; Enterprise Systems; Business
        Intelligence; E-government; IT Project Management; Information Policy; Change and
        Adoption; IT Audit`,
      advanced: `Strategy and Information Systems; Enterprise Integration; Business Intelligence; IT Audit
        and Risk; Digital Government`,
      careers: `Systems support officer; Business analyst; Systems analyst; IT auditor; Digital services
        manager`,
      offers: { atolls: ["B", "PD"], hisaab: ["D"], dhathuru: ["B"] },
    },
    {
      title: "Game Design and Interactive Media",
      categories: ["Software Development", "Film and Animation"],
      modules: `Play and Rules; Game Art; 3D Modelling; Programming for Games; Level Design; Sound for
        Games; Storytelling; Virtual Reality; Game Studio Project`,
      careers: "Game tester; 3D artist; Level designer; Game developer; Interactive producer",
      offers: { kula: ["C3", "D"], dhoani: ["D"] },
      named: [["kula", "S", "Make a Game in a Week: Holiday Camp for Ages 12 to 16"]],
    },
  ],
};
