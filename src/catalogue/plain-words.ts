/**
 * What people write around a wish, as phrases with commas between them. The longest phrase at a place
 * is read, so that "not only" is no "not".
 */

/** Openings, politeness and small words of sentences: nobody searches for them. */
export const PLAIN = `
  first, second, third, fourth, fifth, last, 1st, 2nd, 3rd, both, between, detail, details, info, information,
  and in, with, what, two, three, level, total, altogether, all together, works for me, work for me, works for, for me, held, next, straight, max, exactly,
  properly, related, each, each other, enough, small, big, put, cant travel, can not travel, fan, weak, ok,
  fine, half, part of it, in total, number, charge, charges, my job, next to my job, beside my job, same,
  dhaskuraan, dhaskurumah, vure, vaan, akee, dheebala, otha, oiytha, masakkaiy, kuda, agehga, aai, ކިހާ, ފެށޭ,
  ކޮބައިތޯ, ހެދުމަށް, ޖުމްލަ, ދައްކަންޖެހޭ, ދަސްކޮށްދޭ, ދަސްކުރަން, ވަގުތު, ގައި,
  come under, comes under, covered under, come under the, cover, covers, covered, teaches, fully, completely, entirely, purely, totally, mainly, mostly,
  i, ive, i ve, id, i d, i ll, ill, me, my, mine, myself, we, us, our, you, u, ur, he, she, they,
  his, her, them, its, hi, hello, hey, dear, sir, madam, salaam, assalaamu alaikum, please, pls, plz, kindly,
  thank, thank you, thanks, am, was, were, been, being, does, do, did, doing, done, have, has, had, having, can,
  could, would, should, shall, will, might, must, get, getting, got, give, show, list, tell, know, see, help,
  about, there, here, which, what, whats, when, where, who, how, why, if, then, than, so, but, also, too, very,
  really, quite, just, only, even, some, something, anything, someone, somewhere, anywhere, one, ones,
  all, every, much, many, more, most, few, lot, lots, other, another, such, like, good, nice, best, better, great,
  top, suitable, right, possible, available, offered, offer, offering, provide, provided, class, lesson, programme,
  program, these, those, because, cause, since, while, still, now, today, currently, maybe, ok, okay, yes,
  let, lets, make, go, going, near, nearby, near me, close to me, near my home, around me, that are,
  is it possible to, is it, it is, it should, do it, for it, it must, could be, that would be, kind of, type of,
  sort of, would it, if it, it has, years old, year old, not only, not sure, if not, or not, why not, whether,
  no problem, dont know, do not know, dont mind, do not mind, no matter, does not matter, doesnt matter, long,
  am free, im free, i am free, only free, free time, free on, free in, free after, free at, when free, starts,
  starting, begins, beginning, costs, cost, costing, price, priced, fee, fees, budget, money, taught, teach me,
  my son, my daughter, my brother, my sister, my friend, my child, my wife, my husband, my mother, my father,
  the whole site, whole site, this site, on here, whole directory,
  live in, i live in, im living in, living in, based in, stay in, staying in, am from, i am from, im from,
  come from, in the maldives, in maldives, maldives, island, atoll, city, full, options, option, opportunities,
  work in the day, work during the day, work in the daytime, in the day, during the day, daytime, into, institute,
  places, place, apply, register, enrol, enroll, admission, join in, take up, qualify, open, run, running,
  it cost, does it, does it cost, it take, will it, is it too, is it too late, can it, saved, way to, ways to, way, late,
  for beginners, beginner, beginners, which college, which university, which institution, any college, colleges teach,
  college teaches, colleges have, university has, oriented, duvahu, ga, fashaa, fashaane, ދުވަހު,
  aharen, aharennah, alhugandu, alhugandah, magey, mashah, kos, koh, koas, koheh, koaheh, kohtha, kohtah, kohthah,
  kohthakeh, thah, thakeh, kosthah, kosthakeh, emme, enme, kiyavaidhey, kiyavaidheyne, kiyavaidhenee, kiyavaidhenii, kiyavaidhenyeh, kiyavaidhee, kobaa, koba, kaku, dhey, kiyeveyne, kiyeveynee, kon, konkoheh, kiyavan, kiyavaa, kiyevey, kiyevun, kiyavaane, ebahuri, ebahuritha,
  ebahuritho, huri, huritha, ebaoi, ebaoitha, eba, vey, thoa, tho, tha, eh, gai, ah, mi, dhen,
  އަހަރެން, އަހަރެންނަށް, އަޅުގަނޑު, އަޅުގަނޑަށް, އަޅުގަނޑުމެން, ކިޔަވަން, ކިޔަވާ, ކިޔެވޭ, ކިޔެވުން, ކޯހެއް,
  ކޯހަކީ, ކިޔަވައިދޭ, އެންމެ, ކޯސްތަކެއް, ކޯސްތަކަކީ, ކޯސްތަކުގެ, ކޯސްތައް, ކޯސް, އެބަހުރި, އެބަހުރިތަ, އެބަ, ހުރި, ހުރިތަ, އެބައޮތް,
  އެބައޮތްތަ, ކޮބާ, ކޮން, ކޮންކޮން, ދައްކާ, ދައްކަވާ, ހޯދަން, ހޯދަންވެގެން, ވެސް, އެއް, ދެން, ފަށާ, މިއަދު, މިހާރު, މި, ދައްކަބަލަ, ދައްކަވާ, ބެހޭ, ގުޅޭ, އޮންނަނީ, އޮންނަ, ކިޔަވައިދެނީ, ކިޔަވައިދޭތަ
`;

