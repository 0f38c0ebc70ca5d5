import { type ReactNode, useState } from "react";
import { OFFICE_QUESTIONS } from "#features/questions/questions.endpoints.ts";
import type { OfficeQuestion, OfficeQuestionsQuery } from "#features/questions/questions.schema.ts";
import { useAnswer } from "../office-call.ts";
import { PagedList } from "../paged-list.tsx";
import { QuestionCard } from "./question-card.tsx";

/** Questions of one page. */
const MAX_ON_PAGE = 20;

interface QuestionPagesProps {
  /** Which. */
  of: Partial<Pick<OfficeQuestionsQuery, "institution" | "for_us">>;
  /** Empty for all; give each its key. */
  state: OfficeQuestion["state"] | "";
  /** What is said where there are none. */
  none: ReactNode;
}

/** What people asked institutions, the newest first. */
export function QuestionPages({ of: chosen, state, none }: QuestionPagesProps) {
  const [page, setPage] = useState(1);
  const asked = useAnswer(OFFICE_QUESTIONS.list, {
    query: { ...chosen, page, limit: MAX_ON_PAGE, ...(state && { state }) },
  });
  // What is changed stays where it is until the list is asked for again.
  return (
    <PagedList
      of={asked}
      failed="The questions could not be read"
      label="Pages of questions"
      onPage={setPage}
      none={none}
    >
      {(question: OfficeQuestion, { colleagues }) => (
        <QuestionCard read={question} colleagues={colleagues} />
      )}
    </PagedList>
  );
}
