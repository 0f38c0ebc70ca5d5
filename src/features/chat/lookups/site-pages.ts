import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import { CHAT_DAYS } from "../chat-limits.ts";
import type { SiteText } from "./look-up.ts";

/** What one does on the pages of the site: the title in the words of who asks, the page, the text. */
const ROWS: readonly (readonly [title: string, link: string, text: string])[] = [
  [
    "Find, search and filter courses",
    paths.courses(),
    "Open Courses, type a word, or choose level, place, cost, study mode, start and more. Beside each choice stands how many courses it leaves.",
  ],
  [
    "Shortlist, save or bookmark a course",
    paths.compare(),
    `Tick the shortlist box on a course. The shortlist holds up to ${SHORTLIST_LIMIT} courses in this browser, and you can compare them side by side.`,
  ],
  [
    "Keep me posted: alerts and e-mails about new courses and changes",
    paths.courses(),
    "Press “Save this search” on the courses page, or “Save this course” on a course. You then get a mail when something changes, and each mail has a link that ends them.",
  ],
  [
    "What I have: my results and qualifications",
    paths.whatIHave(),
    "Say once what you have passed; courses then say whether you can enter. It is kept in this browser alone.",
  ],
  [
    "Paths to a goal: from what I have to a degree",
    paths.pathways(),
    "It finds courses one after another, the quickest, the cheapest and the nearest.",
  ],
  [
    "The ten levels of the MNQF",
    paths.levels(),
    "What each level means, what the framework asks for, and its courses.",
  ],
  [
    "Dates, calendar, starts and deadlines",
    paths.calendar(),
    "All starts and last days to apply that institutions state, by month, also as a file for your own calendar.",
  ],
  [
    "Where to study: map of islands and atolls",
    paths.places(),
    "The map shows where courses are taught. Say your island once, and courses say how far they are.",
  ],
  [
    "Career guide: quiz to choose what to study",
    paths.careerGuide(),
    "It asks 7 short questions and shows courses that fit as you answer.",
  ],
  [
    "Institutions, colleges and universities",
    paths.institutions(),
    "All institutions, with their campuses, contacts and courses.",
  ],
  [
    "Create an account, register, sign up, sign in, login",
    paths.register(),
    "Searching and comparing need no account. A free one keeps your shortlist and what you saved on all your devices, and gives unlimited messages here.",
  ],
  [
    "Forgot or change my password",
    paths.forgotPassword(),
    "Type your e-mail address, and we send a link with which you choose a new password. Other details are changed in your profile.",
  ],
  [
    "Delete my account, download or export my data",
    paths.profile(),
    "Your profile lets you export everything, end mails, or delete the account with all that belongs to it.",
  ],
  [
    "Clear or delete this chat, what is kept of messages",
    paths.privacy(),
    `Press “Clear chat” above the messages. Without an account the chat is kept for ${CHAT_DAYS} days after your last message.`,
  ],
  [
    "Report a mistake, wrong fee or wrong information",
    paths.contact(),
    "Each course and institution has a link that reports a mistake in it; for all else write to us with the contact form. The team checks it and answers by e-mail.",
  ],
  [
    "Contact the people of the site, speak to a human person",
    paths.contact(),
    "I am a computer program. You can write to the people behind the site with the contact form; they answer by e-mail.",
  ],
  [
    "Ask an institution or apply for a course",
    paths.institutions(),
    "You apply at the institution itself. Each course and institution has a button with which you send it a question.",
  ],
  [
    "List your courses: for institutions",
    paths.listYourCourses(),
    "Listing is free for registered institutions. Ask for it with the form, and look after your courses from then on.",
  ],
  [
    "Advertise: rates and places of adverts",
    paths.advertise(),
    "The page has the places, their rates and what the material must look like. Adverts are labelled and move no course.",
  ],
  [
    "Where the facts come from: sources, how old and how true",
    paths.sources(),
    "Every fact comes from a register or an institution; a course's page says from whom and of when.",
  ],
  [
    "Fictional sample data",
    paths.about(),
    "Pages that show sample data say so: such courses and institutions are fictional. Without that mark they are real.",
  ],
];

/** The pages of the site as texts that answer how something is done. */
export const SITE_PAGES: readonly SiteText[] = ROWS.map(([title, link, text]) => ({
  title,
  link,
  text,
}));
