import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import type { SiteData } from "#shell/site-data.ts";
import { OperatorContext } from "#web/operator.ts";

/** Site data of an empty directory. */
const NO_SITE_DATA: SiteData = {
  stats: { courses: 0, institutions: 0, categories: 0 },
  claim: { courses: "0 courses", institutions: "0 institutions" },
  sampleStats: { courses: 0, institutions: 0 },
  year: 2026,
  news: [],
  adverts: { booked: {}, house: [] },
  social: {
    Instagram: "https://www.instagram.com/magu",
    X: "https://x.com/magu",
    Facebook: "https://www.facebook.com/magu",
    LinkedIn: "https://www.linkedin.com/company/magu",
  },
  analyticsScriptUrl: null,
  publicUrl: "https://magu.example",
};

interface RenderOptions {
  /** Address of the request. */
  address?: string;
  site?: Partial<SiteData>;
}

/** The server-rendered HTML of a part of a page, at an address of the site. */
export async function rendered(
  part: ReactNode,
  { address = "/", site = {} }: RenderOptions = {},
): Promise<string> {
  const loader = () => ({ ...NO_SITE_DATA, ...site });
  const handler = createStaticHandler([
    {
      id: "root",
      path: "*",
      loader,
      element: <OperatorContext value={SHIPPED_OPERATOR}>{part}</OperatorContext>,
    },
  ]);
  const context = await handler.query(new Request(new URL(address, "https://magu.test")));
  if (context instanceof Response) throw new Error(`${address} answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The visible text: without tags, on one line. */
export function readable(html: string): string {
  return html
    .replace(/<(svg|style|script)\b.*?<\/\1>/gs, "")
    .replace(/<\/?(?:p|li|dt|dd|h\d|div|tr|td|th|ul|ol|section)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:\w+|#x27);/g, plain)
    .replace(/\s+/g, " ")
    .trim();
}

const plain = (entity: string): string => ENTITIES[entity] ?? entity;

/** The visible text of every element with a tag, in order. */
export function textsOf(html: string, tag: string): string[] {
  return elementsOf(html, tag).map(readable);
}

/** The HTML of every element with a tag that contains none of the same tag, in order. */
export function elementsOf(html: string, tag: string): string[] {
  return html.match(new RegExp(`<${tag}\\b(?:(?!<${tag}\\b).)*?</${tag}>`, "gs")) ?? [];
}

/** The first value of an attribute; undefined where there is none. */
export function attribute(html: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1];
  return value?.replace(/&(?:\w+|#x27);/g, plain);
}
