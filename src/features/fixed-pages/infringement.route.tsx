import type { Route } from "./+types/infringement.route.ts";
import { longTextLoader, longTextMeta } from "./fixed-page.data.ts";
import { LongText } from "./long-text.tsx";

export const loader = longTextLoader("infringement");

export const meta = longTextMeta("infringement");

export default function Infringement({ loaderData }: Route.ComponentProps) {
  return <LongText page="infringement" {...loaderData} />;
}
