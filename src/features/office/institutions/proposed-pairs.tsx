import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import { JOINING } from "#records/matching/joining.endpoints.ts";
import type { JoiningProposals } from "#records/matching/joining.schema.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { problemWords, useAnswer } from "../office-call.ts";
import { JoinPreview } from "./join-preview.tsx";

type PairKind = "institution" | "course";
type InstitutionPair = JoiningProposals["institutions"][number];
type CoursePair = JoiningProposals["courses"][number];
type PairedRecord = (InstitutionPair | CoursePair)["records"][number];

interface ProposedPairsProps {
  /** Kinds of records that are listed. */
  kinds: readonly PairKind[];
  /** Takes the sentence that says what was done, and says it. */
  onChanged: (words: string) => void;
}

/** Records of different sources that may be the same; nothing where there are none. */
export function ProposedPairs({ kinds, onChanged }: ProposedPairsProps) {
  const asked = useAnswer(JOINING.proposals);
  const [opened, setOpened] = useState<string | null>(null);
  if (asked.problem) return <p role="alert">{problemWords(asked.problem)}</p>;
  const pairs = kinds.flatMap((kind) => {
    const ofKind = kind === "course" ? asked.body?.courses : asked.body?.institutions;
    return (ofKind ?? []).map((pair) => ({ kind, ...pair }));
  });
  if (pairs.length === 0) return null;
  const decided = (words: string) => {
    asked.again();
    onChanged(words);
  };
  return (
    <Disclosure
      className="office-panel"
      summary={
        <span className="font-semibold">{counted(pairs.length, "pair")} may be the same</span>
      }
    >
      <ul className="grid gap-4 pt-3">
        {pairs.map(({ kind, records, doubt }) => {
          const [one, other] = records;
          const key = `${kind} ${one.id} ${other.id}`;
          return (
            <li key={key} className="grid gap-2">
              <p className="font-semibold">
                {kind === "course" ? "Two courses" : "Two institutions"}:{" "}
                {doubt ?? "all that is compared is equal"}
              </p>
              <ul className="grid gap-1">
                {records.map((record) => (
                  <li key={record.id} className="wrap-break-word">
                    {record.name}{" "}
                    <span className="text-ink-soft">({factsOfPaired(record).join(", ")})</span>
                  </li>
                ))}
              </ul>
              {opened === key ? (
                <JoinPreview
                  pair={{ kind, one: one.id, other: other.id }}
                  onDecided={decided}
                  onClose={() => setOpened(null)}
                />
              ) : (
                <Button
                  variant="secondary"
                  className="justify-self-start"
                  onClick={() => setOpened(key)}
                >
                  See what joining changes
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

/** Who states a record, and what people tell it by. */
function factsOfPaired(record: PairedRecord): string[] {
  const sources = record.sources.map((key) => sourceByKey(key).name);
  if ("campuses" in record) {
    return [...sources, counted(record.courses, "course"), ...record.campuses];
  }
  const { mnqf_level, duration_text, awarding_body } = record;
  const facts = [mnqf_level && `level ${mnqf_level}`, duration_text, awarding_body];
  return [...sources, ...facts.filter((fact) => fact !== null)];
}
