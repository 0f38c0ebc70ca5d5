import type { Field } from "../programme.ts";

export const marketing: Field = {
  name: "Marketing",
  related: "marketing, business or communication",
  common: `Principles of Marketing; Business Communication; Consumer Behaviour; Business Statistics;
    Principles of Management; Media and Society; Business Ethics`,
  notes: `Students work on a live brief from a Maldivian business each semester.; A telephone with a
    good camera is needed, and software licences are included.; Advertising spend for class
    campaigns is paid by the college.`,
  feeFactor: 1,
  subjects: [
    {
      title: "Marketing",
      categories: ["Branding and Advertising", "Sales and Customer Service"],
      modules: `Marketing Basics; Understanding Customers; Product and Price; Promotion and Place; Market
        Research; Services Marketing; Retail Management; Sales Management; Marketing Metrics;
        International Marketing; Marketing Planning; Strategic Marketing`,
      advanced: `Marketing Strategy; Consumer Insight; Brand Management; Marketing Analytics; Service and
        Experience Design; Global Marketing`,
      careers: `Marketing assistant; Sales executive; Marketing executive; Product manager; Marketing
        manager; Head of marketing`,
      offers: { atolls: ["BH", "M"], hisaab: ["C3", "D"], dhathuru: ["D"] },
      named: [["hisaab", "BH", "BA (Hons) Business and Marketing"]],
    },
    {
      title: "Digital Marketing",
      categories: ["Digital Marketing"],
      modules: `How People Search and Scroll; Writing for the Web; Social Media Planning; Search Engine
        Basics; Paid Advertising Online; E-mail Campaigns; Video for Social Media; Web Analytics;
        Online Shops; Community Management; Online Reputation; Campaign Project`,
      advanced: `Digital Strategy; Search and Performance Marketing; Content and Storytelling; Marketing
        Automation; Data, Privacy and Trust`,
      careers: `Social media assistant; Content creator; Digital marketing executive; Performance
        marketing specialist; Digital marketing manager`,
      offers: { dhathuru: ["D"], kula: ["C4", "D"], atolls: ["D"], hisaab: ["C4"], thundi: ["C3"] },
      named: [
        [
          "kula",
          "S",
          "Short Video for Small Brands",
          "Ideas on a page; Light, sound and framing; Editing on a telephone; Captions in Dhivehi and English",
        ],
        [
          "dhathuru",
          "S",
          "Search Engine Optimisation in Four Weeks",
          "What people look for; Pages that answer; Links and local listings; Measuring results",
        ],
        ["thiladhunmathi", "S", "Social Media for Island Shops"],
      ],
    },
    {
      title: "Branding and Advertising",
      categories: ["Branding and Advertising", "Graphic Design"],
      degree: "Arts",
      modules: `What a Brand Is; Copywriting; Visual Identity; Advertising History; Campaign Planning;
        Media Buying; Art Direction; Packaging; Brand Research; Public Relations; Advertising Law
        and Ethics; Portfolio`,
      careers: `Junior copywriter; Account executive; Brand executive; Art director; Brand manager;
        Creative director`,
      offers: { kula: ["C4", "D", "BH"], atolls: ["B"] },
      named: [["kula", "S", "Copywriting: Say It in Ten Words"]],
    },
    {
      title: "Sales and Customer Service",
      categories: ["Sales and Customer Service"],
      modules: `Meeting Customers; Product Knowledge; Listening and Complaints; Selling Skills; Cash and
        Card Payments; Visual Merchandising; Stock on the Shop Floor; Supervising a Sales Team;
        Key Account Management`,
      careers: `Shop assistant; Cashier; Sales representative; Customer service supervisor; Store manager`,
      languages: ["Dhivehi", "English"],
      offers: { thiladhunmathi: ["C1"], dhoani: ["C2"], hisaab: ["C3"], thundi: ["C2"] },
      named: [
        [
          "bahuruva",
          "S",
          "English at the Counter: Serving Customers with Confidence",
          "Greetings; Asking what is needed; Prices and numbers; Saying sorry; On the telephone",
        ],
      ],
    },
    {
      title: "Tourism Marketing",
      categories: ["Digital Marketing", "Travel and Tour Operations"],
      modules: `Source Markets of the Maldives; Selling an Island Stay; Online Travel Agents; Photographs
        and Reviews; Travel Fairs; Revenue and Price; Destination Branding; Loyalty and Return
        Guests`,
      advanced: `Destination Marketing; Revenue and Distribution Strategy; Luxury Brand Management; Visitor
        Experience Research`,
      careers: `Reservations and sales assistant; Sales executive; Revenue executive; Director of sales
        and marketing`,
      offers: { thundi: ["C4", "D", "PC"], atolls: ["PD"], dhathuru: ["C4"] },
      named: [
        [
          "thundi",
          "S",
          "Guesthouse Listings that Get Booked",
          "Title and first photograph; Honest descriptions; Answering reviews; Prices through the year",
        ],
      ],
    },
    {
      title: "Public Relations",
      categories: ["Branding and Advertising", "Journalism"],
      modules: `Public Relations Basics; Press Releases; Speaking to the Media; Events and Sponsorship;
        Internal Communication; Crisis Communication; Government Communication; Reputation
        Research`,
      advanced: `Strategic Communication; Reputation and Crisis; Public Affairs; Measuring Communication`,
      careers: `Communications assistant; Public relations officer; Spokesperson; Head of communications`,
      offers: { atolls: ["B"], kula: ["C4"], dhathuru: ["PC"] },
    },
  ],
};
