import { useState } from "react";
import { sourceByKey } from "#catalogue/sources.ts";
import { IMPORTS } from "#features/importing/runs/runs.endpoints.ts";
import type { ProposedPairs } from "#features/importing/runs/runs.schema.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { callOffice, type OfficeProblem, problemWords, useAsked } from "../office-call.ts";

type PairKind = "institution" | "course";
type InstitutionPair = ProposedPairs["institutions"][number];
type CoursePair = ProposedPairs["courses"][number];

/** Records of different sources that may be one; nothing where none is proposed. */
export function PairsToJoin() {
  const pairs = useAsked("pairs", () => callOffice(IMPORTS.pairs, {}));
  if (pairs.problem) return <p role="alert">{problemWords(pairs.problem)}</p>;
  if (!pairs.body) return null;
  const { institutions, courses } = pairs.body;
  const count = institutions.length + courses.length;
  if (count === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Sources to be joined</h2>
      <Disclosure summary={`${count} ${count === 1 ? "pair" : "pairs"} that may be the same`}>
        <ul className="grid gap-3 py-2">
          {institutions.map((pair) => (
            <PairCard key={pairKey(pair)} kind="institution" pair={pair} onDecided={pairs.again} />
          ))}
          {courses.map((pair) => (
            <PairCard key={pairKey(pair)} kind="course" pair={pair} onDecided={pairs.again} />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

const pairKey = ({ records: [one, other] }: InstitutionPair | CoursePair) =>
  `${one.id} ${other.id}`;

interface PairCardProps {
  kind: PairKind;
  pair: InstitutionPair | CoursePair;
  onDecided: () => void;
}

function PairCard({ kind, pair, onDecided }: PairCardProps) {
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const [first, second] = pair.records;
  const decide = async (endpoint: typeof IMPORTS.join) => {
    if (isDeciding) return;
    setDeciding(true);
    const ids: [number, number] = [first.id, second.id];
    const called = await callOffice(endpoint, { body: { kind, ids } });
    setDeciding(false);
    setProblem(called.problem);
    if (!called.problem) onDecided();
  };
  return (
    <li className="office-entry">
      <p className="font-semibold">
        {kind === "course" ? "Two courses" : "Two institutions"}:{" "}
        {pair.doubt ?? "all that is compared is equal"}
      </p>
      <ul className="grid gap-1">
        {pair.records.map((record) => (
          <li key={record.id} className="break-words">
            {record.name}{" "}
            <span className="text-ink-soft">
              (
              {[
                ...record.sources.map((key) => sourceByKey(key).name),
                ...factsOfProposed(record),
              ].join(", ")}
              )
            </span>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problemWords(problem)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isDeciding} onClick={() => decide(IMPORTS.join)}>
          They are one
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isDeciding}
          onClick={() => decide(IMPORTS.keepApart)}
        >
          They are two
        </Button>
      </div>
    </li>
  );
}

function factsOfProposed(
  record: InstitutionPair["records"][number] | CoursePair["records"][number],
) {
  if ("campuses" in record) return [`${record.courses} courses`, ...record.campuses];
  const { mnqf_level, duration_text, awarding_body } = record;
  return [mnqf_level && `level ${mnqf_level}`, duration_text, awarding_body].filter(
    (fact) => fact !== null,
  );
}
