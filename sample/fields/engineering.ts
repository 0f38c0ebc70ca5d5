import type { Field } from "../programme.ts";

export const engineering: Field = {
  name: "Engineering, Manufacturing and Construction",
  related: "engineering, physics or a technical trade",
  common: `Workshop Safety; Engineering Mathematics I; Engineering Mathematics II; Technical Drawing;
    Engineering Science; Materials; Computer-aided Design; Engineering Project Management`,
  placement: "Includes an industrial attachment of at least ten weeks.",
  notes: `Safety shoes and overalls are bought by the student, tools are lent by the workshop.;
    Assessment is by competence: each task is repeated until it is done well.; A limited number of
    hostel places is available in Thinadhoo.`,
  feeFactor: 1.1,
  subjects: [
    {
      title: "Civil Engineering",
      categories: ["Civil Engineering and Construction"],
      degree: "Engineering",
      honoursYears: 4,
      modules: `Surveying; Construction Materials; Structural Analysis; Soil Mechanics on Coral Islands;
        Reinforced Concrete Design; Hydraulics; Water and Sewerage Systems; Coastal Structures and
        Harbours; Road and Airport Pavements; Construction Management; Estimating and Tendering;
        Design Project`,
      advanced: `Coastal Engineering; Advanced Concrete Structures; Geotechnics of Reclaimed Land;
        Construction Contracts; Climate-resilient Infrastructure; Research Methods in Engineering`,
      careers: `Site assistant; Draughtsperson; Site supervisor; Civil engineer; Project engineer;
        Consultant engineer`,
      offers: { dhoani: ["C4", "D", "AD"], atolls: ["BH", "M"] },
      named: [
        [
          "atolls",
          "PC",
          "Postgraduate Certificate in Coastal Protection, Island Engineering and the Management of Small Harbours in Low-lying Atoll Nations under a Changing Climate",
          "Waves and Coastal Structures; Shore Protection on Coral Islands; Harbour Planning and Dredging; Climate-resilient Design",
        ],
      ],
    },
    {
      title: "Construction Trades",
      categories: ["Civil Engineering and Construction"],
      modules: `Site Safety; Measuring and Setting Out; Masonry; Plastering; Tiling; Bar Bending;
        Formwork; Concrete Work; Painting and Finishing; Reading Drawings`,
      careers: "Construction helper; Mason; Tiler; Bar bender; Foreman",
      languages: ["Dhivehi"],
      dv: "އިމާރާތްކުރުން",
      offers: { dhoani: ["C2", "C3"] },
      named: [
        [
          "dhoani",
          "C2",
          "National Certificate II in Masonry and Plastering",
          "Block Laying; Mortar Mixing; Wall Plastering; Reading a Wall Plan",
        ],
        [
          "thiladhunmathi",
          "C1",
          "Certificate I in Painting and Decorating",
          "Preparing Walls; Brushes, Rollers and Paints; Working Safely on Ladders",
        ],
      ],
    },
    {
      title: "Quantity Surveying",
      categories: ["Civil Engineering and Construction"],
      degree: "Science",
      modules: `Measurement of Works; Construction Technology; Pricing and Estimating; Contract
        Administration; Procurement; Building Services; Cost Planning; Valuation and Claims;
        Construction Law`,
      careers: `Estimating assistant; Quantity surveyor's assistant; Quantity surveyor; Contracts manager`,
      offers: { dhoani: ["D", "AD"], atolls: ["B"] },
    },
    {
      title: "Architecture and Building Design",
      categories: ["Architecture and Building Design"],
      modules: `Freehand Drawing; Architectural Drafting; History of Island Building; Building Materials;
        Design Studio I; Design Studio II; Climate and Comfort; Building Information Modelling;
        Building Services; Structures for Designers; Planning Rules; Portfolio`,
      careers: `Drafting assistant; Architectural technician; Building designer; Project architect's
        assistant`,
      offers: { dhoani: ["C4", "D"], kula: ["D"], atolls: ["BH"] },
      named: [["dhoani", "S", "Building Information Modelling: First Model in Ten Evenings"]],
    },
    {
      title: "Electrical Engineering",
      categories: ["Electrical and Electronic Engineering"],
      degree: "Engineering",
      honoursYears: 4,
      modules: `Circuits; Electrical Wiring; Electrical Machines; Power Generation on Islands;
        Transmission and Distribution; Control Systems; Electronics; Protection and Earthing;
        Solar Power Systems; Programmable Controllers; Power Electronics; Design Project`,
      advanced: `Power System Analysis; Renewable Integration; Control and Automation; Energy Storage;
        Electrical Safety and Standards`,
      careers: `Electrician's assistant; Electrician; Powerhouse operator; Electrical engineer; Chief
        engineer of a utility`,
      offers: { dhoani: ["C4", "D", "AD"], atolls: ["BH", "PD"] },
    },
    {
      title: "Electrical Installation",
      categories: ["Electrical and Electronic Engineering"],
      modules: `Electrical Safety; Tools and Measuring; House Wiring; Distribution Boards; Earthing;
        Lighting; Testing and Certificates; Small Generators; Solar Panels on Roofs`,
      careers: `Electrician's assistant; House electrician; Resort electrician; Licensed electrician`,
      languages: ["Dhivehi", "English"],
      dv: "ކަރަންޓުގެ މަސައްކަތް",
      offers: { dhoani: ["C2", "C3"], thiladhunmathi: ["C2"] },
    },
    {
      title: "Mechanical Engineering",
      categories: ["Mechanical and Marine Engineering"],
      degree: "Engineering",
      honoursYears: 4,
      modules: `Machine Drawing; Thermodynamics; Fluid Mechanics; Strength of Materials; Machine Elements;
        Pumps and Compressors; Manufacturing Processes; Vibration; Heat Transfer; Maintenance
        Planning; Mechatronics; Design Project`,
      careers: `Workshop technician; Maintenance technician; Mechanical engineer; Maintenance manager;
        Chief engineer of a resort`,
      offers: { dhoani: ["C4", "D"], atolls: ["BH"] },
    },
    {
      title: "Marine Engine Mechanics",
      categories: ["Mechanical and Marine Engineering"],
      modules: `Engine Basics; Two-stroke Outboards; Four-stroke Outboards; Diesel Inboards; Fuel and
        Cooling; Propellers and Gearboxes; Marine Electrics; Fault Finding; Overhaul; Workshop
        Records`,
      careers: `Mechanic's helper; Outboard mechanic; Diesel mechanic; Engine room rating; Workshop
        supervisor`,
      languages: ["Dhivehi", "English"],
      offers: { dhoani: ["C2", "C3", "C4"], kanduoiy: ["C2", "C3"] },
      named: [
        [
          "kanduoiy",
          "S",
          "Outboard Engine Care for Boat Owners",
          "Daily checks; Spark plugs and fuel; Salt and corrosion; Getting home with one engine",
        ],
      ],
    },
    {
      title: "Marine Engineering",
      categories: ["Mechanical and Marine Engineering", "Shipping and Navigation"],
      degree: "Engineering",
      modules: `Ship Construction; Marine Diesel Engines; Auxiliary Machinery; Marine Electrical Systems;
        Naval Architecture; Engine Room Watchkeeping; Refrigeration at Sea; Steering and
        Hydraulics; Fire Fighting Systems; Ship Stability; Pollution Prevention; Engine Simulator`,
      careers: "Engine cadet; Motorman; Fourth engineer; Second engineer; Chief engineer",
      offers: { kanduoiy: ["C4", "AD", "B"], dhoani: ["D"] },
    },
    {
      title: "Refrigeration and Air Conditioning",
      categories: ["Refrigeration and Air Conditioning"],
      modules: `How Cooling Works; Tools and Brazing; Split Air Conditioners; Refrigerants and Recovery;
        Cold Rooms; Electrical Controls; Ducts and Ventilation; Chilled Water Systems; Energy
        Efficiency; Fault Finding`,
      careers: `Air-conditioning helper; Air-conditioning technician; Refrigeration mechanic; Cooling
        supervisor`,
      languages: ["Dhivehi", "English"],
      offers: { dhoani: ["C2", "C3", "C4"], thiladhunmathi: ["C2"], atolls: ["C3"] },
    },
    {
      title: "Carpentry and Joinery",
      categories: ["Woodwork and Boat Building"],
      modules: `Wood and Tools; Joints; Doors and Windows; Furniture; Roofing; Machines; Finishing;
        Reading Drawings; Lacquer Work of the Islands`,
      careers: "Carpenter's helper; Carpenter; Furniture maker; Joinery workshop owner",
      languages: ["Dhivehi"],
      offers: { dhoani: ["C2", "C3"] },
    },
    {
      title: "Boat Building and Fibreglass Work",
      categories: ["Woodwork and Boat Building"],
      modules: `Lines of a Dhoani; Timber Selection; Keel and Ribs; Planking; Moulds for Fibreglass;
        Lamination; Repairs; Fitting Engines; Paint and Antifouling; Launching`,
      careers: "Boatyard helper; Fibreglass worker; Boat builder; Boatyard foreman",
      languages: ["Dhivehi"],
      dv: "ދޯނި ބަނުން",
      offers: { dhoani: ["C2", "C3", "C4"], kanduoiy: ["C3"] },
      named: [["dhoani", "S", "Fibreglass Repair Weekend"]],
    },
  ],
};
