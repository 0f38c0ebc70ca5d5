import { dateWords } from "#catalogue/dates.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WithPublicUrl } from "./metadata.ts";
import { useRootData } from "./root-data.ts";

/** On paper: where the page is, and of which day. The page itself may be cached for longer. */
export function PrintNote({ path, verb }: { path: string; verb: "Compared" | "Printed" }) {
  const { publicUrl = "" } = useRootData<WithPublicUrl>() ?? {};
  const day = useHydrated() ? ` on ${dateWords(maldivesDay(new Date()))}` : "";
  return (
    <p className="hidden text-[9pt] print:block">
      {verb}
      {day}: {publicUrl}
      {path}
    </p>
  );
}
