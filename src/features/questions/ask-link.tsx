import { ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { type QuestionSubject, responseWords } from "./questions.ts";

interface AskLinkProps {
  about: Pick<QuestionSubject, "kind" | "id">;
  institution: string;
  /** Whole days within which it answers half of its questions; null while that is not known. */
  days: number | null;
}

/** Leads to the form for a question, with how soon it is answered. */
export function AskLink({ about, institution, days }: AskLinkProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ButtonLink variant="secondary" to={paths.ask(about)}>
        Ask a question
        <span className="sr-only"> of {institution}</span>
      </ButtonLink>
      {days !== null && <p className="text-sm text-ink-soft">{responseWords(days)}</p>}
    </div>
  );
}
