import type { Field } from "../programme.ts";

export const marine: Field = {
  name: "Agriculture, Fisheries and Marine Studies",
  related: "agriculture, fisheries or biology",
  common: `Biology of Islands; Introduction to Fisheries and Agriculture; Safety at Sea and on the Farm;
    Small Business Records; Sustainable Use of Resources; Statistics for Fieldwork; Marine and
    Land Law`,
  placement: "Includes a season of field practice.",
  notes: `Field days begin at sunrise.; The ability to swim 200 metres is checked before the first boat
    day.; Seedlings and tools for the home garden are included.`,
  feeFactor: 0.8,
  subjects: [
    {
      title: "Agriculture",
      categories: ["Agriculture"],
      modules: `Soils of Coral Islands; Seeds and Nurseries; Vegetables; Fruit Trees; Coconut; Composting;
        Irrigation; Pests and Plant Health; Poultry; Selling the Harvest; Farm Planning`,
      careers: "Farm worker; Nursery keeper; Farmer; Agriculture extension officer; Farm manager",
      languages: ["Dhivehi"],
      dv: "ދަނޑުވެރިކަން",
      offers: { thiladhunmathi: ["C3"], atolls: ["D"], dhoani: ["C2"] },
    },
    {
      title: "Hydroponics and Protected Farming",
      categories: ["Agriculture"],
      modules: `Growing without Soil; Nutrient Solutions; Greenhouses; Leafy Vegetables; Water and Power
        Needs; Pest Control; Records and Costs; Supplying Resorts`,
      careers: "Greenhouse worker; Hydroponics technician; Greenhouse supervisor; Farm owner",
      offers: { dhoani: ["C3"], dhathuru: ["C2"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Home Garden in Pots",
          "Soil from kitchen waste; Chillies, pandan and curry leaf; Watering in the dry months; Simple pest traps",
        ],
      ],
    },
    {
      title: "Fisheries",
      categories: ["Fisheries and Seafood"],
      modules: `Fish of the Maldives; Pole-and-line Fishing; Handline Fishing; Live Bait; Handling and
        Ice; Fishing Vessels; Fishing Grounds and Seasons; Fisheries Rules; Log Books; Tuna
        Fisheries of the Indian Ocean`,
      advanced: `Fish Population Dynamics; Fisheries Economics; Ecosystem Approach to Fisheries; Fisheries
        Policy`,
      careers: "Fisher; Deckhand; Fish buyer; Fisheries officer; Fishing vessel owner",
      languages: ["Dhivehi", "English"],
      dv: "މަސްވެރިކަން",
      offers: { kanduoiy: ["C2", "C4", "D"], thiladhunmathi: ["C3"], atolls: ["B", "PD"] },
    },
    {
      title: "Seafood Processing and Quality",
      categories: ["Fisheries and Seafood"],
      modules: `Fish as Food; Hygiene in the Plant; Filleting and Loins; Smoking and Drying: Hikimas and
        Valhomas; Canning; Chilling and Freezing; Hazard Analysis (HACCP); Packing and Export`,
      careers: "Fish processor; Quality controller; Production supervisor; Export manager",
      offers: { kanduoiy: ["C1", "C2", "C3"], atolls: ["C4"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Rihaakuru and Valhomas for the Market",
          "Clean fish, clean kitchen; Cooking down; Jars and labels; Shelf life and price",
        ],
      ],
    },
    {
      title: "Aquaculture",
      categories: ["Aquaculture"],
      modules: `What Can Be Farmed at Sea; Sea Cucumber Culture; Grouper Cages; Seaweed; Pearl and Clam
        Culture; Hatcheries; Feeds; Water Quality; Diseases; Aquaculture Business`,
      careers: "Hatchery assistant; Aquaculture technician; Farm supervisor; Aquaculture officer",
      offers: { kanduoiy: ["C3", "C4", "D"], thiladhunmathi: ["C3"] },
    },
    {
      title: "Marine Biology",
      categories: ["Marine Biology"],
      degree: "Science",
      modules: `Life in the Sea; Coral Reef Ecology; Fishes; Marine Invertebrates; Seagrass and Mangroves;
        Sharks, Rays and Turtles; Marine Botany; Reef Survey Methods; Scientific Diving; Coral
        Restoration; Marine Conservation; Field Project`,
      advanced: `Coral Reef Science; Marine Megafauna; Marine Protected Areas; Reef Restoration;
        Quantitative Marine Ecology; Research Cruise and Field Methods`,
      careers: `Marine guide; Reef survey assistant; Resort marine biologist; Conservation officer; Marine
        scientist`,
      offers: { kanduoiy: ["C3", "D", "B"], atolls: ["BH", "M", "P"] },
      named: [
        [
          "kanduoiy",
          "S",
          "Coral Gardening: Frames, Fragments and Follow-up",
          "Choosing colonies; Fixing fragments; Cleaning frames; Photographs that show growth",
        ],
      ],
    },
    {
      title: "Blue Economy and Marine Resources",
      categories: ["Fisheries and Seafood", "Marine Biology"],
      modules: `Ocean Economy; Marine Spatial Planning; Fisheries Value Chains; Marine Tourism; Ocean
        Governance; Community Management`,
      advanced: `Ocean Economics; Marine Policy and Law; Sustainable Fisheries; Coastal Communities;
        Financing Conservation`,
      careers: "Project assistant; Marine policy officer; Blue economy adviser",
      offers: { atolls: ["M"], dhathuru: ["PC"] },
    },
  ],
};
