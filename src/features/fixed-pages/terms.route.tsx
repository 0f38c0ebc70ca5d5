import type { Route } from "./+types/terms.route.ts";
import { longTextLoader, longTextMeta } from "./fixed-page.data.ts";
import { LongText } from "./long-text.tsx";

export const loader = longTextLoader("terms");

export const meta = longTextMeta("terms");

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LongText page="terms" {...loaderData} />;
}
