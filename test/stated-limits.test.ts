import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  EMAIL_CHANGE_HOURS,
  NETWORK_DAYS,
  PASSWORD_LENGTH,
  RESET_MINUTES,
  SESSION_IDLE_DAYS,
  SESSION_MS,
  STAFF_IDLE_HOURS,
} from "#features/accounts/account-limits.ts";
import { MATERIAL_LIMITS } from "#features/adverts/advert-limits.ts";
import {
  DEADLINE_DAYS,
  MAIL_HOURS,
  MAX_ALERTED_COURSES,
  MAX_SAVED_SEARCHES,
} from "#features/alerts/alerts-limits.ts";
import {
  APPLICATION_LINK_DAYS,
  DECIDED_APPLICATION_DAYS,
  RETURNED_APPLICATION_DAYS,
} from "#features/applications/application-limits.ts";
import {
  CHAT_DAYS,
  MAX_MESSAGE_LENGTH,
  MESSAGES_PER_ACCOUNT,
  messagesPerNetwork,
} from "#features/chat/chat-limits.ts";
import { TICKETS_PER_NETWORK } from "#features/contact/contact-limits.ts";
import { IMPORT_BATCH } from "#features/importing/import-limits.ts";
import { CALLS_PER_KEY, MAX_KEYS } from "#features/keys/key-limits.ts";
import { INVITATION_DAYS } from "#features/memberships/membership-limits.ts";
import { DAY_MS, MINUTE_MS } from "#platform/durations.ts";
import { GIVE_UP_DAYS, GIVEN_UP_DAYS, OUTBOX_DAYS } from "#platform/mail-limits.ts";

const SESSION_DAYS = SESSION_MS.whole / DAY_MS;
const inMinutes = ({ max, timeWindow }: { max: number; timeWindow: number }) =>
  `${max} messages in ${timeWindow / MINUTE_MS} minutes`;

/** Sentences of the documents that repeat a limit. */
const STATED: [document: string, sentence: string][] = [
  ["settings.md", `are tried again for ${GIVE_UP_DAYS} days`],
  ["settings.md", `one network address has ${messagesPerNetwork(1).max} times as many a day`],
  ["api.md", `A session ends ${SESSION_IDLE_DAYS} days after its last use`],
  ["api.md", `at most ${SESSION_DAYS} days after it began`],
  ["api.md", `only ${inMinutes(MESSAGES_PER_ACCOUNT)}`],
  ["api.md", `more than ${inMinutes(TICKETS_PER_NETWORK)} from one address`],
  ["api.md", `password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`],
  ["api.md", `A message has 1 to ${MAX_MESSAGE_LENGTH} characters`],
  ["api.md", `saves a search, at most ${MAX_SAVED_SEARCHES}`],
  ["api.md", `saves a course, at most ${MAX_ALERTED_COURSES}`],
  ["api.md", `An institution has at most ${MAX_KEYS} keys`],
  [
    "api.md",
    `at most ${CALLS_PER_KEY.max} calls in\n${CALLS_PER_KEY.timeWindow / MINUTE_MS} minutes`,
  ],
  ["decisions/046-keep-me-posted.md", `a deadline within ${DEADLINE_DAYS} days`],
  ["running.md", `from ${MAIL_HOURS.from} to ${MAIL_HOURS.before} o'clock in the Maldives`],
  ["adverts.md", `at most ${MATERIAL_LIMITS.bytes / 1024} KB`],
  ["adverts.md", `stands still after ${MATERIAL_LIMITS.animation} seconds`],
  ["adverts.md", `a text of at most ${MATERIAL_LIMITS.text} characters`],
  ["importing.md", `all are checked and written, ${IMPORT_BATCH} at a time`],
  ["running.md", `members of institutions ${STAFF_IDLE_HOURS} hours without use`],
  [
    "running.md",
    `${APPLICATION_LINK_DAYS} days until the address is proven, then until they are decided, and ${DECIDED_APPLICATION_DAYS} days`,
  ],
  ["running.md", `returned and is not sent anew ${RETURNED_APPLICATION_DAYS} days`],
  ["running.md", `| ${INVITATION_DAYS} days, or until they are accepted`],
  ["running.md", `${SESSION_IDLE_DAYS} days without use, ${SESSION_DAYS} days at most`],
  [
    "running.md",
    `${RESET_MINUTES} minutes for a password, ${EMAIL_CHANGE_HOURS} hours for an address`,
  ],
  ["running.md", `until their window ends (minutes to ${NETWORK_DAYS} days)`],
  ["running.md", `| ${CHAT_DAYS} days after the last message |`],
  [
    "running.md",
    `given up after ${GIVE_UP_DAYS} days, and deleted ${GIVEN_UP_DAYS} days after that`,
  ],
  ["running.md", `\`DATA_DIR/outbox\` | ${OUTBOX_DAYS} days |`],
  ["security.md", `A link for a new password works for ${RESET_MINUTES} minutes`],
];

it.each(STATED)("%s says: %s", (document, sentence) => {
  expect(readFileSync(`docs/${document}`, "utf8")).toContain(sentence);
});
