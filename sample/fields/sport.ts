import type { Field } from "../programme.ts";

export const sport: Field = {
  name: "Sport and Recreation",
  related: "sport, health or education",
  common: `Anatomy for Sport; First Aid; Sports Nutrition; Coaching Principles; Safe Sport and Child
    Protection; Sport in Society; Exercise Physiology`,
  requirement: "A medical check not older than three months",
  notes: `Equipment may be hired from the academy.; Open-water sessions depend on weather and are made
    up later.; National team athletes pay half the fee.`,
  feeFactor: 0.95,
  subjects: [
    {
      title: "Recreational Scuba Diving",
      categories: ["Diving and Water Sports"],
      modules: `Diving Theory; Confined Water Skills; Open Water Dives; Navigation under Water; Deep and
        Drift Diving; Rescue Diver Skills; Dive Equipment; Guiding Dives; Reef Etiquette`,
      careers: "Dive centre assistant; Divemaster; Scuba instructor; Dive centre manager",
      dv: "ފީނުން",
      offers: { kanduoiy: ["C2", "C3", "C4"], thundi: ["C2"] },
      named: [
        [
          "kanduoiy",
          "S",
          "First Breath: Discover Scuba for Islanders",
          "Breathing under water; Signals; A shallow dive; Looking after the reef",
        ],
        ["kanduoiy", "S", "Free Diving: Breath, Calm and Safety"],
        [
          "kanduoiy",
          "D",
          "Diploma in Dive Centre Management",
          "Running a Dive Centre; Dive Staff and Rotas; Equipment and Compressors; Boats and Fuel; Risk and Insurance; Guest Service on Board; Bookings and Accounts; Marine Park Rules",
        ],
        [
          "kanduoiy",
          "X",
          "Scuba Instructor Development and Examination",
          "Teaching theory; Teaching in confined water; Teaching in open water; Rescue assessment; Standards",
        ],
      ],
    },
    {
      title: "Water Sports Instruction",
      categories: ["Diving and Water Sports", "Events and Recreation"],
      modules: `Wind and Water; Windsurfing; Sailing; Kayak and Paddle Board; Surfing; Jet Ski Safety;
        Teaching Beginners; Equipment Repair; Running a Water Sports Centre`,
      careers: "Beach assistant; Windsurf instructor; Surf guide; Water sports manager",
      offers: { kanduoiy: ["C2", "C3"], thundi: ["C3"], thiladhunmathi: ["C2"] },
      named: [["kanduoiy", "S", "Surf Coaching: Thulusdhoo Camp"]],
    },
    {
      title: "Swimming Coaching",
      categories: ["Coaching and Fitness", "Diving and Water Sports"],
      modules: `Water Confidence; Strokes; Teaching Children; Teaching Adults; Pool and Lagoon Safety;
        Training Plans; Competition`,
      careers: "Swimming assistant; Swimming teacher; Swimming coach",
      languages: ["Dhivehi", "English"],
      dv: "ފެތުން",
      offers: { kanduoiy: ["C1", "C2"], dhekunu: ["C2"], fathis: ["C2"] },
    },
    {
      title: "Fitness Training",
      categories: ["Coaching and Fitness"],
      modules: `Body and Movement; Fitness Testing; Strength Training; Group Exercise; Programme Design;
        Injury Prevention; Exercise for Older People; Running a Gym`,
      careers: "Gym assistant; Fitness instructor; Personal trainer; Resort gym manager",
      offers: { dhekunu: ["C2", "C3", "C4"], thundi: ["C3"], thiladhunmathi: ["C2"] },
      named: [["dhekunu", "S", "Yoga and Stretching Teacher: Foundation"]],
    },
    {
      title: "Sports Coaching",
      categories: ["Coaching and Fitness"],
      modules: `The Coach's Role; Planning a Session; Football Skills; Netball and Volleyball; Bashi;
        Athletics; Talent and Development; Match Analysis; Sports Psychology`,
      careers: "Assistant coach; School sports coach; Club coach; Head coach",
      languages: ["Dhivehi", "English"],
      dv: "ކުޅިވަރު",
      offers: { fathis: ["C2", "C3", "D"], dhekunu: ["D"] },
      named: [["fathis", "S", "Bashi: Rules, Skills and Refereeing (ބަށި)"]],
    },
    {
      title: "Sports Management",
      categories: ["Sports Management"],
      modules: `Sport in the Maldives; Clubs and Associations; Sports Events; Sports Marketing;
        Sponsorship; Facilities; Sports Law; Volunteer Management; Sport for Development`,
      advanced: `Sport Policy; Strategic Sport Management; Event and Facility Management; Sport
        Sponsorship; Research in Sport`,
      careers: `Club secretary; Sports development officer; Event manager; Manager of a sports association`,
      offers: { atolls: ["B", "PD"], dhathuru: ["C4"], hisaab: ["C3"] },
    },
    {
      title: "Health and Physical Education",
      categories: ["Sports Management", "Secondary Teaching"],
      degree: "Education",
      modules: `Movement and Motor Learning; Games for Schools; Swimming for Schools; Health Education;
        Adapted Physical Education; Dance and Gymnastics; Teaching Practice; Outdoor Education;
        Assessment in Physical Education`,
      careers: "Sports assistant; Physical education teacher; Head of physical education",
      offers: { fathis: ["AD", "BH"], atolls: ["B"] },
    },
  ],
};
