import type { Field } from "../programme.ts";

export const tourism: Field = {
  name: "Travel, Tourism and Hospitality",
  related: "tourism, hospitality or business",
  common: `Introduction to Tourism and Hospitality; English for Hospitality; Food Safety and Hygiene;
    Guest Service; Tourism in the Maldives; Hospitality Accounting; Human Resources in Hotels;
    Sustainable Tourism`,
  placement: "Includes a 12-week industrial attachment in a resort, hotel or guesthouse.",
  notes: `Uniform and knives are included in the fee.; Meals are provided on training days.;
    Accommodation on the island can be arranged for students from other atolls.; Partner resorts
    interview graduates on campus twice a year.`,
  feeFactor: 1.05,
  subjects: [
    {
      title: "Hospitality Management",
      categories: ["Guesthouse and Hotel Management"],
      modules: `The Hotel from Arrival to Departure; Front Office Operations; Housekeeping Operations;
        Food and Beverage Operations; Kitchen Practice; Hospitality Law; Revenue Management;
        Resort Operations; Facilities and Engineering; Events and Banquets; Strategic Hospitality
        Management; Hospitality Technology`,
      advanced: `Luxury Service Strategy; Hospitality Finance; Asset and Facilities Management; Leading
        Multicultural Teams; Revenue and Distribution; Sustainable Resort Development`,
      careers: `Guest service agent; Supervisor in a resort; Guesthouse manager; Assistant department
        manager; Resort manager; General manager`,
      dv: "ފަތުރުވެރިކަން",
      offers: {
        thundi: ["C3", "D", "AD", "BH", "M"],
        atolls: ["B", "M"],
        dhathuru: ["D"],
        thiladhunmathi: ["C3"],
      },
    },
    {
      title: "Guesthouse Management",
      categories: ["Guesthouse and Hotel Management", "Entrepreneurship and Small Business"],
      modules: `Opening a Guesthouse; Bookings and Check-in; Rooms and Linen; Breakfast Service;
        Excursions; Guesthouse Accounts; Licences and Green Tax; Online Reviews; Neighbours and
        Island Rules`,
      careers: `Guesthouse receptionist; Guesthouse supervisor; Guesthouse manager; Owner of a guesthouse`,
      languages: ["English", "Dhivehi"],
      offers: { thundi: ["C2", "C3"], dhathuru: ["C2"] },
      named: [
        [
          "thundi",
          "S",
          "Open Your Guesthouse: From Licence to First Guest",
          "Rooms that meet the rules; Registration and licence; Setting a price; The first welcome",
        ],
      ],
    },
    {
      title: "Front Office Operations",
      categories: ["Rooms and Front Office"],
      modules: `Reception Skills; Reservations; Check-in and Check-out; Telephone Manner; Handling
        Complaints; Hotel Software; Cash and Night Audit; Airport Representation; Guest Relations`,
      careers: `Receptionist; Airport representative; Guest relations officer; Duty manager; Front office
        manager`,
      offers: { thundi: ["C2", "C3", "C4"], atolls: ["C3"], thiladhunmathi: ["C2"] },
      named: [["thundi", "S", "Guest Relations for Villa Hosts"]],
    },
    {
      title: "Housekeeping",
      categories: ["Rooms and Front Office"],
      modules: `Cleaning a Guest Room; Linen and Laundry; Chemicals and Safety; Public Areas; Room
        Presentation; Lost Property and Security; Inspecting Rooms; Supervising Attendants`,
      careers: "Room attendant; Laundry attendant; Housekeeping supervisor; Executive housekeeper",
      languages: ["Dhivehi", "English"],
      offers: { thundi: ["C1", "C2", "C3"] },
    },
    {
      title: "Food and Beverage Service",
      categories: ["Food and Beverage Service"],
      modules: `Laying a Table; Taking Orders; Serving Food; Coffee and Tea; Mocktails and Juices; Menu
        Knowledge; Buffets and Banquets; Restaurant Supervision; Menu Costing`,
      careers: `Waiter or waitress; Barista; Captain; Restaurant supervisor; Food and beverage manager`,
      dv: "ކާބޯތަކެތީގެ ޚިދުމަތް",
      offers: { thundi: ["C2", "C3", "C4"], thiladhunmathi: ["C2"] },
      named: [
        [
          "thundi",
          "S",
          "Barista Basics",
          "Beans and roasts; Grinding and extraction; Milk and simple patterns; Cleaning the machine",
        ],
      ],
    },
    {
      title: "Culinary Arts",
      categories: ["Culinary Arts"],
      modules: `Knife Skills; Stocks, Soups and Sauces; Vegetables and Salads; Fish and Seafood; Meat and
        Poultry; Maldivian Cuisine; Asian Kitchens; Larder and Cold Kitchen; Bakery Basics; Menu
        Planning and Costing; Nutrition; Running a Kitchen`,
      careers: "Kitchen helper; Commis chef; Demi chef; Chef de partie; Sous chef; Executive chef",
      dv: "ކެއްކުން",
      offers: { thundi: ["C2", "C3", "C4", "D", "AD"] },
      named: [
        [
          "thundi",
          "S",
          "Maldivian Short Eats (ހެދިކާ) for Cafés",
          "Bajiya and gulha; Kulhi boakibaa; Masroshi; Selling by the tray",
        ],
        ["thundi", "S", "Vegan and Plant-based Menus"],
      ],
    },
    {
      title: "Pastry and Bakery Arts",
      categories: ["Culinary Arts", "Baking and Home Enterprise"],
      modules: `Doughs and Batters; Bread; Cakes and Sponges; Creams and Fillings; Chocolate; Plated
        Desserts; Ice Cream and Sorbet; Wedding Cakes; Costing a Bakery`,
      careers: "Bakery helper; Commis pastry chef; Baker; Pastry chef",
      offers: { thundi: ["C2", "C3", "C4"], thiladhunmathi: ["C2"] },
    },
    {
      title: "Travel and Tour Operations",
      categories: ["Travel and Tour Operations"],
      modules: `Geography for Travel; Ticketing and Fares; Tour Packages; Speedboat and Seaplane
        Transfers; Visa and Travel Papers; Selling Excursions; Travel Agency Software; Destination
        Knowledge: South Asia; Travel Law`,
      careers: `Ticketing clerk; Travel consultant; Tour operator; Operations manager in a travel agency`,
      offers: { thundi: ["C3", "D"], atolls: ["D"], dhathuru: ["C3"], kanduoiy: ["C3"] },
      named: [["dhathuru", "X", "IATA Foundation in Travel and Tourism: Exam Tuition"]],
    },
    {
      title: "Tour Guiding",
      categories: ["Travel and Tour Operations", "Events and Recreation"],
      modules: `The Work of a Guide; Stories of Islands and Atolls; Reef Life for Guides; Leading a
        Snorkel Trip; First Aid; Culture and Manners; Speaking to a Group; Guests with Special
        Needs`,
      careers: "Excursion assistant; Tour guide; Snorkelling guide; Excursions manager",
      offers: { thundi: ["C2", "C3"] },
      named: [["bahuruva", "S", "Guiding in Italian: Words for Reef and Island"]],
    },
    {
      title: "Event Management",
      categories: ["Events and Recreation"],
      modules: `Kinds of Events; Event Design; Venues and Logistics; Budgets and Sponsors; Weddings on the
        Beach; Conferences; Sound, Light and Stage; Event Safety; Event Marketing; Live Event
        Project`,
      careers: "Event assistant; Event coordinator; Wedding planner; Events manager",
      offers: { thundi: ["C4", "D"], atolls: ["D", "B"], kula: ["C3"] },
    },
    {
      title: "Tourism Management",
      categories: ["Travel and Tour Operations", "Guesthouse and Hotel Management"],
      degree: "Science",
      modules: `Tourism Systems; Tourism Economics; Visitor Behaviour; Tourism Planning; Coastal and
        Marine Tourism; Community Tourism; Tourism Policy; Transport for Tourism; Crisis
        Management; Tourism Research; Heritage Tourism; Destination Management`,
      advanced: `Tourism Policy and Governance; Destination Competitiveness; Sustainable Tourism in Small
        Islands; Tourism Economics; Research in Tourism`,
      careers: `Tourism officer; Destination marketing officer; Tourism planner; Tourism consultant;
        Director of tourism`,
      offers: { atolls: ["BH", "M"], thundi: ["B"] },
    },
  ],
};
