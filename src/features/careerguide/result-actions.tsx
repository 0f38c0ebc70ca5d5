import { Plus, Printer } from "lucide-react";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { addToShortlist, replaceShortlist } from "#features/shortlist/notices.store.ts";
import { useShortlist } from "#features/shortlist/shortlist.store.ts";
import { Button } from "#ui/button.tsx";
import { CopyLink } from "#ui/copy-link.tsx";

interface ResultActionsProps {
  /** Matching courses, in the order on the page. */
  courses: readonly { id: number; name: string }[];
  /** Address of the guide with these answers. */
  path: string;
}

/** Actions on the whole result. All of them need JavaScript. */
export function ResultActions({ courses, path }: ResultActionsProps) {
  const held = useShortlist();
  const others = courses.filter(({ id }) => !held.includes(id));
  const room = SHORTLIST_LIMIT - held.length;
  const [next] = others;
  const send = () => {
    // Adding one more than fits shows the notice that the shortlist is full.
    if (room === 0 && next) addToShortlist(next.id, next.name);
    else replaceShortlist([...held, ...others.slice(0, room).map(({ id }) => id)]);
  };
  const count = Math.max(1, Math.min(room, others.length));
  return (
    <div className="mt-3 flex flex-wrap gap-2 noscript:hidden print:hidden">
      {next && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={send}>
          <Plus aria-hidden size={18} />
          Shortlist the first {count === 1 ? "one" : count}
        </Button>
      )}
      <CopyLink path={path} size="sm" />
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        Print
      </Button>
    </div>
  );
}
