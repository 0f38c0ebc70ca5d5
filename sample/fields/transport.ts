import type { Field } from "../programme.ts";

export const transport: Field = {
  name: "Aviation and Transport",
  related: "transport, engineering or tourism",
  common: `Transport in an Island Nation; Safety Culture; Human Factors; English for Transport; Customer
    Service; Transport Law; Weather`,
  requirement: "A medical fitness certificate for the work",
  placement: "Sea time or airside practice is arranged after the theory part.",
  notes: `A security clearance is needed before airside visits.; Simulator hours are included in the
    fee.; Sea service is counted towards the certificate of competency by the maritime authority.`,
  feeFactor: 1.4,
  subjects: [
    {
      title: "Airport Operations",
      categories: ["Airport and Airline Operations"],
      modules: `How an Airport Works; Passenger Handling; Ramp Safety; Baggage and Cargo; Aviation
        Security; Aerodrome Inspection; Seaplane Terminals; Airport Emergencies; Airport
        Management`,
      careers: `Check-in agent; Ramp agent; Airport operations officer; Duty manager; Airport manager`,
      offers: { atolls: ["C4", "D"], dhoani: ["C3"], thiladhunmathi: ["C3"] },
    },
    {
      title: "Cabin Crew Service",
      categories: ["Airport and Airline Operations"],
      modules: `The Cabin Crew Role; Aircraft Safety Equipment; Emergency Drills; First Aid in Flight;
        Service on Board; Grooming and Manner; Announcements; Interview Preparation`,
      careers: "Cabin crew member; Purser; Cabin crew trainer",
      offers: { thundi: ["C3"] },
      named: [["thundi", "S", "Cabin Crew Interview Weekend"]],
    },
    {
      title: "Airline and Aviation Management",
      categories: ["Airport and Airline Operations", "Business Administration"],
      modules: `Air Transport Industry; Airline Economics; Fares and Networks; Ground Handling; Air Cargo;
        Aviation Law; Airline Marketing; Safety Management Systems; Island Airfields`,
      advanced: `Air Transport Policy; Airline Strategy; Airport Planning; Safety and Risk; Aviation
        Finance`,
      careers: "Ticketing agent; Flight operations assistant; Station manager; Airline planner",
      offers: { atolls: ["BH", "PD"] },
    },
    {
      title: "Aircraft Maintenance",
      categories: ["Aviation Engineering"],
      modules: `Mathematics and Physics for Technicians; Aircraft Materials; Workshop Practice;
        Aerodynamics; Piston and Turbine Engines; Seaplane Floats; Avionics; Human Factors in
        Maintenance; Aviation Legislation`,
      careers: `Aircraft mechanic's helper; Aircraft mechanic; Licensed engineer; Maintenance controller`,
      offers: { dhoani: ["C3", "C4", "D", "AD"] },
      named: [
        [
          "dhoani",
          "S",
          "Corrosion Control for Seaplanes",
          "Where salt collects; Washing and drying; Inspection; Treatment and records",
        ],
      ],
    },
    {
      title: "Nautical Studies",
      categories: ["Shipping and Navigation"],
      degree: "Science",
      modules: `Seamanship; Coastal Navigation; Chartwork and Tides; Collision Regulations; Ship
        Stability; Cargo Work; Radar and Electronic Charts; Celestial Navigation; Bridge
        Watchkeeping; Maritime Law; Meteorology; Ship Handling Simulator`,
      careers: "Deck cadet; Able seafarer; Officer of the watch; Chief mate; Master",
      dv: "ކަނޑުދަތުރު",
      offers: { kanduoiy: ["C3", "D", "AD", "B"], atolls: ["D"] },
    },
    {
      title: "Small Vessel Operations",
      categories: ["Shipping and Navigation"],
      modules: `Boat Handling; Local Navigation and Reefs; Rules of the Road at Sea; Engines and Fuel;
        Radio; Passenger Safety; Man Overboard; Fire on Board; Log and Maintenance`,
      careers: "Crew on a speedboat; Dhoni captain; Speedboat captain; Fleet supervisor",
      languages: ["Dhivehi"],
      dv: "ކެޔޮޅުކަން",
      offers: { kanduoiy: ["C1", "C2", "C3"] },
      named: [
        [
          "kanduoiy",
          "S",
          "Basic Safety Training for Seafarers (STCW)",
          "Personal survival; Fire prevention and fighting; Elementary first aid; Personal safety and social responsibilities",
        ],
        ["kanduoiy", "S", "Marine Radio Operator: Short-range Certificate"],
        [
          "kanduoiy",
          "X",
          "Captain's Licence, Third Grade: Written and Oral Exam Course",
          "Chartwork; Collision regulations; Stability; Local knowledge; Mock oral",
        ],
      ],
    },
    {
      title: "Shipping and Logistics",
      categories: ["Shipping and Navigation", "Project and Operations Management"],
      modules: `Shipping Business; Ports and Terminals; Freight Forwarding; Bills of Lading; Customs
        Clearance; Inter-island Cargo; Container Yards; Marine Insurance; Logistics Technology`,
      advanced: `Maritime Economics; Port Management; Global Logistics; Maritime Safety and Environment;
        Shipping Finance`,
      careers: "Cargo clerk; Shipping agent; Freight forwarder; Port operations manager",
      offers: { kanduoiy: ["C4", "B", "PD"], dhathuru: ["C4"] },
    },
    {
      title: "Driving Instruction and Road Safety",
      categories: ["Driving and Land Transport"],
      modules: `Road Rules; Vehicle Checks; Teaching a Learner; Defensive Driving; Lorry and Pick-up;
        Passenger Care; Road Safety for Schools`,
      careers: "Driver; Delivery rider; Driving instructor; Transport supervisor",
      languages: ["Dhivehi"],
      offers: { dhoani: ["C2", "C4"], thiladhunmathi: ["C2"] },
      named: [["dhoani", "S", "Forklift and Loader Operator"]],
    },
    {
      title: "Automotive Mechanics",
      categories: ["Driving and Land Transport", "Mechanical and Marine Engineering"],
      modules: `Workshop Tools; Motorcycle Service; Petrol Engines; Brakes and Tyres; Vehicle Electrics;
        Electric Motorcycles; Diagnosis; Workshop Costing`,
      careers: "Garage helper; Motorcycle mechanic; Vehicle technician; Garage owner",
      languages: ["Dhivehi", "English"],
      offers: { dhoani: ["C2", "C3"] },
    },
  ],
};
