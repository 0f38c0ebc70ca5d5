import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import type { Chip } from "../../answer.schema.ts";
import { CHAT_DAYS } from "../../chat-limits.ts";

/**
 * What is said of matters that are no search for courses. Plain data, to be edited. A line: the
 * matter; the questions that the record of the course that is meant answers, "institution" where
 * its contact follows, and whom to turn to; what one may ask next, or open; the text.
 */
const LINES = `
low | distress | I want to look at courses; Courses without O levels | I am sorry that things are so hard right now. What you feel is real, and it can get better with help. Please tell somebody you trust how you are: a parent, a friend, a teacher or a school counsellor. You can also call one of these. When you want to look at courses, I am here, and there is no hurry.
failing | school | Courses without O levels; Show me short courses; What should I study? | If results are not what you hoped for, I am sorry. They are not the end of the road, and they do not say what you are worth. Many people start again with a certificate at Level 1, 2 or 3 and go on from there, step by step; exams can also be taken again. If it weighs on you, talk to somebody you trust, or call one of these. Shall I show you where you can start?
grief | mourning | Courses without O levels; Show me short courses; What should I study? | I am very sorry for your loss. There is no hurry with anything here. If it gets heavy, talk to somebody near you, or call one of these. When you want to look at courses, I am here: short ones, cheap ones, or something close to home.
quarrel | school | Courses without O levels; Show me short courses; What should I study? | That is hard, when the people you love see it in another way. I cannot decide it, but facts can help you talk: show them a course with its cost, its length and the work it leads to, and ask what worries them. A teacher or a relative whom they trust can sit with you. If it weighs on you, somebody listens here.
resit | school | Courses that prepare for O level; Courses without O levels | Whether, when and where an exam can be taken again your school or the Ministry of Education can say.
fear | | Courses without O levels; Show me short courses; What should I study? | It takes courage to begin, and many feel as you do. What counts are the entry requirements, and they stand with each course that states them. And if one says no, there is another: you can ask at several.
alerts | | Browse courses; Register | Yes, by e-mail: choose your filters on the courses page and press “Save this search”, or press “Save this course” on a course. With a free account you then get a mail, once a week at most, when there is a new course or when dates, intakes or fees change. I cannot call you or send messages to a phone, so please leave no number here.
account | | Register; Sign in | You need no account: searching, comparing and the career guide work without one. A free account gives you unlimited messages here, and mails you when something changes in searches and courses that you save: register with your name, e-mail address, mobile number and a password.
password | | Forgot password; Sign in | Open Forgot password and type your e-mail address: we send you a link with which you choose a new one. Your other details are changed in your profile.
deletion | | Your profile; Privacy policy | This chat: press “Clear chat” above the messages. An account: your profile lets you clear the chat, end mails, remove what you saved, export everything, or delete the account with all that belongs to it. I cannot do it for you.
privacy | | Privacy policy; Open the contact form | No college and no other visitor sees what you write here. Without an account this chat is kept for ${CHAT_DAYS} days after your last message, so that you can go on with it; with one you find your old chat when you sign in. The privacy policy says what is kept and for how long, and “Clear chat” deletes it.
shortlist | | Open your shortlist; Browse courses | Tick the shortlist box on a course to keep it. The shortlist holds up to ${SHORTLIST_LIMIT} courses in this browser, and you can compare them side by side. I cannot tick it for you.
device | | Register; Open your shortlist | Not by itself: the shortlist is kept in this browser, on this phone or computer, and stays there when you close it. With a free account it is kept for you, too: sign in on the other phone, and it is there. You can also send somebody the address of a comparison.
comparing | | Compare your shortlist; What should I study? | Tick the shortlist box on up to ${SHORTLIST_LIMIT} courses, then open Compare Your Shortlist: they stand side by side, with cost, duration, level and entry requirements. I can compare courses here, too.
sharing | | Browse courses; Compare your shortlist | Every course and every comparison has its own address: open it and share or copy the link, for example in a message. Pages can be printed, too.
filters | | Browse courses; What should I study? | Type a word into the search box, or open Courses and use the filters: level, delivery, awarding body, institution, category, language and the First Degree Scheme. Beside each choice stands how many courses it leaves. You can also just tell me what you look for.
quiz | | Take the career guide; What should I study? | Yes, the career guide: it asks 7 short questions about what you like, and shows courses that fit your answers as you go.
usage | | Browse courses; Take the career guide; Open the contact form | You can search and filter courses, keep up to ${SHORTLIST_LIMIT} in your shortlist and compare them, take the career guide, or ask me. Searching needs no account, and the site works on a phone without an app. If a page does not work, please tell us with the contact form.
cost | | What should I study?; About us | Yes, using the site is free: searching, comparing, the career guide and this chat. Listing is free for registered institutions, too, and no payment changes the order of courses.
listing | | List your courses; Open the contact form | Listing is free for registered institutions: your courses, campuses and contacts are shown in the catalogue. Apply with the form for institutions, or write to us through the contact form, and we will help you begin.
advertising | | Advertise with us; Open the contact form | The advertise page has the places for adverts, their rates and what the material must look like.
mistake | | Open the contact form | Thank you for saying so. Please write to us with the contact form and name the page; the team checks it and answers by e-mail. Where our record and the institution differ, believe the institution.
sample | | Which institutions are there?; About us | Pages that show sample data say so at the top: such courses and institutions are fictional, and only show what the site can do. Without that mark they are real.
source | | Sources; Which institutions are there? | I answer only from this catalogue and invent nothing: every fact in it comes from somebody, and the course's page says from whom and of when. Things change, so please ask the institution before you decide.
human | | Open the contact form; Which institutions are there? | I am a computer program and cannot call or be called. You can write to the people behind the site with the contact form; they answer by e-mail. For a course its institution is the one to call, and I can give you its number.
tongue | | nursing, Addu; Courses in Dhivehi; What should I study? | I understand common questions in Dhivehi, in Thaana and in Latin letters, but I answer in English, as the catalogue is written in it. Short words are enough: a field, an island, a level.
applying | apply | Which papers do I need?; All institutions | I cannot send an application for you: you apply at the institution itself, not on this site. Call or write to it, ask for the form and until when it has to be there.
papers | entry institution | | The catalogue has no field for the papers to hand in; it records the entry requirements. Ask the institution for its list before you apply.
status | institution | | I cannot see applications: they are made at the institution itself, and only it can tell you how yours stands. Please call or write to it, and name your application.
deadline | deadline | Open the calendar | Where an institution states a last day to apply, it stands beside the intake. The calendar has all of them by month.
hostel | institution | | The catalogue has no field for hostels or rooms, so I cannot say whether there is one. Ask the institution before you decide.
earnings | careers | Take the career guide | The catalogue has no field for salaries, and I will not guess: what somebody earns depends on the employer. It records the careers that a course says it leads to.
placement | careers institution | | Nobody can promise a job, and the catalogue has no field for how many find work or who places students. It records the careers that a course says it leads to; ask the institution where its graduates work.
recognition | approved awarding | | A course's page says whether the Maldives Qualifications Authority (MQA) approved it, who states that, and of when; no mark means that we were not told. What an employer, a ministry or a university abroad accepts is not recorded: ask them, or the MQA.
transfer | entry institution | What comes after a diploma? | What is credited of earlier courses or years of work is stated by few records: the institution decides that, so ask it before you enrol. The ways in are recorded, and a lower qualification often is one.
loan | scheme | How does the First Degree Scheme work?; The cheapest courses | The catalogue has no field for loans, with interest or without. It records what the Government First Degree Scheme pays, which is for a first bachelor's degree. Ask your bank, also for one without interest, and the institution whether you may pay in parts.
scholarship | scheme | How does the First Degree Scheme work?; The cheapest courses | The catalogue has no field for scholarships. It records what the Government First Degree Scheme pays, which is for a first bachelor's degree. Ask the institution, your council or your employer, too.
discount | fee institution | The cheapest courses | The catalogue has no field for discounts and waivers, only for the fees. The institution can tell you whether it lowers them.
instalments | fee monthly institution | | Where an institution states parts or instalments, they stand among the fees of the course. Where nothing is stated, ask it.
refund | institution | | The catalogue has no field for whether fees are given back. Ask the institution for its rule in writing before you pay.
age | entry | Courses without O levels; What should I study? | People study at every age, and what counts are the entry requirements: some name a lowest age, and a few courses are for children of the ages in their names. Some kinds of work, at sea or in the air, may ask more; the institution can tell you.
foreigner | entry institution | | The catalogue has no field for rules for foreigners, visas or other fees for them, so please ask the institution. The Government First Degree Scheme is stated for Maldivians.
health | entry institution | Online courses | A medical check or a rule on health stands among the entry requirements of a course, where one is stated; what help is given is seldom recorded. Tell the institution what you need before you apply, so that it can say what is possible; online courses can be an easier way. For your health itself a doctor is the one to ask.
gender | entry institution | | The catalogue has no field for whom a course is among men and women, nor for separate classes, dress and care for children: where a record says nothing of it, the institution can tell you.
past | entry institution | Courses without O levels; What should I study? | It is good that you want to begin anew. Many courses ask for nothing but their entry requirements; where a police report is wanted, and stated, it stands among them. What an entry in it means is not recorded: ask the institution before you pay, and of the work that follows those who employ.
difficulty | entry | | The catalogue has no field for how hard it is, how many pass and what the exams are like. The entry requirements tell what you should bring along.
extra | institution | | The catalogue does not state that, so I will not guess. The institution itself can tell you; I can give you its contact.
complaint | institution | Open the contact form | I am sorry that you have this trouble. I cannot judge it or settle it. Write to the institution, with dates and receipts; the Maldives Qualifications Authority, which approves courses, can be told, too. If something in our catalogue is wrong, write to us.
fake | | Courses without O levels; Show me short courses; The cheapest courses | I cannot help with that: a certificate counts only when it was earned. But there is an honest way, and it may be shorter than you think: many courses ask for few results or none, and some are short and cheap. Shall I show you those?
abroad | | Courses awarded by a body abroad; What should I study? | No: this catalogue has only courses taught in the Maldives or online from here. Some of them are awarded by a university abroad.
vacancy | | Take the career guide; What should I study? | I am sorry, I cannot help with jobs: I only know courses. I can show you courses that lead to the work you want.
who | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | I am the course guide of {site}: a computer program, not a person. I know the courses and institutions in this catalogue. Ask me about a field or career, a level, a place, the cost, the duration, evening classes or entry requirements, or let me compare courses. I answer only from the catalogue, and I say so when it does not state something.
banter | | What should I study?; Diplomas in Malé; Show me short courses | You are kind to ask, but I am only a computer program: I have no life of my own to tell of. What I do know are courses. What would you like to learn?
override | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | I cannot do that. I am the course guide, I keep to my rules, and I tell only what the catalogue states. I am happy to help you find a course, though.
puzzled | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | Sorry for that. In short: tell me what you want to learn, where you live and what you have finished, and I show you courses that fit. If I said something wrong, write the right word again: a field, an island, a price.
danger | | Who are you?; I want to look at courses | I am really sorry that you are going through this. It is good that you said it. You matter, and you do not have to carry this alone. I am only a course guide and cannot help the way a person can, so please talk to somebody now: someone you trust who is near you, or one of these. If you are in danger, call 119.
kindness | | | I am glad that you are here. There is no hurry with anything, and if it gets heavy again, the people above are there for you, day and night.
violence | | I want to look at courses; Who are you? | I am sorry that this happens to you. Nobody has the right to hurt or threaten you, and it is not your fault. If you are not safe now, call the police on 119, or go to somebody you trust or to the nearest health centre. The Family Protection Authority gives legal advice on violence at home and on orders that protect you; its website is fpa.gov.mv. If somebody else can see your messages, you can clear this chat.
study | | Show me short courses; Online courses; Courses without O levels | Wanting to study is a good step, and I can help with it whenever you are ready: short courses, evening or online courses, and low costs.
greeting | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | I can help you find a course in the Maldives. What would you like to study, and where?
on | | Compare the first two; Show me more; Start over | Shall I go on from the courses above, or look for something else?
thanks | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | You are welcome! Ask me whenever you want to know more about a course.
bye | | Start over; Open your shortlist | Goodbye, and good luck with your studies! Your shortlist stays in this browser.
beyond | | Tell me more about the first one; Show me more; Start over | Shall I look for more, or tell you about what I showed?
anew | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | Could you tell me the field, the level or the place you have in mind? For example: “diploma in tourism in Addu, evenings”.
start-over | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | All right, we start again. What would you like to study?
errand | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | I am sorry, I cannot help with that: I only know about courses and institutions in the Maldives. Is there something you would like to study?
medical | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | I am sorry, I cannot help with that: for your health, please ask a doctor or a health centre. I only know about courses and institutions in the Maldives. Is there something you would like to study?
no-more | | Anywhere; Any level; Start over | Those were all that fit. I can look wider if you leave something out.
ask | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | Which course do you have in mind?
of-which | | What should I study?; Courses after O level; Diplomas in Malé; How does the First Degree Scheme work? | Of which course would you like to know that? Tell me its name, or the field and the place, and I look it up.
vague | | Take the career guide | What do you enjoy, or which work can you imagine: for example people and health, computers, business, the sea, teaching or building things?
unsure | | Browse courses; What should I study?; Start over | I am not sure enough of my answer to give it. Please look at the courses themselves, or ask me in other words.
unused | | Show me short courses; What should I study?; Start over |
`;

