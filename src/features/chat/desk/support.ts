/**
 * Where people in the Maldives turn to. Sources, looked up in November 2026:
 * - 119 and 102 are the emergency numbers of the Maldives (Google libphonenumber, short numbers of
 *   region MV);
 * - 1677 National Mental Health Helpline, day and night: Ministry of Health at its launch
 *   (themaldivesjournal.com/62343, owsa.in/maldives-launches-mental-health-helpline);
 * - 1412 Child Helpline, toll-free: UNICEF Maldives (press release of 12 July 2017) and the Ministry
 *   of Social and Family Development (plus.mv/?p=127549, May 2025);
 * - 1425 psychosocial support of the Maldivian Red Crescent: redcrescent.org.mv/pages/mhps;
 * - 1484 helpline for students, Saturday to Thursday 15:00 to 21:00: Ministry of Education with
 *   UNICEF and WHO (atolltimes.mv/post/news/4123).
 *
 * The Family Protection Authority advises on violence at home and protection orders
 * (fpa.gov.mv/dv/services). Its number is not given here: no second source states it.
 */
export interface SupportContact {
  name: string;
  telephone: string;
  note: string;
}

const EMERGENCY: SupportContact = {
  name: "Police, in an emergency",
  telephone: "119",
  note: "If you or somebody else is in danger now.",
};
const AMBULANCE: SupportContact = {
  name: "Ambulance",
  telephone: "102",
  note: "If somebody is hurt.",
};
const MENTAL_HEALTH: SupportContact = {
  name: "National Mental Health Helpline",
  telephone: "1677",
  note: "Somebody to talk to, day and night.",
};
const CHILD: SupportContact = {
  name: "Child Helpline",
  telephone: "1412",
  note: "For everyone under 18, free of charge.",
};
const RED_CRESCENT: SupportContact = {
  name: "Maldivian Red Crescent, psychosocial support",
  telephone: "1425",
  note: "Somebody who listens.",
};
const STUDENTS: SupportContact = {
  name: "Helpline for students",
  telephone: "1484",
  note: "Trained counsellors, Saturday to Thursday, 3 pm to 9 pm.",
};

/** For somebody who may be in danger. */
export const DANGER_CONTACTS: readonly SupportContact[] = [
  EMERGENCY,
  AMBULANCE,
  MENTAL_HEALTH,
  CHILD,
];
/** For somebody whom another person hurts. */
export const VIOLENCE_CONTACTS: readonly SupportContact[] = [
  EMERGENCY,
  AMBULANCE,
  RED_CRESCENT,
  CHILD,
];
/** For somebody who feels low. */
export const DISTRESS_CONTACTS: readonly SupportContact[] = [
  MENTAL_HEALTH,
  RED_CRESCENT,
  CHILD,
  EMERGENCY,
];
/** For somebody whom school weighs down. */
export const SCHOOL_CONTACTS: readonly SupportContact[] = [STUDENTS, MENTAL_HEALTH];
