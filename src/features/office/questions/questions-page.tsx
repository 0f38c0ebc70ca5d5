import { useState } from "react";
import { OFFICE_QUESTIONS } from "#features/questions/questions.endpoints.ts";
import type { OfficeQuestion } from "#features/questions/questions.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AskedPart } from "../asked-part.tsx";
import { useAnswer } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { OfficeSelect } from "../office-select.tsx";
import { PageTurner } from "../page-turner.tsx";
import { QuestionList } from "./question-list.tsx";
import { QUESTION_STATE_WORDS } from "./question-state.ts";

/** Questions of one page. */
const MAX_ON_PAGE = 20;

type QuestionState = OfficeQuestion["state"];

/** What people asked an institution, the newest first. */
export default function QuestionsPage({ institution }: OfficePartProps) {
  const [state, setState] = useState<QuestionState | "">("");
  const [page, setPage] = useState(1);
  const asked = useAnswer(OFFICE_QUESTIONS.list, {
    query: { institution, page, limit: MAX_ON_PAGE, ...(state && { state }) },
  });
  return (
    <div className="grid max-w-text gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Questions</h1>
        <div>
          <OfficeSelect
            aria-label="State of the questions"
            value={state}
            none="All questions"
            options={QUESTION_STATE_WORDS}
            onChoose={(chosen) => {
              setState(chosen);
              setPage(1);
            }}
          />
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
              nobody={
                <EmptyState title={state === "" ? "Nobody has asked yet" : "No such question"}>
                  <p>
                    Visitors ask on the pages of your courses and of your institution. Their
                    questions come here, and to your mailbox.
                  </p>
                </EmptyState>
              }
            />
            <PageTurner label="Pages of questions" meta={meta} onPage={setPage} />
          </>
        )}
      </AskedPart>
    </div>
  );
}
