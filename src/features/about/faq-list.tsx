import { useState } from "react";
import { Container } from "#ui/container.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextField } from "#ui/field.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { questionsWith } from "./faq-search.ts";

export interface ListedFaq {
  id: number;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

/** "Frequently Asked Questions": folded answers, each with an address, and a search among them. */
export function FaqList({ faqs }: { faqs: readonly ListedFaq[] }) {
  const [text, setText] = useState("");
  const found = questionsWith(faqs, text);
  return (
    <section id="questions" aria-labelledby="questions-heading" className="bg-sunken">
      <Container className="grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[20rem_minmax(0,1fr)] md:py-24">
        <div className="lg:stuck-36 lg:self-start">
          <SectionHeading id="questions-heading" title="Frequently Asked Questions" />
          {faqs.length > 0 && (
            <div className="mt-6 noscript:hidden print:hidden">
              <TextField
                label="Search the questions"
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
                {text.trim() !== "" && `${found.length} of ${faqs.length} questions`}
              </p>
            </div>
          )}
        </div>
        {found.length === 0 ? (
          <NoQuestions searched={faqs.length > 0} />
        ) : (
          <div className="divide-y divide-line border-y border-line">
            {found.map((faq) => (
              <ListedQuestion key={faq.id} {...faq} />
            ))}
          </div>
        )}
      </Container>
    </section>
  );
}

/** The address names the answer, not the question: a browser opens what folds its target away. */
function ListedQuestion({ id, question, answer }: ListedFaq) {
  const anchor = `faq-${id}`;
  return (
    <Disclosure summary={<h3 className="text-lg">{question}</h3>} summaryClassName="py-4">
      <div id={anchor} className="scroll-mt-20 pb-6">
        <RichText html={answer} />
        <a
          href={`#${anchor}`}
          className="mt-3 inline-flex min-h-11 items-center text-sm text-link hover:text-brand-strong print:hidden"
        >
          Link to this answer
        </a>
      </div>
    </Disclosure>
  );
}

function NoQuestions({ searched }: { searched: boolean }) {
  return (
    <p className="text-lg text-ink-soft">
      {searched ? "No question holds these words. " : "No questions have been collected yet. "}
      <a href="#contact" className="text-link">
        Ask us yours
      </a>
    </p>
  );
}
