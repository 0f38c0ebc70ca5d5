import type { EntryCondition, EntryRoute } from "#catalogue/entry.ts";
import { conditionText } from "#catalogue/entry-words.ts";

/** The ways into a course, one of which is enough, each with the sentences it was read from. */
export function EntryRoutes({ routes }: { routes: readonly EntryRoute[] }) {
  const isOne = routes.length === 1;
  return (
    <div>
      <h3 className="mb-1 text-lg">{isOne ? "What you need" : "Ways in"}</h3>
      {!isOne && <p className="text-ink-soft">Any one of these {routes.length} is enough.</p>}
      <ol className="mt-3 grid max-w-text gap-3">
        {routes.map((route, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two routes may be alike, and none moves
          <li key={at} className="rounded-lg border border-line p-4">
            {!isOne && <h4 className="mb-1 text-sm font-semibold text-ink-soft">Way {at + 1}</h4>}
            <Conditions conditions={route.conditions} />
            {route.source_text && <SourceText text={route.source_text} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Conditions({ conditions }: { conditions: readonly EntryCondition[] }) {
  if (conditions.length === 0) return <p>Open to everyone</p>;
  return (
    <ul className="grid gap-1">
      {conditions.map((condition, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none ever moves
        <li key={at} className="flex gap-2">
          <span aria-hidden className="mt-2.5 size-1.5 shrink-0 rounded-full bg-brand" />
          <span className="wrap-anywhere first-letter:uppercase">{conditionText(condition)}</span>
        </li>
      ))}
    </ul>
  );
}

function SourceText({ text }: { text: string }) {
  return (
    <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
      As the source words it: <q>{text}</q>
    </p>
  );
}
