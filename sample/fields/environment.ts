import type { Field } from "../programme.ts";

export const environment: Field = {
  name: "Environment and Sustainability",
  related: "environment, science or engineering",
  common: `Ecology of Atolls; Climate Science; Environmental Law of the Maldives; Environmental
    Chemistry; Geographic Information Systems; Sustainable Development; Field Methods`,
  notes: `Field trips to reefs, wetlands and waste sites are part of the fee.; The ability to swim is an
    advantage.; Coursework may deal with the student's own island.`,
  feeFactor: 0.95,
  subjects: [
    {
      title: "Environmental Management",
      categories: ["Environmental Management"],
      degree: "Science",
      modules: `People and Environment; Biodiversity; Environmental Impact Assessment; Protected Areas;
        Coastal Management; Environmental Economics; Environmental Monitoring; Environmental
        Policy; Resort Environmental Management; Environmental Education; Project in Environmental
        Management`,
      advanced: `Environmental Governance; Impact Assessment; Coastal Zone Management; Environmental
        Economics; Biodiversity Policy; Research in Environmental Science`,
      careers: `Environment assistant; Park ranger; Environment officer; Environmental consultant;
        Sustainability manager`,
      dv: "ތިމާވެށި",
      offers: {
        atolls: ["BH", "M", "P"],
        dhathuru: ["D"],
        thiladhunmathi: ["C3"],
        kanduoiy: ["C4"],
      },
    },
    {
      title: "Climate Change and Sustainability",
      categories: ["Climate Change and Disaster Management"],
      degree: "Science",
      modules: `Causes of Climate Change; Sea Level and Islands; Adaptation; Mitigation; Climate Finance;
        Climate Justice; Islamic Views of Nature; Carbon Accounting; Communicating Climate`,
      advanced: `Climate Science for Policy; Adaptation in Small Islands; Climate Finance; Carbon Markets;
        Loss and Damage`,
      careers: "Project assistant; Climate officer; Carbon analyst; Climate adviser",
      offers: { atolls: ["B", "M"], dhathuru: ["PC"] },
      named: [
        [
          "dhathuru",
          "S",
          "Climate Change for Island Councils",
          "What is changing; Flood and heat; Grants; A plan on two pages",
        ],
      ],
    },
    {
      title: "Disaster Management",
      categories: ["Climate Change and Disaster Management", "Fire and Rescue"],
      modules: `Hazards of the Maldives; Early Warning; Evacuation; Shelter and Relief; Community Response
        Teams; Disaster Plans; Recovery; Drills and Exercises`,
      advanced: `Disaster Theory; Risk Reduction in Islands; Emergency Logistics; Recovery and Resilience`,
      careers: "Community responder; Relief worker; Disaster management officer; Emergency planner",
      languages: ["Dhivehi", "English"],
      offers: { atolls: ["C4", "D"], dhekunu: ["C3"], dhathuru: ["PC"] },
    },
    {
      title: "Waste Management",
      categories: ["Water, Waste and Energy"],
      modules: `Kinds of Waste; Sorting; Composting; Plastics and the Sea; Island Waste Centres; Hazardous
        Waste; Machines and Balers; Public Awareness; Waste Plans`,
      careers: `Waste centre worker; Recycling coordinator; Waste centre supervisor; Waste management
        officer`,
      languages: ["Dhivehi"],
      offers: { thiladhunmathi: ["C1"], dhoani: ["C2", "C3"] },
      named: [["thiladhunmathi", "S", "Composting at Home and on the Island"]],
    },
    {
      title: "Water and Sanitation",
      categories: ["Water, Waste and Energy"],
      modules: `Rain, Lens and Sea: Sources of Water; Desalination; Pipes and Pumps; Sewerage; Water
        Quality; Meters and Customers; Plant Maintenance; Utility Management`,
      careers: "Pump attendant; Desalination plant operator; Utility technician; Utility manager",
      offers: { dhoani: ["C2", "C3", "D"], atolls: ["D"] },
    },
    {
      title: "Renewable Energy",
      categories: ["Water, Waste and Energy", "Electrical and Electronic Engineering"],
      modules: `Energy on Islands; Solar Resource; Solar Panels and Inverters; Batteries; Wind and Ocean
        Energy; Hybrid Systems; Installation; Maintenance; Energy Audits; Tariffs and Policy`,
      advanced: `Solar and Storage Systems; Island Grids; Energy Policy and Finance; Energy Efficiency;
        Ocean Energy`,
      careers: "Solar installer; Energy technician; Energy auditor; Renewable energy engineer",
      offers: { dhoani: ["C3", "C4", "D"], atolls: ["B", "PC", "M"], dhathuru: ["C3"] },
      named: [
        [
          "dhoani",
          "S",
          "Rooftop Solar: Design and Install",
          "Reading a roof; Sizing; Mounting against salt wind; Connecting safely",
        ],
      ],
    },
    {
      title: "Sustainable Resort Operations",
      categories: ["Environmental Management", "Guesthouse and Hotel Management"],
      modules: `Footprint of a Resort; Energy and Water Saving; Waste and Plastics; Buying Local;
        Reef-safe Excursions; Certification; Telling Guests the Truth`,
      careers: "Green team member; Sustainability coordinator; Sustainability manager",
      offers: { thundi: ["C3", "C4"], kanduoiy: ["C3"] },
    },
  ],
};
