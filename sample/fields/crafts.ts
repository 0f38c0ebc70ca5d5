import type { Field } from "../programme.ts";

export const crafts: Field = {
  name: "Personal Care, Beauty and Crafts",
  related: "beauty, fashion or home enterprise",
  common: `Hygiene and Safety; Working with Clients; Pricing and Records; Small Business Start; Promotion
    on Social Media`,
  notes: `A starter kit is included and stays with the student.; Separate classes are held for women.;
    Models and customers are welcome on practice days at a small charge.`,
  feeFactor: 0.75,
  subjects: [
    {
      title: "Hairdressing",
      categories: ["Hair and Beauty"],
      modules: `Salon Hygiene; Washing and Drying; Cutting; Colouring; Styling; Bridal Hair; Men's
        Barbering; Running a Salon`,
      careers: "Salon assistant; Hairdresser; Barber; Salon owner",
      languages: ["Dhivehi", "English"],
      offers: { thiladhunmathi: ["C1"], dhoani: ["C2", "C3"] },
      named: [["dhoani", "S", "Barbering: Fades and Beards"]],
    },
    {
      title: "Beauty Therapy",
      categories: ["Hair and Beauty", "Spa and Wellness"],
      modules: `Skin and Nails; Facials; Manicure and Pedicure; Hair Removal; Make-up; Mehendi; Bridal
        Make-up; Product Safety; Salon Management`,
      careers: "Salon assistant; Beautician; Make-up artist; Spa therapist; Salon owner",
      offers: { thundi: ["C2", "C3"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Mehendi for Eid and Weddings",
          "Mixing henna; Lines and dots; Hand patterns; Pricing",
        ],
        [
          "kula",
          "C3",
          "Certificate III in Make-up for Film and Stage",
          "Skin and Hygiene; Corrective Make-up; Ageing and Character; Wounds and Effects; Hair Pieces; Working on a Set",
        ],
      ],
    },
    {
      title: "Spa Therapy",
      categories: ["Spa and Wellness"],
      modules: `Welcome to the Spa; Swedish Massage; Ayurvedic Massage; Thai Massage; Reflexology; Body
        Scrubs and Wraps; Anatomy for Therapists; Spa Retail; Spa Management`,
      careers: "Spa attendant; Spa therapist; Senior therapist; Spa manager",
      offers: { thundi: ["C2", "C3", "C4", "D"], dhekunu: ["C3"] },
      named: [["thundi", "S", "Spa Reception and Retail"]],
    },
    {
      title: "Sewing and Dressmaking",
      categories: ["Sewing and Fashion"],
      modules: `Using a Sewing Machine; Measuring; Patterns; School Uniforms; Dresses and Blouses; Dhivehi
        Libaas; Curtains and Bedding; Repairs; Selling Your Work`,
      careers: "Seamstress at home; Tailor's assistant; Dressmaker; Tailoring shop owner",
      languages: ["Dhivehi"],
      dv: "ފެހުން",
      offers: { thiladhunmathi: ["C3"], dhoani: ["C2"], atolls: ["C2"] },
      named: [
        [
          "thiladhunmathi",
          "S",
          "Sew a School Uniform in Five Evenings",
          "Taking measurements; Cutting; Collar and cuffs; Finishing",
        ],
      ],
    },
    {
      title: "Fashion Design",
      categories: ["Sewing and Fashion", "Fine Art and Craft Design"],
      modules: `Fashion Drawing; Fabric; Pattern Cutting; Draping; Modest Fashion; Textile Printing;
        Collection; Fashion Show; Fashion Business`,
      careers: "Design assistant; Pattern cutter; Fashion designer; Boutique owner",
      offers: { kula: ["C3", "C4", "D"] },
      named: [["kula", "S", "Block Printing on Cotton"]],
    },
    {
      title: "Home Baking",
      categories: ["Baking and Home Enterprise"],
      modules: `Oven and Ingredients; Sponge Cakes; Buttercream; Maldivian Sweets; Birthday Cakes; Bread
        and Buns; Food Safety at Home; Taking Orders`,
      careers: "Home baker; Café baker; Cake shop owner",
      languages: ["Dhivehi"],
      offers: { thiladhunmathi: ["C1"], thundi: ["C1"] },
      named: [
        [
          "thundi",
          "C2",
          "Certificate II in Cake Decoration",
          "Sponge and Buttercream; Piping; Fondant; Sugar Flowers",
        ],
        ["thiladhunmathi", "S", "Eid Sweets (ފޮނި ތަކެތި): Huni Hakuru, Bondi and Foni Boakibaa"],
        ["kula", "S", "Sugar Flowers"],
        ["dhathuru", "S", "Home Bakery: Costs, Labels and Delivery"],
      ],
    },
    {
      title: "Childcare and Home Management",
      categories: ["Baking and Home Enterprise", "Early Childhood Education"],
      modules: `Caring for Babies; Meals for Families; Keeping a Home Safe; Household Budget; Play at
        Home; Employment in a Household`,
      careers: "Nanny; Housekeeper in a home; Daycare helper",
      languages: ["Dhivehi"],
      offers: { thiladhunmathi: ["C2"], fathis: ["C2"], dhekunu: ["C1"] },
    },
  ],
};
