/** A generator of numbers from 0 to below 1 that repeats for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ODD_METHODS = ["TRACE", "CONNECT", "PROPFIND", "get", "", "G\0T", "PRI", "X".repeat(300)];

const PATHS = [
  "/",
  "/courses",
  "/courses/2",
  "/courses/1/any",
  "/institutions",
  "/institutions/1",
  "/search",
  "/compare",
  "/careerguide",
  "/aboutus",
  "/advertise",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password/abc",
  "/profile",
  "/chat",
  "/courses.data",
  "/healthz",
  "/_root.data",
  "/privacypolicy",
  "/sitemap.xml",
  "/robots.txt",
  "/assets/none.js",
  "/api/v1/p/courses",
  "/api/v1/p/courses/1",
  "/api/v1/p/categories",
  "/api/v1/suggestions",
  "/api/v1/spotlight-search",
  "/api/v1/p/institutions/1",
  "/api/v1/p/tickets",
  "/api/login",
  "/api/register",
  "/api/forgot-password",
  "/api/reset-password",
  "/api/user",
  "/api/logout",
  "/api/validate-reset-token/abc",
  "/api/validate-reset-token",
  "/api/chat",
  "/api/greet",
  "/api/chat-history",
  "/api/remaining-messages",
  "/api/v1/visits",
  "/api/v1/adverts/seen",
  "/api/v1/account",
  "/api/v1/account/sessions/abc",
  "/api/v1/account/shortlist",
  "/api/docs",
  "/pictures/institutions/1/logo.svg",
  "/metrics",
  "/pictures/patterns/abc.svg",
  "/share/courses/1.png",
  "/adverts/a.png",
  "/api/nothing",
];

/** Pieces that are inserted somewhere into an address. */
const ODD_PIECES = [
  "%00",
  "%",
  "%zz",
  "%E0%A4%A",
  "//",
  "\\",
  "..",
  "/../",
  "%2e%2e/",
  "%2f",
  "%09",
  "\x80\xff",
  "/%09/evil.example/..",
  "?",
  "??",
  "#",
  "#/courses",
  "&",
  "=",
  ";",
  "'",
  '"',
  "<script>",
  "%ff%fe",
  "%ED%A0%80",
  "é",
  "{",
  "|",
  "^",
  "`",
  "+",
  "constructor",
  "__proto__",
  ":",
  "@",
  "9".repeat(40),
  "-1",
  "1e9",
  "a".repeat(3_000),
  "%61".repeat(900),
  "?page=0",
  "?limit=%00",
  "?name=%00",
  "?query=%00%00",
  "?ids=1,%00",
  "?device_id=%00",
  "?name=a&name=b",
  "?name[]=1",
];

const ODD_TARGETS = [
  "*",
  "//",
  "///",
  "//evil.example",
  "//%09/evil.example/..",
  "/\\evil.example",
  "\\",
  "",
  "http://",
  "http:///courses",
  "http://[::1",
  "http://x:99999/",
  "HTTP://A@b/",
  "ftp://a/",
  "magu.example:443",
  "?",
  "#",
  "/#/courses",
  "http://magu.example//evil.example",
  "/ x",
];

const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0"];
const ODD_VERSIONS = [
  "",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/1.2",
  "HTTP/9.9",
  "HTTP/1",
  "http/1.1",
  "X",
];

const HOST = "Host: 127.0.0.1";
const ODD_HOSTS = [
  "",
  "Host:",
  "Host: a b",
  "Host: x:99999",
  "Host: x:y",
  "Host: a/b",
  "Host: a?b",
  "Host: [::1",
  "Host: evil@x",
  "Host: %00",
  "Host: ..",
  "Host: \x80\xff",
  `Host: ${"a".repeat(400)}`,
  "Host: a\r\nHost: b",
  "Host: -",
  "Host: evil.example",
  "Host: 0x7f.1",
  "Host: xn--a",
  "Host : a",
];

