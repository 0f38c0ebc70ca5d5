/** Digits of a number that may be too great to be kept as one. */
const MANY_DIGITS = /\d{16}/;

/** A number beyond those that are kept digit by digit stays the text that it is written as. */
const withDigits = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER
    ? (context?.source ?? value)
    : value;

/**
 * What a text of JSON says, with all digits of its numbers.
 *
 * @throws SyntaxError where it is none, or an object of it says a key twice.
 */
export function parsedJson(text: string): unknown {
  const value: unknown = MANY_DIGITS.test(text) ? JSON.parse(text, withDigits) : JSON.parse(text);
  refuseRepeatedKeys(text);
  return value;
}

/** Texts, with the colon that makes them keys, and the ends of objects. */
const TOKENS = /"(?:[^"\\]|\\.)*"?(\s*:)?|[{}]/g;

function refuseRepeatedKeys(text: string): void {
  const open: Set<string>[] = [];
  for (const { 0: token, 1: colon, index } of text.matchAll(TOKENS)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (colon !== undefined) {
      const keys = open.at(-1);
      const key = String(JSON.parse(token.slice(0, -colon.length)));
      if (keys?.has(key)) {
        const line = text.slice(0, index).split("\n").length;
        throw new SyntaxError(`"${key}" stands twice in one object, in line ${line} of it`);
      }
      keys?.add(key);
    }
  }
}
