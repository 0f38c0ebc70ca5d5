import { type ReactNode, useState } from "react";
import type { OfficeQuestion } from "#features/questions/questions.schema.ts";
import { OfficeList } from "../office-list.tsx";
import { type Colleague, QuestionCard } from "./question-card.tsx";

interface QuestionListProps {
  questions: readonly OfficeQuestion[];
  colleagues: readonly Colleague[];
  /** What is said where there are none. */
  nobody: ReactNode;
}

/** What is changed stays where it is until the list is asked for again; give each page its key. */
export function QuestionList({ questions, colleagues, nobody }: QuestionListProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, OfficeQuestion>>(new Map());
  return (
    <OfficeList of={questions} none={nobody}>
      {(question) => (
        <QuestionCard
          question={changed.get(question.id) ?? question}
          colleagues={colleagues}
          onChanged={(now) => setChanged(new Map(changed).set(now.id, now))}
        />
      )}
    </OfficeList>
  );
}