const ODD_HEADERS = [
  "Authorization: Bearer \x80",
  "Authorization: Bearer",
  "Authorization: Basic %00",
  "Cookie: \xff=;;=",
  "Authorization: Bearer a.b.c",
  `Authorization: Bearer ${"x".repeat(5_000)}`,
  "Accept: \xff/\xff;q=x",
  "Accept: text/event-stream",
  "Accept-Encoding: br;q=nan,,;",
  "Accept-Encoding: *;q=0",
  "If-None-Match: *",
  'If-None-Match: W/"',
  "If-None-Match: \xff",
  "Range: bytes=-",
  "Range: bytes=9-1,0-",
  "If-Modified-Since: never",
  "Expect: 100-continue",
  "Expect: nonsense",
  "Upgrade: websocket\r\nConnection: upgrade",
  "Origin: null",
  "Origin: \\\\",
  "Origin: http://",
  "Referer: http://[",
  "X-Forwarded-Host: a b",
  "X-Forwarded-Proto: x y",
  "X-Forwarded-For: %00, ::g, 999.1.1.1",
  "Forwarded: for=[",
  "X-Http-Method-Override: DELETE",
  "TE: trailers",
  "Content-Length: -1",
  "Content-Length: 99999999999",
  "Content-Length: 1\r\nContent-Length: 2",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: x\r\nContent-Length: 3",
  "Content-Encoding: gzip",
  "no colon",
  ": empty",
  " folded: a",
  "A: \0",
  "A: b\nC: d",
  "__proto__: x",
  "constructor: x",
  "Content-Type: application/json",
  "Content-Type: \xff",
  "Content-Type: multipart/form-data",
  "User-Agent: \xff\xfe",
  "Sec-Fetch-Site: \xff",
  "Purpose: prefetch",
  `A: ${"b".repeat(9_000)}`,
  "Cache-Control: only-if-cached",
];

const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "application/csp-report",
  "text/plain",
  "multipart/form-data; boundary=a",
  "a/b",
  "/",
  "",
];

const BODIES = [
  "",
  "{",
  "null",
  "[]",
  "3",
  '""',
  "{}",
  '{"__proto__":{"a":1}}',
  '{"constructor":1}',
  "\xff\xfe",
  '{"token":"\\u0000","password":"a long enough password 1"}',
  '{"token":"\\u0000"}',
  '{"email":"a\\u0000@b.example","password":"x\\u0000y"}',
  '{"email":"a@b.example","password":"\\ud800"}',
  '{"name":"a\\u0000b","email":"c@d.example","mobile":"7777777","password":"correct horse battery"}',
  '{"message":"\\u0000","device_id":"6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01"}',
  '{"device_id":"\\u0000"}',
  '{"message":"constructor \\ud800 \\u0000 x","device_id":"6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01"}',
  '{"path":"/\\u0000"}',
  '{"path":"/courses/%00"}',
  '{"course_ids":[1e999,-1,"\\u0000"]}',
  '{"ids":["\\u0000"]}',
  '{"name":"\\u0000x","email":"a@b.example","subject":"\\u0000","message":"a\\u0000b"}',
  '{"slots":{"__proto__":1}}',
  "a=%00&email=%00&message=%00&name=%00",
  "email=a%00@b.example&password=%ED%A0%80",
  "%",
  "=&=&=",
  "a".repeat(70_000),
  "[".repeat(5_000),
  `${'{"a":'.repeat(3_000)}1`,
  "--a\r\n\r\n--a--",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\n",
];

/**
 * Requests that no browser sends, each the bytes of one connection; the same for the same seed.
 * Each character is one byte.
 */
export function malformedRequests(seed: number, count: number): Buffer[] {
  const random = seeded(seed);
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const seldom = (usual: readonly string[], odd: readonly string[], share: number) =>
    random() < share ? oneOf(odd) : oneOf(usual);
  const oddPath = () => {
    const path = oneOf(PATHS);
    const at = random() < 0.5 ? path.length : Math.floor(random() * path.length);
    return `${path.slice(0, at)}${oneOf(ODD_PIECES)}${path.slice(at)}`;
  };
  const target = () => {
    const kind = random();
    if (kind < 0.5) return oddPath();
    return kind < 0.7 ? oneOf(ODD_TARGETS) : oneOf(PATHS);
  };
  const one = () => {
    const line = `${seldom(METHODS, ODD_METHODS, 0.1)} ${target()} ${seldom(VERSIONS, ODD_VERSIONS, 0.1)}`;
    const headers = [seldom([HOST], ODD_HOSTS, 0.3), seldom(["Connection: close"], [""], 0.1)];
    while (random() < 0.5) headers.push(oneOf(ODD_HEADERS));
    const body = random() < 0.5 ? oneOf(BODIES) : "";
    if (body !== "") headers.push(`Content-Type: ${oneOf(TYPES)}`);
    if (body !== "" && random() < 0.8) headers.push(`Content-Length: ${body.length}`);
    const head = [line, ...headers.filter((header) => header !== "")].join("\r\n");
    const whole = Buffer.from(`${head}\r\n\r\n${body}`, "latin1");
    return random() < 0.03 ? whole.subarray(0, Math.floor(random() * whole.length)) : whole;
  };
  return Array.from({ length: count }, one);
}
