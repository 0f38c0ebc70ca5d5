/** Limits of messages, and how long conversations are stored. */

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Devices that one network address stands for: a school or a mobile operator shares one. */
const DEVICES_PER_NETWORK = 20;

/** Free messages of one network address in a day, whatever device ids they come with. */
export function networkLimit(freeMessages: number) {
  return { name: "chat of a network", max: freeMessages * DEVICES_PER_NETWORK, timeWindow: DAY };
}

/** Messages of one account: more than a person types, so that only programs reach it. */
export const ACCOUNT_LIMIT = { name: "chat of an account", max: 60, timeWindow: 10 * MINUTE };

/** Calls that no message is counted for, by network address, on one server. */
export const CALLS_PER_ADDRESS = { max: 600, timeWindow: 10 * MINUTE } as const;

/** Days that a device's conversation is stored after its last message (privacy page). */
export const KEPT_DAYS = 90;

/** How often old conversations are looked for, in milliseconds. */
export const FORGETTING_BEAT = DAY;

/** Newest messages that the history answers. */
export const HISTORY_LENGTH = 200;

/** Earlier messages that the assistant receives. */
export const TURNS = 20;
