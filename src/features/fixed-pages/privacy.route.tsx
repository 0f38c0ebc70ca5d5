import type { Route } from "./+types/privacy.route.ts";
import { longTextLoader, longTextMeta } from "./fixed-page.data.ts";
import { LongText } from "./long-text.tsx";

export const loader = longTextLoader("privacy");

export const meta = longTextMeta("privacy");

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LongText page="privacy" {...loaderData} />;
}
