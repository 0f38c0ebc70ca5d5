import { useState } from "react";
import type { OfficeQuestion } from "#features/questions/questions.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import type { OfficePartProps } from "../office-part.ts";
import { OfficeSelect } from "../office-select.tsx";
import { QuestionPages } from "./question-pages.tsx";
import { QUESTION_STATE_WORDS } from "./question-state.ts";

/** What people asked an institution, the newest first. */
export default function QuestionsPage({ institution }: OfficePartProps) {
  const [state, setState] = useState<OfficeQuestion["state"] | "">("");
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
            onChoose={setState}
          />
        </div>
      </div>
      <QuestionPages
        key={state}
        of={{ institution }}
        state={state}
        none={
          <EmptyState title={state === "" ? "Nobody has asked yet" : "No such question"}>
            <p>
              Visitors ask on the pages of your courses and of your institution. Their questions
              come here, and to your mailbox.
            </p>
          </EmptyState>
        }
      />
    </div>
  );
}
