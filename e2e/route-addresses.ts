import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../src/routes.ts";
import { LONG_WORD, type LongWords } from "./long-words.ts";

/** Example addresses of routes with parameters, or with several states. */
const EXAMPLES = new Map<string, (shown: LongWords) => string[]>([
  [
    "courses/:page?",
    () => [
      "/courses",
      `/courses/1?name=${LONG_WORD}`,
      "/courses?category=Marketing&language=Japanese&mnqf_level=10",
    ],
  ],
  ["courses/:id/:slug", ({ courses }) => [`/courses/${courses[0]}/course`, "/courses/1/course"]],
  ["opens/:id", ({ courses }) => ["/opens/1", `/opens/${courses[0]}`]],
  ["institutions", () => ["/institutions", `/institutions?name=${LONG_WORD}zzz`]],
  ["institutions/:id", ({ institution }) => [`/institutions/${institution}`, "/institutions/1"]],
  ["compare", ({ courses }) => ["/compare", `/compare?ids=${courses.slice(0, 3).join(",")}`]],
  ["search", () => ["/search", `/search?query=${LONG_WORD}`, `/search?query=${"zq".repeat(40)}`]],
  [
    "careerguide",
    () => [
      "/careerguide",
      "/careerguide?question=3&delivery_modality=f2f",
      `/careerguide?question=7&institutions=${LONG_WORD}+Institute`,
    ],
  ],
  ["chat", () => ["/chat", `/chat?ask=${LONG_WORD}`]],
  ["reset-password/:token?", () => ["/reset-password", `/reset-password/${"t".repeat(60)}`]],
  ["confirm-alerts/:token?", () => ["/confirm-alerts", `/confirm-alerts/${"t".repeat(60)}`]],
  ["unsubscribe/:token?", () => ["/unsubscribe", `/unsubscribe/${"t".repeat(60)}`]],
  ["confirm-email/:token?", () => ["/confirm-email", `/confirm-email/${"t".repeat(60)}`]],
  [
    "first-administrator/:token?",
    () => ["/first-administrator", `/first-administrator/${"t".repeat(60)}`],
  ],
  ["application/:token?", () => ["/application", `/application/${"t".repeat(60)}`]],
  [
    "list-your-courses",
    () => [
      "/list-your-courses",
      `/list-your-courses?find=${LONG_WORD}`,
      "/list-your-courses?institution=new",
      "/list-your-courses?institution=1",
    ],
  ],
  ["invitation/:token?", () => ["/invitation", `/invitation/${"t".repeat(60)}`]],
  [
    "office/:part?/:record?",
    () => [
      "/office",
      "/office/courses",
      "/office/spreadsheet",
      "/office/institution",
      "/office/questions",
      "/office/figures",
      "/office/review",
      "/office/content",
      "/office/categories",
      "/office/rules",
      "/office/site",
      "/office/insight",
    ],
  ],
  ["office/adverts/:record", () => ["/office/adverts/1"]],
  ["office/adverts/invoices/:invoice", () => []],
  ["office/health/backups/:backup", () => []],
  ["office/institutions/:record", () => ["/office/institutions/1"]],
  ["ask", () => ["/ask", "/ask?course=1", "/ask?institution=1"]],
  ["delete-question/:token?", () => ["/delete-question", `/delete-question/${"t".repeat(60)}`]],
  ["advertise", () => ["/advertise", "/advertise?slot=home_main&slot=topline&months=3"]],
  [
    "advertise/order",
    () => ["/advertise/order", "/advertise/order?slot=home_main&slot=topline&months=3"],
  ],
  ["advertise/orders/:token?", () => [`/advertise/orders/${"t".repeat(60)}`]],
  ["advertise/orders/:token/:file", () => []],
  ["*", () => [`/${LONG_WORD}`]],
]);

/** Patterns of every route of the site: "institutions/:id". The home page's is empty. */
export const PATTERNS: readonly string[] = patternsOf(routes);

function patternsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = "", children }) => [
    ...(children
      ? patternsOf(children).map((below) => [path, below].filter(Boolean).join("/"))
      : [path]),
  ]);
}

/**
 * Addresses at which a route is tested.
 * @throws where a pattern has parameters and no examples.
 */
export function addressesOf(pattern: string, shown: LongWords): string[] {
  const examples = EXAMPLES.get(pattern);
  if (examples) return examples(shown);
  if (/[:*]/.test(pattern)) throw new Error(`Give the route "${pattern}" an example.`);
  return [`/${pattern}`];
}