/** Pages that are opened from below an answer. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ["About us", paths.about()],
  ["Advertise with us", paths.advertise()],
  ["All institutions", paths.institutions()],
  ["Browse courses", paths.courses()],
  ["Compare your shortlist", paths.compare()],
  ["Forgot password", paths.forgotPassword()],
  ["List your courses", paths.listYourCourses()],
  ["Open the calendar", paths.calendar()],
  ["Open the contact form", paths.contact()],
  ["Open your shortlist", paths.compare()],
  ["Privacy policy", paths.privacy()],
  ["Register", paths.register()],
  ["Sign in", paths.login()],
  ["Sources", paths.sources()],
  ["Take the career guide", paths.careerGuide()],
  ["Your profile", paths.profile()],
]);

/** What is said of a matter. */
export interface Said {
  /** "{site}" stands for the site's name. */
  text: string;
  /** Questions of the record, "institution", names of `PEOPLE`. */
  marks: ReadonlySet<string>;
  chips: readonly Chip[];
}

/** By matter. */
export const SAID: ReadonlyMap<string, Said> = new Map(LINES.trim().split("\n").map(saidOf));

function saidOf(line: string): [string, Said] {
  const [matter = "", marks = "", chips = "", text = ""] = line.split("|").map((one) => one.trim());
  return [
    matter,
    {
      text,
      marks: new Set(marks.split(" ").filter(Boolean)),
      chips: chips.split(";").flatMap((one) => {
        const label = one.trim();
        const link = PAGES.get(label);
        if (label === "") return [];
        return link === undefined ? { label, message: label } : { label, link };
      }),
    },
  ];
}
