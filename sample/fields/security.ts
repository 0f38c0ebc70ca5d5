import type { Field } from "../programme.ts";

export const security: Field = {
  name: "Security and Public Safety",
  related: "security, law or public service",
  common: `Law for Public Safety; Communication under Pressure; Report Writing; First Aid; Fitness and
    Teamwork; Ethics and Human Rights; Working with the Community`,
  requirement: "A police clearance report and a basic fitness test",
  notes: `Physical training starts at 05:30 on two days a week.; Protective clothing is provided.;
    Places are kept for candidates sent by their employer.`,
  feeFactor: 0.9,
  subjects: [
    {
      title: "Security Services",
      categories: ["Security Services"],
      modules: `The Security Guard's Day; Access Control; Patrols; Cameras and Alarms; Handling Conflict;
        Searching Bags and Vehicles; Fire Watch; Resort Security; Supervising a Team`,
      careers: "Security guard; Camera operator; Security supervisor; Resort security manager",
      languages: ["Dhivehi", "English"],
      offers: { thiladhunmathi: ["C3"], dhoani: ["C2"] },
      named: [["thundi", "S", "Security in Resorts: Discreet and Present"]],
    },
    {
      title: "Security and Risk Management",
      categories: ["Security Services", "Occupational Safety"],
      modules: `Risk Assessment; Physical Security; Information Security; Emergency Planning;
        Investigations; Port and Airport Security; Crisis Leadership; Business Continuity`,
      advanced: `Security Theory; Enterprise Risk; Crisis and Continuity; Maritime Security in the Indian
        Ocean; Intelligence and Analysis`,
      careers: "Security officer; Risk officer; Port facility security officer; Head of security",
      offers: { atolls: ["D", "PD"], kanduoiy: ["C4", "D"], dhathuru: ["D"] },
    },
    {
      title: "Policing and Criminal Justice",
      categories: ["Policing and Investigation"],
      modules: `Role of the Police; Criminal Law; Community Policing; Investigation; Crime Scenes;
        Juvenile Justice; Traffic; Interviewing; Prisons and Rehabilitation; Criminology`,
      advanced: `Criminological Theory; Policing and Society; Investigation Management; Drugs and Organised
        Crime; Research in Criminal Justice`,
      careers: "Police recruit; Customs officer; Investigator; Prosecution officer; Senior officer",
      languages: ["Dhivehi", "English"],
      offers: { atolls: ["B", "M"], misraab: ["C4"] },
    },
    {
      title: "Forensic Investigation",
      categories: ["Policing and Investigation"],
      modules: `Scene Preservation; Photographs and Sketches; Fingerprints; Documents and Signatures;
        Digital Evidence; Laboratory Evidence; Testifying in Court`,
      advanced: "Forensic Science; Digital Forensics; Evidence and Procedure; Expert Testimony",
      careers: "Evidence assistant; Crime scene officer; Forensic examiner",
      offers: { atolls: ["PC"], dhathuru: ["C3"] },
    },
    {
      title: "Fire and Rescue",
      categories: ["Fire and Rescue"],
      modules: `Fire Behaviour; Hoses and Pumps; Breathing Apparatus; Search and Rescue; Ship and Boat
        Fires; Chemical Hazards; Rescue at Height; Incident Command; Fire Prevention`,
      careers: `Volunteer firefighter; Firefighter; Airport firefighter; Fire officer; Station commander`,
      languages: ["Dhivehi", "English"],
      dv: "އަލިފާން ނިއްވުން",
      offers: { dhoani: ["C2", "C3", "C4"], kanduoiy: ["C3"], thiladhunmathi: ["C2"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Fire Safety for Island Shops and Homes",
          "Gas cylinders; Wiring and chargers; Extinguishers; Getting everyone out",
        ],
        ["dhoani", "S", "Fire Warden's Day"],
      ],
    },
    {
      title: "Occupational Health and Safety",
      categories: ["Occupational Safety"],
      modules: `Hazards at Work; Safety Law; Risk Assessment; Working at Height; Confined Spaces; Chemical
        Safety; Construction Safety; Accident Investigation; Safety Management; Safety Audit`,
      advanced: "Safety Management Systems; Occupational Hygiene; Human Factors; Safety Leadership",
      careers: "Safety steward; Safety officer; Safety coordinator; Health and safety manager",
      offers: { dhoani: ["C3", "C4", "D"], dhekunu: ["C4", "B"], dhathuru: ["PC"] },
      named: [
        [
          "dhoani",
          "S",
          "Working at Height: User and Supervisor",
          "Harness checks; Ladders and scaffolds; Anchors; Rescue plan",
        ],
      ],
    },
    {
      title: "Lifeguarding and Sea Rescue",
      categories: ["Fire and Rescue", "Diving and Water Sports"],
      modules: `Swimming Fitness; Watching the Water; Rescue Techniques; Spinal Injuries; CPR; Rip
        Currents; Rescue Board and Jet Ski; Search Patterns`,
      careers: "Pool lifeguard; Beach lifeguard; Rescue swimmer; Head lifeguard",
      offers: { kanduoiy: ["C2", "C3", "C4"], thundi: ["C2"] },
    },
  ],
};
