import type { Route } from "./+types/content-guidelines.route.ts";
import { longTextLoader, longTextMeta } from "./fixed-page.data.ts";
import { LongText } from "./long-text.tsx";

export const loader = longTextLoader("guidelines");

export const meta = longTextMeta("guidelines");

export default function ContentGuidelines({ loaderData }: Route.ComponentProps) {
  return <LongText page="guidelines" {...loaderData} />;
}
