import { dateWords } from "#catalogue/dates.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WithPublicUrl } from "#web/metadata.ts";
import { useRootData } from "#web/root-data.ts";

/** On paper: where the comparison is, and of which day. The page itself may be cached for longer. */
export function PrintNote({ path }: { path: string }) {
  const { publicUrl = "" } = useRootData<WithPublicUrl>() ?? {};
  const day = useHydrated() ? ` on ${dateWords(maldivesDay(new Date()))}` : "";
  return (
    <p className="hidden text-[9pt] print:block">
      Compared{day}: {publicUrl}
      {path}
    </p>
  );
}
