import { Mail, Phone } from "lucide-react";
import { LetterCard } from "#office/letter-card.tsx";
import { dayWords } from "#web/moment-words.ts";
import type { QuestionPage } from "../inbox.service.server.ts";

const REACH = "inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4";

/** Questions to institutions, each with what can be done. */
export function QuestionList({ data, colleagues }: Pick<QuestionPage, "data" | "colleagues">) {
  return (
    <ul className="grid gap-3">
      {data.map((question) => {
        const { id, subject, created_at, answers, email, phone } = question;
        return (
          <li key={id}>
            <LetterCard
              letter={question}
              about={`${subject}, ${dayWords(created_at)}`}
              entries={answers}
              carers={colleagues}
            >
              <p className="flex flex-wrap gap-x-4">
                {email !== null && (
                  <a href={`mailto:${email}`} className={REACH}>
                    <Mail aria-hidden size={16} />
                    <span className="min-w-0 wrap-anywhere">{email}</span>
                  </a>
                )}
                {phone !== null && (
                  <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={REACH}>
                    <Phone aria-hidden size={16} />
                    {phone}
                  </a>
                )}
              </p>
            </LetterCard>
          </li>
        );
      })}
    </ul>
  );
}
