import type { ContentRecords } from "#features/content/content.schema.ts";

/**
 * The content of the site besides the sample directory. People, partners and promoted intakes are
 * fictional like the directory. Every call gives equal records, in the same order.
 */
export function sampleContent(): ContentRecords {
  return { faqs: [], testimonials: TESTIMONIALS, partners: PARTNERS, messages: MESSAGES };
}

/**
 * Content about the site itself, which is true for any directory and stays when the sample is
 * removed.
 */
export function siteContent(): ContentRecords {
  const faqs = QUESTIONS.map(([question, answer], at) => ({ question, answer, position: at + 1 }));
  return { faqs, testimonials: [], partners: [], messages: [] };
}

type Testimonial = ContentRecords["testimonials"][number];

/** Deliberately unordered, as people enter them; two have no order and two were withdrawn. */
const TESTIMONIALS: Testimonial[] = [
  {
    name: "Ibrahim, evening student in Malé",
    text: "I work until five. I filtered for blended courses, put three side by side and saw that the cheapest one had no evening classes at all. That saved me a year.",
    photo_url: null,
    status: "active",
    position: 2,
  },
  {
    name: "Shahula, parent in Fuvahmulah",
    text: "The fee for the whole course stands next to the fee for a month. We could finally talk about what it costs, and not about what it seems to cost.",
    photo_url: null,
    status: "active",
    position: 3,
  },
  {
    name: "Aishath, school leaver in Naifaru",
    text: "My teacher gave me a list of colleges. Here I found out which of them take me with my five passes, and when I have to apply.",
    photo_url: null,
    status: "active",
    position: 1,
  },
  {
    name: "Hassan, boat mechanic in Thinadhoo",
    text: "I did not know that a Certificate III in my own trade existed on my own island.",
    photo_url: null,
    status: "active",
    position: null,
  },
  {
    name: "Mariyam, career teacher in Hithadhoo",
    text: "I open the comparison on the projector and let the class argue. They ask better questions than I would have.",
    photo_url: null,
    status: "active",
    position: 5,
  },
  {
    name: "Yoosuf, now at a college in Kulhudhuffushi",
    text: "This one was withdrawn by the person who wrote it and must not be shown.",
    photo_url: null,
    status: "inactive",
    position: 1,
  },
  {
    name: "Zeenath, nurse in Eydhafushi",
    text: "I wanted a degree without leaving the ward. Two filters, and there were nine to read about.",
    photo_url: null,
    status: "active",
    position: 4,
  },
  {
    name: "Nashid, changed from retail to accounting",
    text: "The levels were only numbers to me before. Now I know that my diploma lets me skip the first year.",
    photo_url: null,
    status: "active",
    position: null,
  },
  {
    name: "Looja, waiting for approval",
    text: "This one has not been approved yet and must not be shown.",
    photo_url: null,
    status: "inactive",
    position: null,
  },
];

/** The site draws their logos. */
const PARTNERS: ContentRecords["partners"] = [
  ["Falhu Student Savings", "falhu-savings"],
  ["Iruvai Ferries", "iruvai-ferries"],
  ["Dhonfulhafi Book Company", "dhonfulhafi-books"],
  ["Raalhu Mobile", "raalhu-mobile"],
  ["Kurimagu Foundation", "kurimagu"],
  ["Veyo Energy", "veyo-energy"],
].map(([name = "", key], at) => ({
  name,
  logo_url: null,
  link: `https://${key}.example`,
  position: at + 1,
}));

const MESSAGES: ContentRecords["messages"] = [
  {
    text: "Dhekunu College of Health Sciences takes applications for January 2027",
    link: "/courses?institutions=Dhekunu+College+of+Health+Sciences",
    position: 1,
    starts_at: null,
    ends_at: null,
  },
  {
    text: "Dhoani Polytechnic: places left for February 2027, in Thinadhoo and Villingili",
    link: "/courses?institutions=Dhoani+Polytechnic",
    position: 2,
    starts_at: null,
    ends_at: null,
  },
  {
    text: "Open day of the University of the Atolls: this one is over and must not be shown",
    link: "/courses?institutions=University+of+the+Atolls",
    position: 3,
    starts_at: "2026-01-10T00:00:00+05:00",
    ends_at: "2026-01-18T00:00:00+05:00",
  },
];

const QUESTIONS: [question: string, answer: string][] = [
  [
    "How do I find a course?",
    "<p>Type what you have in mind into the search on the home page: a subject, a job, a short form such as ACCA, or the name of a college. It forgives a slip of the finger.</p><p>Or open <strong>Courses</strong> and use the filters on the left. Beside each choice stands how many courses it would leave.</p>",
  ],
  [
    "How many courses can I compare?",
    "<p>Up to 3. Tick <strong>Add to shortlist</strong> on a course, then open <strong>Compare Your Shortlist</strong>. A comparison has an address of its own, which you can send to someone else.</p>",
  ],
  [
    "What do the MNQF levels mean?",
    "<p>The Maldives National Qualifications Framework ranks qualifications from 1 (Certificate I) to 10 (Doctoral Degree). A diploma is level 5, a bachelor's degree level 7, a master's degree level 9. A higher level usually asks for a lower one first.</p>",
  ],
  [
    "What is an awarding body?",
    "<p>The institution whose name stands on your certificate. Often it is the college itself. Some courses taught in the Maldives are awarded by a university abroad: their awarding body is international.</p>",
  ],
  [
    "What does blended mean?",
    "<p>Part of the course is taught face to face and part online. How much of each differs: ask the college before you enrol, above all if you live on another island.</p>",
  ],
  [
    "Are the fees complete?",
    "<p>We show what the institution states, and a total where the stated fees allow one. Where it says <strong>Not stated</strong>, we do not know. Ask the institution about registration and examination fees before you decide.</p>",
  ],
  [
    "What is the Bachelor's Degree Grant Scheme?",
    "<p>Support of the government for a first bachelor's degree. Courses that their institution lists under it carry a badge, and a filter finds them. Whether you qualify is decided by the scheme, not by us.</p>",
  ],
  [
    "Can I apply through this site?",
    "<p>No. You apply at the institution. Its page has telephone numbers, e-mail and web addresses of each campus.</p>",
  ],
  [
    "Do I need an account?",
    "<p>No. Searching, comparing and your shortlist work without one. The shortlist is kept in your browser, so it stays on this device. With an account it comes along to your other devices, and the guide answers without a limit.</p>",
  ],
  [
    "Is a course approved?",
    "<p>A course that is stated as approved by the Maldives Qualifications Authority carries a mark. No mark means that we were not told. The authority's own register is the last word.</p>",
  ],
  [
    "How does my institution get listed?",
    '<p>Somebody who works there asks for it under <a href="/list-your-courses">List your courses</a>, and looks after its courses from then on. Listing is free for registered institutions, and no payment changes the order in which courses are shown.</p>',
  ],
  [
    "Something is wrong on a page. What now?",
    "<p>Tell us with the form on this page, best with the address of the page. For pictures or texts that belong to you, the infringement policy says what we need to know.</p>",
  ],
];
