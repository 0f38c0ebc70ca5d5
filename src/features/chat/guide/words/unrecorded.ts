import { phrase } from "../reading/message.ts";

/**
 * What people ask of courses and institutions that the catalogue has no field for, with what is
 * said of it. Plain data, to be edited. A line: the words, as in `phrase`; the matters that say as
 * much themselves; the sentence.
 */
const LINES = `
(?:apply|join|register|enrol)(?: \\p{L}+){0,3} (?:before|b4|without)(?: \\p{L}+){0,3} results?|(?:apply|join)(?: \\p{L}+){0,2} (?:before|b4) (?:that|it|then)|before (?:my |the )?results(?: \\p{L}+)? (?:come|out)|results? (?:are|is|not|r)(?: \\p{L}+){0,2} (?:coming|out|yet) |  | Whether one can apply before the results are out is not recorded: ask the institution.
exams? only|only (?:an |the )?exams?|(?:do not|without|not) (?:have to )?(?:sit|sitting|attend|attending) (?:in )?(?:the )?class(?:es)?|prior learning|recogni[sz]e(?:d)? (?:my|his|her) (?:skills?|experience|work)|skills? recogni[sz]ed | transfer recognition | Whether an examination alone is enough, or skills are recognised without classes, is not recorded: ask the institution, or the Maldives Qualifications Authority.
(?:accepted|recogni[sz]ed|approved|wanted|asked) by (?:the |a |my )?(?:ministry|government|employers?|company|council|resorts?)|(?:ministry|employers?|tender)(?: \\p{L}+){0,2} (?:accepts?|wants?|asks?|needs?|requires?|recogni[sz]es?) | recognition | What a ministry, an employer or a tender accepts is not recorded: ask them, or read the tender.
(?:night |day )?shifts?|shift (?:work|duty)|(?:6|six|7|seven) days(?: a week| per week)?(?= (?:what|$|i|so|can|and|only)) |  | Whether classes can be fitted around shifts or a working week is not recorded beyond the mode of study and the class times: ask the institution before you enrol.
video class(?:es)?|video lessons?|recorded (?:class|classes|lessons|lectures)|live (?:class|classes|lessons)|zoom|(?:internet|net|wifi|data)(?: \\p{L}+){0,3} (?:slow|bad|weak|poor|expensive)|(?:slow|bad|weak|poor) (?:internet|net|wifi|connection)|papers or|how much data | device | How online classes are held, by video or on paper, and how much data they need is not recorded: ask the institution.
(?:come|comes|coming|teach|train)(?: \\p{L}+){0,2} (?:to|at|on|in) (?:the|our|my) (?:island|council|office|resort|school|workplace|guesthouse)|bring (?:it|the course|a course|them)(?: \\p{L}+)? to |  | Whether a course can be brought to an island or a workplace is not recorded: ask the institution directly.
group(?: \\p{L}+)?|class size|how many (?:people|students|persons|staff)(?: \\p{L}+){0,3}|minimum number|full class |  | How large groups and classes are, and what a group pays, is not recorded: ask the institution.
who (?:will |would )?looks? after|supervis(?:es?|ed|ion)|safe for|is it safe|chaperone|who watches |  | Who looks after young students, and how, is not recorded: ask the institution before you enrol a child.
support teachers?|special needs (?:support|help|teacher)|autis\\p{L}+|dyslexi\\p{L}+|wheelchair|disabilit\\p{L}+|disabled|hearing aid|(?:students|boys|girls|people|children) like (?:him|her|me|us) | health | What help there is for students with special needs is not recorded: tell the institution what is needed, and ask before applying.
pay (?:you|u|me|us|him|her) (?:while|during|when)|paid (?:while|during|training)|earn while|stipend|allowance|pocket money | earnings placement | Whether trainees are paid is not recorded: ask the institution.
(?:cheap|need|get|find|give|rent|share)(?: \\p{L}+){0,2} rooms?|rooms? (?:to (?:stay|live|rent)|for (?:students|rent))|place to (?:stay|live)|somewhere to (?:stay|live)|accommodation|hostels?|dormitor(?:y|ies)|lodging | hostel extra | Rooms and hostels are not in this catalogue: ask the institution.
part time jobs?|(?:job|work) while (?:i )?(?:study|studying)|a job too | vacancy placement | Jobs are not in this catalogue: the institution may know of some, else the job portals.
glasses|eyesight|colou?r ?blind|spectacles|bad eyes|my height|tattoos? | health | Rules on eyesight or the body are not recorded beyond the entry requirements: ask the institution, and for a licence the authority that gives it.
separate class(?:es)?|(?:ladies|women|girls|female)(?: only)? class(?:es)?|only (?:for )?(?:ladies|women)|mixed class(?:es)? | gender | Whether there are separate classes for women is not recorded: ask the institution.
police (?:record|report|clearance)|criminal record|been in (?:jail|prison) | past | A course that wants a police report has it among its entry requirements, if it was stated at all; what counts against somebody is not recorded: ask the institution.
(?:in|to) (?:australia|malaysia|india|england|london|egypt|turkey|china|japan|america|usa|uk|canada|new zealand|saudi(?: arabia)?|germany|sri lanka|singapore) | abroad scholarship | Studies and scholarships abroad are not in this catalogue: ask the ministry of higher education, or the embassy of the country.
(?:sending|send)(?: \\p{L}+){0,3} (?:id|id card|passport|papers|documents|certificates?|results)|(?:my|the) id card|apply (?:here|on this (?:site|chat|page)|through (?:you|u|this)) | papers applying privacy | No application can be made here: one applies at the institution itself. Please send no identity card and no papers in this chat.
become (?:an? )?(?:judge|lawyer|magistrate|attorney)|(?:practi[sc]e|work) (?:law|in court)|law licen[cs]e |  | Who may work as a judge or a lawyer is laid down by law and decided by the bodies that appoint and license them, not by a course.
become (?:an? )?(?:detective|police(?: officer)?|csi|investigator)|join (?:the )?police|detective |  | To become a detective one joins the police, which decides itself whom it takes: ask the police service.
captain|ship master|big ship|officer on (?:a )?ships? |  | A captain's licence needs time at sea and is given by the maritime authority, not by a course alone: ask it, or the institution.
pilot(?: licen[cs]e)?|flying school|fly (?:a )?planes? |  | Licences to fly are given by the civil aviation authority: ask it which schools it approves.
`;

/** One thing that is not recorded. */
interface Unrecorded {
  pattern: RegExp;
  /** Matters whose answer says as much. */
  matters: readonly string[];
  text: string;
}

export const UNRECORDED: readonly Unrecorded[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [words = "", matters = "", text = ""] = line.split(" | ");
    return { pattern: phrase(words), matters: matters.trim().split(" ").filter(Boolean), text };
  });
