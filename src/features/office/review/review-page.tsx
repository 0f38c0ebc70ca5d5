import { useState } from "react";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import type { SubmittedChange } from "#records/editing/review.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useAnswer } from "../office-call.ts";
import { OfficeSelect } from "../office-select.tsx";
import { PageTurner } from "../page-turner.tsx";
import { QueryState } from "../query-state.tsx";
import { ApproveTogether } from "./approve-together.tsx";
import { SubmittedCard } from "./submitted-card.tsx";

const CHANGES_ON_A_PAGE = 50;

/** Another one once the record or its change is another. */
const seenKey = ({ kind, id, etag }: SubmittedChange) => `${kind} ${id} ${etag}`;

/** What institutions submitted, the oldest first, for editors and administrators. */
export default function ReviewPage() {
  const [institution, setInstitution] = useState<number>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const asked = useAnswer(OFFICE.submitted, {
    query: { institution, page, limit: CHANGES_ON_A_PAGE },
  });
  const show = (of: number | undefined) => {
    setInstitution(of);
    setPage(1);
  };
  const again = () => {
    setPage(1);
    setChosen([]);
    asked.again();
  };
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Review</h1>
      <QueryState of={asked} failed="What waits could not be read">
        {({ data, meta }) => {
          const open = data.filter((change) => !decided.includes(seenKey(change)));
          return (
            <>
              {(meta.institutions.length > 1 || institution !== undefined) && (
                <WaitingInstitutions
                  institutions={meta.institutions}
                  chosen={institution}
                  onChoose={show}
                />
              )}
              <ApproveTogether
                chosen={open.filter((change) => chosen.includes(seenKey(change)))}
                small={open.filter(({ is_small }) => is_small)}
                onChoose={(changes) => setChosen(changes.map(seenKey))}
                onApproved={again}
              />
              {data.length === 0 && (
                <EmptyState title="Nothing waits for review">
                  <p>What institutions change and an operator looks at first comes here.</p>
                </EmptyState>
              )}
              <ul className="grid gap-3 empty:hidden">
                {data.map((submitted) => (
                  <li key={seenKey(submitted)}>
                    <SubmittedCard
                      submitted={submitted}
                      isChosen={chosen.includes(seenKey(submitted))}
                      onChoose={(isChosen) => {
                        const others = chosen.filter((key) => key !== seenKey(submitted));
                        setChosen(isChosen ? [...others, seenKey(submitted)] : others);
                      }}
                      onDecided={() => setDecided([...decided, seenKey(submitted)])}
                      onAgain={again}
                    />
                  </li>
                ))}
              </ul>
              <PageTurner label="Pages of changes" meta={meta} onPage={setPage} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

interface WaitingInstitutionsProps {
  institutions: readonly { id: number; name: string; waiting: number }[];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

function WaitingInstitutions({ institutions, chosen, onChoose }: WaitingInstitutionsProps) {
  const total = institutions.reduce((sum, { waiting }) => sum + waiting, 0);
  const options = new Map(
    institutions.map(({ id, name, waiting }) => [String(id), `${name} (${waiting})`]),
  );
  const value = chosen === undefined ? "" : String(chosen);
  if (value !== "" && !options.has(value)) options.set(value, "Nothing of it waits any more");
  return (
    <OfficeSelect
      aria-label="Changes of"
      value={value}
      none={`All institutions (${total})`}
      options={options}
      onChoose={(id) => onChoose(Number(id) || undefined)}
    />
  );
}
