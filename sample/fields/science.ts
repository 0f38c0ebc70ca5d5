import type { Field } from "../programme.ts";

export const science: Field = {
  name: "Science and Mathematics",
  related: "a science or mathematics",
  common: `Mathematics I; Mathematics II; General Chemistry; General Physics; Cell Biology; Scientific
    Computing; Statistics for Science; Laboratory Safety and Practice`,
  requirement: "A pass in mathematics at O level or its equal",
  notes: `Laboratory coats and goggles are bought by the student.; Field trips need swimming ability.;
    Laboratory work is done on campus even where theory is taught online.`,
  feeFactor: 1,
  subjects: [
    {
      title: "Biology",
      categories: ["Biology and Biotechnology"],
      degree: "Science",
      modules: `Diversity of Life; Genetics; Plant Biology; Animal Biology; Ecology; Microbiology;
        Biochemistry; Evolution; Island Biogeography; Molecular Biology; Field Biology;
        Conservation Biology`,
      advanced: `Molecular Methods; Conservation Genetics; Ecological Modelling; Scientific Communication;
        Biodiversity of Coral Islands`,
      careers: `Laboratory assistant; Field assistant; Biology teacher; Biologist; Research scientist`,
      offers: { atolls: ["AD", "BH", "P"], fathis: ["D"] },
    },
    {
      title: "Biotechnology",
      categories: ["Biology and Biotechnology"],
      degree: "Science",
      modules: `Techniques of Biotechnology; Biochemistry; Genetic Engineering; Fermentation; Plant Tissue
        Culture; Food Biotechnology; Bioinformatics; Marine Biotechnology; Bioethics`,
      careers: "Laboratory technician; Quality control officer; Biotechnologist; Product developer",
      offers: { atolls: ["B"], dhekunu: ["D"] },
    },
    {
      title: "Laboratory Science",
      categories: ["Chemistry and Laboratory Science"],
      modules: `Weighing, Measuring and Recording; Preparing Solutions; Water Quality Testing; Food
        Testing; Microscopy; Instruments and Calibration; Chemical Stores and Waste; Quality
        Systems`,
      careers: `School laboratory assistant; Water quality technician; Laboratory technician; Laboratory
        supervisor`,
      offers: { dhekunu: ["C3", "C4"], thiladhunmathi: ["C3"], dhoani: ["C3"] },
      named: [
        [
          "atolls",
          "S",
          "Water Quality Testing for Utilities and Resorts",
          "Sampling; Salinity and pH; Bacteria; Records and limits",
        ],
      ],
    },
    {
      title: "Chemistry",
      categories: ["Chemistry and Laboratory Science"],
      degree: "Science",
      modules: `Atoms and Bonds; Organic Chemistry; Inorganic Chemistry; Physical Chemistry; Analytical
        Chemistry; Environmental Chemistry; Spectroscopy; Industrial Chemistry; Chemistry of
        Seawater`,
      advanced: `Advanced Analytical Methods; Environmental Chemistry; Chemical Data Analysis; Marine
        Chemistry`,
      careers: "Laboratory technician; Chemist; Quality manager; Research chemist",
      offers: { atolls: ["B", "PD"] },
    },
    {
      title: "Mathematics",
      categories: ["Mathematics and Statistics"],
      degree: "Science",
      modules: `Numbers and Proof; Calculus; Linear Algebra; Geometry; Differential Equations;
        Probability; Numerical Methods; Real Analysis; Discrete Mathematics; Mathematical
        Modelling; History of Mathematics`,
      advanced: `Advanced Algebra; Analysis; Mathematical Modelling; Teaching and Communicating Mathematics`,
      careers: `Mathematics tutor; Mathematics teacher; Actuarial trainee; Data analyst; Mathematician`,
      dv: "ހިސާބު",
      offers: { atolls: ["BH", "M"], fathis: ["C4", "D"] },
      named: [
        [
          "fathis",
          "S",
          "Mathematics for Parents of Grades 4 to 7",
          "Fractions without fear; Long division; Areas and angles; Word problems at home",
        ],
      ],
    },
    {
      title: "Statistics",
      categories: ["Mathematics and Statistics", "Data and Artificial Intelligence"],
      degree: "Science",
      modules: `Describing Data; Probability; Sampling; Survey Design; Regression; Official Statistics;
        Population Studies; Time Series; Statistical Software`,
      advanced: `Statistical Inference; Regression Models; Survey Methods; Demography; Official Statistics
        in Small States`,
      careers: "Survey interviewer; Statistical assistant; Statistician; Head of statistics",
      offers: { atolls: ["B", "PC"], dhathuru: ["PC"], hisaab: ["C3"] },
    },
    {
      title: "Ocean Science",
      categories: ["Physics and Ocean Science", "Marine Biology"],
      degree: "Science",
      modules: `Waves and Tides; Currents of the Indian Ocean; Chemistry of the Sea; Marine Weather;
        Monsoons; Mapping the Sea Floor; Instruments at Sea; Remote Sensing; Beaches and Sediment;
        Ocean and Climate`,
      advanced: `Physical Oceanography; Coastal Processes; Ocean Observation; Climate and Sea Level; Marine
        Spatial Planning`,
      careers: `Survey assistant; Meteorological observer; Hydrographic technician; Oceanographer; Coastal
        scientist`,
      offers: { atolls: ["BH", "M"], kanduoiy: ["C4", "D"] },
      named: [
        [
          "kanduoiy",
          "S",
          "Reading Weather, Waves and Currents (އޮއިވަރު)",
          "Monsoon calendar of the islands; Tides and channels; Swell forecasts; Deciding to stay in harbour",
        ],
      ],
    },
    {
      title: "Applied Physics",
      categories: ["Physics and Ocean Science"],
      degree: "Science",
      modules: `Mechanics; Electricity and Magnetism; Waves and Optics; Thermal Physics; Electronics;
        Modern Physics; Solar Energy Physics; Measurement; Computational Physics`,
      careers: "Laboratory technician; Physics teacher; Meteorologist; Energy analyst",
      offers: { atolls: ["B"], fathis: ["D"] },
    },
    {
      title: "Science for Schools and Homes",
      categories: ["Physics and Ocean Science", "Chemistry and Laboratory Science"],
      modules: `Observing and Measuring; Experiments with Everyday Things; Living Things of the Island;
        Light and Sound; Simple Machines; Presenting a Project`,
      careers: "Science club leader; School laboratory helper; Teaching assistant",
      languages: ["Dhivehi", "English"],
      offers: { fathis: ["C3"] },
      named: [
        ["thiladhunmathi", "S", "Night Sky over the Atolls"],
        [
          "dhathuru",
          "C2",
          "Certificate II in General Science",
          "Living Things; Matter and Change; Forces and Energy; Earth and Space",
        ],
        [
          "thiladhunmathi",
          "C2",
          "Certificate II in Science and Mathematics",
          "Numbers and Measures; Shapes and Graphs; Living Things of the Island; Energy and Electricity",
        ],
      ],
    },
  ],
};
