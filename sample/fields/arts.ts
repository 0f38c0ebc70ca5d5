import type { Field } from "../programme.ts";

export const arts: Field = {
  name: "Arts, Design and Media",
  related: "art, design or media",
  common: `Drawing; Colour and Composition; History of Art and Design; Design Software; Visual Culture of
    the Maldives; Typography; Professional Practice; Portfolio Development`,
  requirement: "A portfolio of five pieces of work, on paper or online",
  notes: `Materials cost about MVR 1,500 a semester.; Cameras and microphones can be borrowed
    overnight.; Work of every student is shown at the year-end exhibition.`,
  feeFactor: 1.05,
  subjects: [
    {
      title: "Graphic Design",
      categories: ["Graphic Design"],
      degree: "Arts",
      modules: `Shape, Line and Grid; Lettering and Thaana Type; Logo Design; Layout and Print;
        Illustration; Packaging; Information Design; Interface Design; Motion Graphics; Design
        Research; Client Project; Final Exhibition`,
      advanced: `Design Thinking; Typography across Scripts; Service and Interface Design; Critical Design
        Studies`,
      careers: "Design assistant; Graphic designer; Illustrator; Interface designer; Art director",
      offers: { kula: ["C2", "C4", "D", "BH"], thiladhunmathi: ["C3"], dhathuru: ["C3"] },
      named: [
        [
          "kula",
          "S",
          "Drawing Thaana: Letters by Pen and Screen (ތާނަ އަކުރު)",
          "Bones of the letters; Pen angles; Spacing fili; From paper to font",
        ],
      ],
    },
    {
      title: "Photography",
      categories: ["Photography"],
      modules: `Using a Camera; Light; Portraits; Travel and Resort Photography; Editing; Photo Stories;
        Studio Work; Underwater Photography; Selling Pictures`,
      careers: "Photographer's assistant; Resort photographer; Photojournalist; Studio owner",
      dv: "ފޮޓޯގްރަފީ",
      offers: { kula: ["C2", "C3", "D"], kanduoiy: ["C3"] },
      named: [
        [
          "kula",
          "S",
          "Drone Photography and Flight Rules",
          "Permits and no-fly areas; Pre-flight checks; Framing from above; Editing a sequence",
        ],
      ],
    },
    {
      title: "Film and Television Production",
      categories: ["Film and Animation"],
      degree: "Arts",
      modules: `Telling a Story on Screen; Screenwriting; Camera; Sound; Editing; Directing Actors;
        Documentary; Producing; Colour and Finish; Short Film Project`,
      careers: "Production assistant; Camera operator; Editor; Producer; Director",
      languages: ["Dhivehi", "English"],
      offers: { kula: ["C3", "D", "B"], atolls: ["D"] },
      named: [["kula", "S", "Documentary Summer: Eleven Days on an Outer Island"]],
    },
    {
      title: "Animation",
      categories: ["Film and Animation"],
      modules: `Flip Books and Timing; Character Design; Storyboards; 2D Animation; 3D Modelling; Rigging;
        Sound and Lip Sync; Rendering; Studio Project`,
      careers: "Storyboard artist; Animator; 3D artist; Animation director",
      offers: { kula: ["C3", "D", "AD"], dhathuru: ["C3"] },
    },
    {
      title: "Interior Design",
      categories: ["Interior Design", "Architecture and Building Design"],
      modules: `Space and Scale; Materials and Finishes; Drawing Interiors; Light and Colour at Home;
        Furniture; Kitchens and Bathrooms; Small Apartments in Malé; Guesthouse Interiors;
        Costing; Final Studio`,
      careers: "Showroom assistant; Draughtsperson; Interior designer; Project designer",
      offers: { kula: ["C3", "D", "B"], dhoani: ["C4"] },
    },
    {
      title: "Fine Art",
      categories: ["Fine Art and Craft Design"],
      degree: "Arts",
      modules: `Drawing from Life; Painting; Printmaking; Sculpture; Art of South Asia; Mixed Media;
        Studio Practice; Curating`,
      advanced: "Studio Research; Contemporary Art Theory; Curating and Public Art; Exhibition",
      careers: "Art class assistant; Artist; Art teacher; Gallery curator",
      dv: "ކުރެހުން",
      offers: { kula: ["C2", "BH", "PC"], atolls: ["C4"] },
      named: [["kula", "S", "Watercolour by the Lagoon"]],
    },
    {
      title: "Traditional Crafts",
      categories: ["Fine Art and Craft Design"],
      modules: `Lacquer Work; Reed Mat Weaving (Thundu Kunaa); Coconut Leaf and Coir; Wood Carving;
        Embroidery of Dhivehi Libaas; Design for Souvenirs; Pricing and Selling Crafts`,
      careers: "Craft worker; Craft teacher; Souvenir maker; Workshop owner",
      languages: ["Dhivehi"],
      dv: "އަތްތެރި މަސައްކަތް",
      offers: { thiladhunmathi: ["C1"], kula: ["C3"] },
      named: [["thiladhunmathi", "S", "Weaving a Kasabu Border (ކަސަބު)"]],
    },
    {
      title: "Music",
      categories: ["Music and Performance"],
      modules: `Reading Music; Voice; Keyboard; Guitar; Boduberu and Raivaru; Ear Training; Harmony;
        Recording; Ensemble; Public Performance`,
      careers: "Music class assistant; Performer; Music teacher; Sound engineer",
      dv: "މިއުޒިކް",
      offers: { kula: ["C1", "C3", "D"] },
      named: [
        [
          "kula",
          "S",
          "Boduberu for Beginners (ބޮޑުބެރު)",
          "Holding the drum; Basic beats; Singing in answer; A piece for the stage",
        ],
        [
          "kula",
          "C3",
          "Certificate III in Music (Piano)",
          "Posture and Touch; Scales; Sight Reading; Harmony at the Keyboard; Two Studies; A Recital Piece",
        ],
      ],
    },
  ],
};
