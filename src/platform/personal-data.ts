import { withoutMailAddresses } from "./log-privacy.ts";

/** Seven digits and more with what people write between them: a phone number. */
const LONG_NUMBER = /(?<![\p{L}\d])\+?\d(?:[ ().-]{0,2}\d){6,24}(?![\p{L}\d])/gu;

/** A Maldivian identity card (A123456) or a passport (LA1234567, LA 1234567). */
const CARD_NUMBER = /(?<![\p{L}\d])(?:[A-Za-z]{1,2}|[A-Z]{1,2}[ -])\d{6,9}(?![\p{L}\d])/gu;

/** A text without mail addresses, phone numbers and numbers of identity cards and passports. */
export function withoutPersonalData(text: string): string {
  return withoutMailAddresses(text)
    .replace(CARD_NUMBER, "[number]")
    .replace(LONG_NUMBER, "[number]");
}
