import { DAY_MS, HOUR_MS } from "#platform/durations.ts";

/** Bytes of a picture that is uploaded. */
export const MAX_PICTURE_BYTES = 8_000_000;

/** Pixels of a picture, of all its frames together: what a phone's camera takes unless told more. */
export const MAX_PICTURE_PIXELS = 25_000_000;

/** Pictures that one person uploads. */
export const PICTURES_PER_PERSON = { name: "pictures", max: 60, timeWindow: HOUR_MS };

/**
 * Pictures that one server encodes at the same time, and milliseconds that one waits for its turn.
 * A picture takes one of two processors for a second or two, and up to 100 MB.
 */
export const ENCODING = { maxUnderWay: 1, maxWait: 20_000 };

/** Pictures that wait for their turn on one server; each holds its bytes in memory. */
export const MAX_PICTURES_IN_QUEUE = 8;

/** In how many seconds to send a picture again that found too many before it. */
export const PICTURE_RETRY_S = 10;

/** Encoding that takes longer is given up, in seconds. */
export const MAX_ENCODING_S = 30;

/** A picture that nothing shows is deleted after this time: until then it may belong to a draft. */
export const UNUSED_PICTURE_MS = DAY_MS;

/** How often unused pictures are looked for. */
export const SWEEP_INTERVAL_MS = 6 * HOUR_MS;
