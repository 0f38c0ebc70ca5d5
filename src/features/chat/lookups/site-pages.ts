import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import { CHAT_DAYS } from "../chat-limits.ts";
import type { SiteText } from "./look-up.ts";

/** What one does on the pages of the site, one line each: page | what people call it | the answer. */
const LINES = `
courses | Find, search and filter courses | Open Courses, type a word, or choose level, place, cost, study mode, start and more. Beside each choice stands how many courses it leaves.
compare | Shortlist, save or bookmark a course, compare two or three courses next to each other | Tick the shortlist box on a course. The shortlist holds up to ${SHORTLIST_LIMIT} courses in this browser, and you can compare them side by side.
courses | Keep me posted: alerts, notifications and e-mails about new courses and changes | Press “Keep me posted” under a list of courses or on a course. You then get a mail when something changes, and each mail has a link that ends them.
whatIHave | What I have: my results and qualifications | Say once what you have passed; courses then say whether you can enter. It is kept in this browser alone.
pathways | Paths to a goal: from what I have to a degree | It finds courses one after another: the quickest, the cheapest and the nearest.
levels | The ten levels of the MNQF | What each level means, what the framework asks for, and its courses.
calendar | Dates, calendar, starts and deadlines | All starts and last days to apply that institutions state, by month, also as a file for your own calendar.
places | Where to study: map of islands and atolls | The map shows where courses are taught. Say your island once, and courses say how far they are.
careerGuide | Career guide: quiz to choose what to study | It asks 7 short questions and shows courses that fit as you answer.
institutions | List of all institutions, colleges and universities | All institutions, with their campuses, contacts and courses.
register | Make or create an account, register, sign up, sign in, login | Searching and comparing need no account. A free one keeps your shortlist and what you saved on all your devices, and gives unlimited messages here.
forgotPassword | Forgot or change my password | Type your e-mail address, and we send a link with which you choose a new password. Other details are changed in your profile.
profile | Delete my account, download or export my data | Your profile lets you export everything, end mails, or delete the account with all that belongs to it.
privacy | Clear or delete this chat, who reads my messages, what is kept | Press “Clear chat” above the messages. No college and no other visitor sees what you write here. Without an account the chat is kept for ${CHAT_DAYS} days after your last message.
contact | Report a mistake, wrong fee or wrong information | Each course and institution has a link that reports a mistake in it; for all else write to us with the contact form. The team checks it and answers by e-mail.
contact | Contact the people of the site, talk, speak or chat with a human person or staff | I am a computer program. You can write to the people behind the site with the contact form; they answer by e-mail.
institutions | Apply for a course here or at the college: ask an institution | You do not apply on this site but at the institution itself. Each course and institution has a button with which you send it a question.
listYourCourses | List, put, get or add the courses of our college, centre or institution on here: what you charge, what it costs | Listing is free for registered institutions. Ask for it with the form, and look after your courses from then on.
advertise | Advertise: rates and places of adverts | The page has the places, their rates and what the material must look like. Adverts are labelled and move no course.
sources | Where the facts come from: sources, how old and how true | Every fact comes from a register or an institution; a course's page says from whom and of when.
about | Fictional sample data, real or fake | Pages that show sample data say so: such courses and institutions are fictional. Without that mark they are real.
about | Is the site free to use, what does the site cost | Using it is free: searching, comparing, the career guide and this chat. No payment changes the order of courses.
`;

const ADDRESSES = new Map<string, () => string>(Object.entries(paths) as [string, () => string][]);

/** The pages of the site as texts that answer how something is done. */
export const SITE_PAGES: readonly SiteText[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [page = "", title = "", text = ""] = line.split("|").map((part) => part.trim());
    return { title, text, link: ADDRESSES.get(page)!() };
  });
