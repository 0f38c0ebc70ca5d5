/** Of what is no page: nothing in it is run, fetched, sent or framed (OWASP ASVS 5.0, 3.2 and 3.4). */
const ANSWER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every answer. Pages, and pictures of people, have a policy of their own in its place. */
export const SECURITY_HEADERS = {
  "Content-Security-Policy": ANSWER_POLICY,
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
} as const;
