/** Segments of a path behind which a token stands. */
const BEFORE_TOKENS = new Set([
  "reset-password",
  "validate-reset-token",
  "confirm-email",
  "confirm-alerts",
  "unsubscribe",
  "delete-question",
  "first-administrator",
  "invitation",
  "application",
  "orders",
]);

/** Parameters whose names contain one of these words are secrets. */
const SECRET =
  /token|code|key|pass|pwd|pin|secret|auth|session|sid|sig|otp|jwt|credential|email|mail|device_id/i;

const MASK = "[secret]";

/** An address as it may stand in a log. */
export function loggedAddress(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return maskedPath(path) + (end === -1 ? "" : maskedQuery(url.slice(end)));
}

function maskedPath(path: string): string {
  const segments = path.split("/");
  const before = segments.findIndex((segment) =>
    BEFORE_TOKENS.has(decodedOrAsIs(segment).toLowerCase()),
  );
  const hasToken = before !== -1 && segments.slice(before + 1).some((segment) => segment !== "");
  return hasToken ? [...segments.slice(0, before + 1), MASK].join("/") : path;
}

/** @param query with the mark that begins it. */
function maskedQuery(query: string): string {
  return query
    .split(/([?&;#])/)
    .map((part) => {
      const [name = "", ...value] = part.split("=");
      return value.length > 0 && SECRET.test(decodedOrAsIs(name)) ? `${name}=${MASK}` : part;
    })
    .join("");
}

function decodedOrAsIs(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