/** Here a wish begins, and what somebody tells of themselves ends. */
export const WISHES = `
  want, i want, want to, i want to, wanna, want to be, want to become, wants to, need, i need, need to, needs,
  i need to, would like, would like to, id like, id like to, like to, hope to, hoping to, wish, wish to, plan to,
  planning to, thinking of, looking for, im looking for, i am looking for, looking to, search for, searching for,
  find, find me, interested, interested in, im interested in, i am interested in, want to study, want to learn,
  study, to study, learn, to learn, learning, become, becoming, to become, to be, to do, take, to take, join,
  to join, can i, can we, could i, i can, we can, i could, i can only, may i, should i, do you have, have you got,
  do you know, are there, is there, are there any, is there any, there any, which course, what course, courses for,
  can only, can come, planning, thinking, hoping, trying, new to, i am in, im in, budget is, i prefer, prefer, i would prefer, recommend, suggest, able to, work as a, work as an,
  work in a, beynun, beynunvey, beynunvanee, beynunvegen, hoadhan, hoadhanee, ބޭނުން, ބޭނުންވޭ, ބޭނުންވަނީ,
  ބޭނުންވެގެން, އެދެން
`;

/** What follows is told of somebody's life, up to the end of the clause; no wish is concluded from it. */
export const TOLD = `
  i am, im, i m, failed, i failed, i have failed, i passed, passed, i have passed, i finished, i have finished, ive finished,
  i completed, i have completed, ive completed, i did, i have done, ive done, i studied, i have studied,
  i graduated, i hold, i already have, i have, i have a, i have an, ive got, i got, i only have, we have, i work,
  i work as, i work as a, i work at, i work in, i am working, im working, i worked, i was, worked, worked as, worked in, i am a, i am an, im a,
  im an, my job is, my job, i quit, i left, i dropped out, after my, after finishing, after completing, finished my,
  i teach, i drive, i run, i own, i earn, my salary, my salary is, i used to, dont have, do not have, i dont have,
  i do not have, i have no, i never, who has, who have, aged, my age
`;

/** What follows is not wanted. */
export const REFUSED = `
  not, no, without, except, except for, excluding, other than, apart from, anything but, dont want, do not want,
  doesnt want, not want, dont like, do not like, not interested in, hate, never, neither, nor, instead of,
  rather than, dont need, do not need, no need for, no need of, avoid, dont, do not, doesnt, does not, cant, can not, cannot, isnt, arent, is not, are not, not in, nuun
`;

/** The orders that words ask for. */
export const ORDERS = {
  cost: `
    cheapest, the cheapest, cheap, cheaper, affordable, most affordable, low cost, lowest cost, low fee, lowest fee,
    lowest price, low price, least expensive, less expensive, inexpensive, not too expensive, not so expensive,
    not very expensive, not expensive, not too costly, not costly, not much money, dont have much money,
    do not have much money, i dont have much money, little money, low budget, small budget, tight budget,
    budget friendly, agu heyo, aguheyo, emme agu heyo, enme agu heyo, enme aguheyo, އަގުހެޔޮ, އަގު ހެޔޮ, އެންމެ އަގުހެޔޮ, އެންމެ އަގު ހެޔޮ
  `,
  duration: `
    shortest, shorter, short, anything short, short course, short one, short ones, a short one, shorter one, short term course, quickest, quick course, fastest, something short,
    something quick, kuru kos, kuru koheh, kurukoheh, ކުރު ކޯސް, ކުރުކޯސް, އެންމެ ކުރު
  `,
  start: `
    soonest, earliest, starts soon, starting soon, start soon, as soon as possible, asap, right away, immediately,
    next intake, start now, starts first
  `,
  level: "lowest level, the lowest level",
} as const;
