import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import { CHAT_DAYS } from "../../chat-limits.ts";
import type { Matter } from "../clauses/clause-reader.ts";
import { ask } from "../context.ts";
import type { Said } from "./said.ts";

const CONTACT = { label: "Open the contact form", link: paths.contact() };
const REGISTER = { label: "Register", link: paths.register() };
const SHORTLIST = { label: "Open your shortlist", link: paths.compare() };
const COURSES = { label: "Browse courses", link: paths.courses() };
const PRIVACY = { label: "Privacy policy", link: paths.privacy() };
const PROFILE = { label: "Your profile", link: paths.profile() };
const INSTITUTIONS = ask("Which institutions are there?");
const OPEN = ask("What should I study?");

/** What the site does, as its pages do it. */
export const SITE_MATTERS: readonly (readonly [Matter, Said])[] = [
  [
    "alerts",
    {
      text: "Yes, by e-mail: choose your filters on the courses page and press “Save this search”, or press “Save this course” on a course. With a free account you then get a mail, once a week at most, when there is a new course or when dates, intakes or fees change. I cannot call you or send messages to a phone, so please leave no number here.",
      chips: [COURSES, REGISTER],
    },
  ],
  [
    "account",
    {
      text: "You need no account: searching, comparing and the career guide work without one. A free account gives you unlimited messages here, and mails you when something changes in searches and courses that you save: register with your name, e-mail address, mobile number and a password.",
      chips: [REGISTER, { label: "Sign in", link: paths.login() }],
    },
  ],
  [
    "password",
    {
      text: "Open Forgot password and type your e-mail address: we send you a link with which you choose a new one. Your other details are changed in your profile.",
      chips: [
        { label: "Forgot password", link: paths.forgotPassword() },
        { label: "Sign in", link: paths.login() },
      ],
    },
  ],
  [
    "deletion",
    {
      text: "This chat: press “Clear chat” above the messages. An account: your profile lets you clear the chat, end mails, remove what you saved, export everything, or delete the account with all that belongs to it. I cannot do it for you.",
      chips: [PROFILE, PRIVACY],
    },
  ],
  [
    "privacy",
    {
      text: `No college and no other visitor sees what you write here. Without an account this chat is kept for ${CHAT_DAYS} days after your last message, so that you can go on with it; with one you find your old chat when you sign in. The privacy policy says what is kept and for how long, and “Clear chat” deletes it.`,
      chips: [PRIVACY, CONTACT],
    },
  ],
  [
    "shortlist",
    {
      text: `Tick the shortlist box on a course to keep it. The shortlist holds up to ${SHORTLIST_LIMIT} courses in this browser, and you can compare them side by side. I cannot tick it for you.`,
      chips: [SHORTLIST, COURSES],
    },
  ],
  [
    "device",
    {
      text: "Not by itself: the shortlist is kept in this browser, on this phone or computer, and stays there when you close it. With a free account it is kept for you, too: sign in on the other phone, and it is there. You can also send somebody the address of a comparison.",
      chips: [REGISTER, SHORTLIST],
    },
  ],
  [
    "comparing",
    {
      text: `Tick the shortlist box on up to ${SHORTLIST_LIMIT} courses, then open Compare Your Shortlist: they stand side by side, with cost, duration, level and entry requirements. I can compare courses here, too.`,
      chips: [{ label: "Compare your shortlist", link: paths.compare() }, OPEN],
    },
  ],
  [
    "sharing",
    {
      text: "Every course and every comparison has its own address: open it and share or copy the link, for example in a message. Pages can be printed, too.",
      chips: [COURSES, { label: "Compare your shortlist", link: paths.compare() }],
    },
  ],
  [
    "filters",
    {
      text: "Type a word into the search box, or open Courses and use the filters: level, delivery, awarding body, institution, category, language and the First Degree Scheme. Beside each choice stands how many courses it leaves. You can also just tell me what you look for.",
      chips: [COURSES, OPEN],
    },
  ],
  [
    "quiz",
    {
      text: "Yes, the career guide: it asks 7 short questions about what you like, and shows courses that fit your answers as you go.",
      chips: [{ label: "Take the career guide", link: paths.careerGuide() }, OPEN],
    },
  ],
  [
    "usage",
    {
      text: `You can search and filter courses, keep up to ${SHORTLIST_LIMIT} in your shortlist and compare them, take the career guide, or ask me. Searching needs no account, and the site works on a phone without an app. If a page does not work, please tell us with the contact form.`,
      chips: [COURSES, { label: "Take the career guide", link: paths.careerGuide() }, CONTACT],
    },
  ],
  [
    "cost",
    {
      text: "Yes, using the site is free: searching, comparing, the career guide and this chat. Listing is free for registered institutions, too, and no payment changes the order of courses.",
      chips: [OPEN, { label: "About us", link: paths.about() }],
    },
  ],
  [
    "listing",
    {
      text: "Listing is free for registered institutions: your courses, campuses and contacts are shown in the catalogue. Apply with the form for institutions, or write to us through the contact form, and we will help you begin.",
      chips: [{ label: "List your courses", link: paths.listYourCourses() }, CONTACT],
    },
  ],
  [
    "advertising",
    {
      text: "The advertise page has the places for adverts, their rates and what the material must look like.",
      chips: [{ label: "Advertise with us", link: paths.advertise() }, CONTACT],
    },
  ],
  [
    "mistake",
    {
      text: "Thank you for saying so. Please write to us with the contact form and name the page; the team checks it and answers by e-mail. Where our record and the institution differ, believe the institution.",
      chips: [CONTACT],
    },
  ],
  [
    "sample",
    {
      text: "Pages that show sample data say so at the top: such courses and institutions are fictional, and only show what the site can do. Without that mark they are real.",
      chips: [INSTITUTIONS, { label: "About us", link: paths.about() }],
    },
  ],
  [
    "source",
    {
      text: "I answer only from this catalogue and invent nothing: every fact in it comes from somebody, and the course's page says from whom and of when. Things change, so please ask the institution before you decide.",
      chips: [{ label: "Sources", link: paths.sources() }, INSTITUTIONS],
    },
  ],
  [
    "human",
    {
      text: "I am a computer program and cannot call or be called. You can write to the people behind the site with the contact form; they answer by e-mail. For a course its institution is the one to call, and I can give you its number.",
      chips: [CONTACT, INSTITUTIONS],
    },
  ],
  [
    "tongue",
    {
      text: "I understand common questions in Dhivehi, in Thaana and in Latin letters, but I answer in English, as the catalogue is written in it. Short words are enough: a field, an island, a level.",
      chips: [ask("nursing, Addu"), ask("Courses in Dhivehi"), OPEN],
    },
  ],
];
