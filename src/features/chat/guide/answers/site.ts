import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import type { Chip } from "../../answer.schema.ts";
import { ask, type Context, type Reply, say } from "../context.ts";
import { phrase } from "../reading/message.ts";

/** An answer about the site, to messages that its pattern finds. */
interface SiteAnswer {
  pattern: RegExp;
  text: string;
  chips: Chip[];
}

/** What the site does, as its pages do it; the first that fits answers. */
const ANSWERS: readonly SiteAnswer[] = [
  {
    pattern: phrase(
      "(?:sample|real|fictional|fake|demo) (?:data|courses?|institutions?|colleges?)|(?:courses?|this|data|these|it) (?:is |are |all )*(?:real|fictional|sample|made up)",
    ),
    text: "Pages that show sample data say so at the top: such courses and institutions are fictional, and only show what the site can do. Without that mark they are real.",
    chips: [ask("Which institutions are there?"), { label: "About us", link: paths.about() }],
  },
  {
    pattern: phrase("advertis\\p{L}*|sponsor (?:the|this|your|magu)\\p{L}*|banner ads?"),
    text: "The advertise page has the places for adverts, their rates and what the material must look like.",
    chips: [
      { label: "Advertise with us", link: paths.advertise() },
      { label: "Contact us", link: paths.contact() },
    ],
  },
  {
    pattern: phrase(
      "(?:list|listing|publish|add|put|upload|register|advertise)(?: \\p{L}+){0,2} (?:my|our|your|a|an|us|new)(?: \\p{L}+){0,2} (?:courses?|institutions?|colleges?|institute|school|centre|programmes?)|how(?: \\p{L}+){0,5} (?:list|publish|add|upload)(?: \\p{L}+){0,2} (?:courses?|institutions?|colleges?|institute|school|centre|programmes?)|(?:get|be|is|are|become) listed|list with you|(?:listing|list)(?: \\p{L}+){0,3} (?:free|cost|fee|price|charge)|(?:for|own|run|have|from) (?:an? |our |the |my )?(?:institution|college|institute|training centre)s? (?:to )?(?:list|join|register|and want)",
    ),
    text: "Listing is free for registered institutions: your courses, campuses and contacts are shown in the catalogue. Write to us through the contact form, and we will help you begin.",
    chips: [
      { label: "Open the contact form", link: paths.contact() },
      { label: "Why list with us", link: paths.about() },
    ],
  },
  {
    pattern: phrase(
      "(?:wrong|mistake|error|incorrect|outdated|not correct|out of date)(?: \\p{L}+){0,8} (?:site|page|website|course|data|fee|information|here|tell|listing)|(?:fee|information|page|course|data|site|website|listing|address|phone|number|detail|details)(?: \\p{L}+){0,4} (?:is|are|was) (?:wrong|incorrect|outdated|not correct|out of date)|(?:report|found|correct|fix) (?:an? |the )?(?:mistake|error|problem|wrong|bug)",
    ),
    text: "Thank you for saying so. Please write to us with the contact form and name the page; the team checks it and answers by e-mail.",
    chips: [{ label: "Open the contact form", link: paths.contact() }],
  },
  {
    pattern: phrase(
      "(?:forgot|forget|forgotten|lost|reset|change|new)(?: \\p{L}+){0,2} password|password",
    ),
    text: "Open Forgot password and type your e-mail address: we send you a link with which you choose a new one.",
    chips: [
      { label: "Forgot password", link: paths.forgotPassword() },
      { label: "Sign in", link: paths.login() },
    ],
  },
  {
    pattern: phrase(
      "shortlist\\p{L}*|short list|bookmarks?|(?:how|can|where|to)(?: \\p{L}+){0,3} save(?! money| maybe| about| up| mvr| \\d+)(?: \\p{L}+){0,3}|how many(?: \\p{L}+){0,2} can i (?:add|save|compare|keep|choose|tick|select|shortlist)(?: \\p{L}+)?|favourites?",
    ),
    text: `Tick the shortlist box on a course to keep it. The shortlist holds up to ${SHORTLIST_LIMIT} courses in this browser, and you can compare them side by side.`,
    chips: [
      { label: "Open your shortlist", link: paths.compare() },
      { label: "Browse courses", link: paths.courses() },
    ],
  },
  {
    pattern: phrase(
      "(?:how|where)(?: \\p{L}+){0,4} (?:compare|comparing|comparison)(?: (?:courses?|work|works|two|page|them|on|here|feature|\\p{L}+ courses))*(?: (?:this|the|your|here|site|website|page|magu))*|can i compare (?:courses?|here|on)|compare (?:page|button|feature|tool)",
    ),
    text: `Tick the shortlist box on up to ${SHORTLIST_LIMIT} courses, then open Compare Your Shortlist: they stand side by side, with cost, duration, level and entry requirements. I can compare courses here, too.`,
    chips: [
      { label: "Compare your shortlist", link: paths.compare() },
      ask("What should I study?"),
    ],
  },
  {
    pattern: phrase(
      "(?:delete|remove|close)(?: \\p{L}+){0,2} (?:account|data|history|profile)|privacy(?: policy)?|my (?:personal )?data|(?:old|earlier|past|previous) (?:chats?|messages?|conversations?)|chat history|(?:keep|store|share|sell) my (?:information|data|messages)",
    ),
    text: "The privacy policy says what is kept and for how long. With an account, your profile lets you clear this chat, export everything or delete the account.",
    chips: [
      { label: "Privacy policy", link: paths.privacy() },
      { label: "Contact us", link: paths.contact() },
    ],
  },
  {
    pattern: phrase(
      "(?:an|my|your|the|free|user|need|create|make|without|delete) account|sign (?:up|in)|log ?(?:in|out)|login|(?:how|where|need|have|must|do|why|should)(?: \\p{L}+){0,4} register(?= (?:$|here|on|to use|first|with|in|for the|for this|before))|register (?:on|here|to) (?:this|the|magu|use|chat)(?: \\p{L}+)?|my profile|messages? (?:limit|left|remaining)|(?:how many|unlimited|free) messages?",
    ),
    text: "Searching, comparing and the career guide need no account. A free account gives you unlimited messages here, and mails you when something changes in searches and courses that you save: register with your name, e-mail address, mobile number and a password.",
    chips: [
      { label: "Register", link: paths.register() },
      { label: "Sign in", link: paths.login() },
    ],
  },
  {
    pattern: phrase(
      "career (?:guide|quiz|test|guidance tool)|quiz|(?:personality|aptitude) test|seven questions|questionnaire",
    ),
    text: "The career guide asks 7 short questions about what you like, and shows courses that fit your answers as you go.",
    chips: [
      { label: "Take the career guide", link: paths.careerGuide() },
      ask("What should I study?"),
    ],
  },
  {
    pattern: phrase(
      "(?:how|where|can|use|using|what)(?: \\p{L}+){0,5} (?:filters?|search (?:box|bar|page|courses?|for courses?)|search)(?: \\p{L}+){0,3}|(?:use|using) (?:the )?filters?",
    ),
    text: "Type a word into the search box, or open Courses and use the filters: level, delivery, awarding body, institution, category, language and the First Degree Scheme. You can also just tell me what you look for.",
    chips: [{ label: "Browse courses", link: paths.courses() }, ask("What should I study?")],
  },
  {
    pattern: phrase(
      "(?:share|send|show|forward)(?: \\p{L}+){0,4} (?:to|with)(?: \\p{L}+){0,4}|share (?:a|the|this|it)(?: \\p{L}+)?|print(?: \\p{L}+){0,3}",
    ),
    text: "Every course and every comparison has its own address: open it and share or copy the link, for example in a message. Pages can be printed, too.",
    chips: [
      { label: "Browse courses", link: paths.courses() },
      { label: "Compare your shortlist", link: paths.compare() },
    ],
  },
  {
    pattern: phrase(
      "apply (?:\\p{L}+ ){0,3}(?:here|website|site|magu|through you|this page|online here)|(?:can|do) i (?:apply|enrol|pay|register)(?: \\p{L}+){0,3} (?:here|on this|through this|through magu|on magu|on the site)(?: \\p{L}+)?",
    ),
    text: "You apply directly at the institution, not on this site. Each institution's page has its contact, and I can give it to you.",
    chips: [
      ask("Which institutions are there?"),
      { label: "All institutions", link: paths.institutions() },
    ],
  },
  {
    pattern: phrase(
      "is (?:this|it|the site|magu|the website|this site|this website|this service|using)(?: \\p{L}+){0,3} free(?: \\p{L}+){0,4}|(?:do|must|should) i (?:have to )?pay (?:to use|for this|you)(?: \\p{L}+){0,2}|does (?:this|it|magu|the site|this site) cost(?: \\p{L}+)?|free to use|(?:website|site) free",
    ),
    text: "Yes, using the site is free: searching, comparing, the career guide and this chat. Listing is free for registered institutions, too.",
    chips: [ask("What should I study?"), { label: "About us", link: paths.about() }],
  },
  {
    pattern: phrase(
      "(?:contact|talk to|speak to|speak with|talk with|reach|call|email|write to|message)(?: (?:a|an|the|your|with|real|some))* (?:you|us|magu|site|team|someone|somebody|human|person|staff|agent|admin|support|people|owner|magu team|website|guys)(?: \\p{L}+){0,3}|feedback|complain\\p{L}*|customer (?:support|service) (?:number|contact)",
    ),
    text: "You can write to the people behind the site with the contact form; they answer by e-mail.",
    chips: [
      { label: "Open the contact form", link: paths.contact() },
      ask("Which institutions are there?"),
    ],
  },
  {
    pattern: phrase(
      "how (?:do|to|can|does)(?: \\p{L}+){0,2} (?:use )?(?:this|the|your)? ?(?:site|website|magu|page)(?: works?| work)?|how does (?:this|it|magu) work|(?:what|which) (?:can|does|do)(?: \\p{L}+){0,3} (?:on )?(?:this|the) (?:site|website)(?: \\p{L}+)?|(?:is there|have|has) (?:an? )?app|mobile app of",
    ),
    text: `You can search and filter courses, keep up to ${SHORTLIST_LIMIT} in your shortlist and compare them, take the career guide, or ask me. Searching needs no account, and the site works on a phone without an app.`,
    chips: [
      { label: "Browse courses", link: paths.courses() },
      { label: "Take the career guide", link: paths.careerGuide() },
      ask("What should I study?"),
    ],
  },
];

/** Explains the site, where a message is about it. */
export function answerSite({ reader, memory }: Context): Reply | null {
  const fitting = ANSWERS.find(({ pattern }) => reader.has(pattern));
  return fitting ? say(fitting.text, fitting.chips, memory) : null;
}
