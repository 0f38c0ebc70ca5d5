import { paths } from "#web/paths.ts";
import type { Chip } from "../../answer.ts";
import { ask, type Context, type Reply, say } from "../context.ts";

/** An answer about the site, to messages that its pattern finds. */
interface SiteAnswer {
  pattern: RegExp;
  text: string;
  chips: Chip[];
}

/** What the site does, as its pages do it; the first that fits answers. */
const ANSWERS: readonly SiteAnswer[] = [
  {
    pattern:
      / (?:list|listing|listed|publish|add|put|register)(?: \p{L}+){0,4} (?:courses?|institution|college|institute|school|centre|listed) | list with you | listing free /u,
    text: "Listing is free for registered institutions: you can show your courses, campuses and contacts. Write to us through the contact form, and we will help you begin.",
    chips: [
      { label: "Open the contact form", link: paths.contact() },
      { label: "Why list with us", link: paths.about() },
    ],
  },
  {
    pattern: / advertis\p{L}* /u,
    text: "The advertise page has the places for adverts, their rates and what the material must look like.",
    chips: [
      { label: "Advertise with us", link: paths.advertise() },
      { label: "Contact us", link: paths.contact() },
    ],
  },
  {
    pattern: / (?:password) /,
    text: "Open Forgot password, type your e-mail address, and we send you a link to choose a new one.",
    chips: [
      { label: "Forgot password", link: paths.forgotPassword() },
      { label: "Sign in", link: paths.login() },
    ],
  },
  {
    pattern: / (?:compare|comparison) /,
    text: "Tick the shortlist box on up to 3 courses, then open Compare Your Shortlist: they stand side by side, with cost, duration, level and entry requirements. I can compare courses here, too.",
    chips: [
      { label: "Compare your shortlist", link: paths.compare() },
      ask("What should I study?"),
    ],
  },
  {
    pattern: / (?:shortlist\p{L}*|bookmark|save) /u,
    text: "Tick the shortlist box on a course to keep it. The shortlist holds up to 3 courses in this browser, and you can compare them side by side.",
    chips: [
      { label: "Open your shortlist", link: paths.compare() },
      { label: "Browse courses", link: paths.courses() },
    ],
  },
  {
    pattern: / (?:account|register|sign up|sign in|log ?in|profile|messages?) /,
    text: "Searching, comparing and the career guide need no account. A free account gives you unlimited messages here: register with your name, e-mail address, mobile number and a password.",
    chips: [
      { label: "Register", link: paths.register() },
      { label: "Sign in", link: paths.login() },
    ],
  },
  {
    pattern: / (?:privacy|my data|delete my) /,
    text: "The privacy policy says what is kept and for how long.",
    chips: [
      { label: "Privacy policy", link: paths.privacy() },
      { label: "Contact us", link: paths.contact() },
    ],
  },
  {
    pattern: / career (?:guide|guidance|quiz|test) | quiz /,
    text: "The career guide asks 7 short questions about what you like, and shows courses that fit your answers as you go.",
    chips: [
      { label: "Take the career guide", link: paths.careerGuide() },
      ask("What should I study?"),
    ],
  },
  {
    pattern: / (?:filters?|search|find) /,
    text: "Type a word into the search box, or open Courses and use the filters: level, delivery, awarding body, institution, category, language and the First Degree Scheme. You can also just tell me what you look for.",
    chips: [{ label: "Browse courses", link: paths.courses() }, ask("What should I study?")],
  },
  {
    pattern:
      / (?:is (?:this|it|the site|magu|the website) free|cost to use|site cost|does (?:this|it|magu) cost) /,
    text: "Using the site is free: searching, comparing, the career guide and this chat. Listing is free for registered institutions, too.",
    chips: [ask("What should I study?"), { label: "About us", link: paths.about() }],
  },
  {
    pattern:
      / (?:contact|talk|speak|human|person|team|feedback|complain|report|wrong|mistake|error|incorrect) /,
    text: "You can write to the people behind the site with the contact form; they answer by e-mail.",
    chips: [
      { label: "Open the contact form", link: paths.contact() },
      ask("Which institutions are there?"),
    ],
  },
];

/** Explains the site. */
export function answerSite({ reader, memory }: Context): Reply {
  const fitting = ANSWERS.find(({ pattern }) => pattern.test(reader.whole));
  if (fitting) return say(fitting.text, fitting.chips, memory);
  return say(
    "You can search and filter courses, keep up to 3 in your shortlist and compare them, take the career guide, or ask me. Searching needs no account.",
    [
      { label: "Browse courses", link: paths.courses() },
      { label: "Take the career guide", link: paths.careerGuide() },
      ask("What should I study?"),
    ],
    memory,
  );
}
