import { useState } from "react";
import { OFFICE_QUESTIONS } from "#features/questions/questions.endpoints.ts";
import type { OfficeQuestion } from "#features/questions/questions.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AskedPart } from "../asked-part.tsx";
import { callOffice, useAsked } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { PageTurner } from "../page-turner.tsx";
import { type Colleague, QuestionCard } from "./question-card.tsx";
import { QUESTION_STATE_WORDS } from "./question-state.ts";

/** Questions of one page. */
const MAX_ON_PAGE = 20;

type QuestionState = OfficeQuestion["state"];

/** What people asked an institution, the newest first. */
export default function QuestionsPage({ institution }: OfficePartProps) {
  const [state, setState] = useState<QuestionState | "">("");
  const [page, setPage] = useState(1);
  const asked = useAsked(`questions ${institution} ${state} ${page}`, () =>
    callOffice(OFFICE_QUESTIONS.list, {
      query: { institution, page, limit: MAX_ON_PAGE, ...(state && { state }) },
    }),
  );
  const show = (chosen: QuestionState | "") => {
    setState(chosen);
    setPage(1);
  };
  return (
    <div className="grid max-w-text gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Questions</h1>
        <div>
          <select
            aria-label="State of the questions"
            className="office-select"
            value={state}
            onChange={({ target }) => show(target.value as QuestionState | "")}
          >
            <option value="">All questions</option>
            {[...QUESTION_STATE_WORDS].map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </select>
        </div>
      </div>
      <AskedPart of={asked} failed="The questions could not be read">
        {({ data, colleagues, meta }) => (
          <>
            <QuestionList
              // What was changed on one page is not held on the next.
              key={`${state} ${page}`}
              questions={data}
              colleagues={colleagues}
              isChosen={state !== ""}
            />
            <PageTurner label="Pages of questions" meta={meta} onPage={setPage} />
          </>
        )}
      </AskedPart>
    </div>
  );
}

interface QuestionListProps {
  questions: readonly OfficeQuestion[];
  colleagues: readonly Colleague[];
  /** True where only those of one state are shown. */
  isChosen: boolean;
}

function QuestionList({ questions, colleagues, isChosen }: QuestionListProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, OfficeQuestion>>(new Map());
  if (questions.length === 0) {
    return (
      <EmptyState title={isChosen ? "No such question" : "Nobody has asked yet"}>
        <p>
          Visitors ask on the pages of your courses and of your institution. Their questions come
          here, and to your mailbox.
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3">
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionCard
            question={changed.get(question.id) ?? question}
            colleagues={colleagues}
            onChanged={(now) => setChanged(new Map(changed).set(now.id, now))}
          />
        </li>
      ))}
    </ul>
  );
}
