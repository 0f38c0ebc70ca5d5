import { Form, useNavigate } from "react-router";
import { writeAnswers } from "#catalogue/guide-answers.ts";
import { type GuideAnswers, isQuestion, type NarrowingKey } from "#catalogue/guide-question.ts";
import { buttonClass } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SelectField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import type { CountedNarrowing } from "./careerguide.data.ts";
import { guideAddress } from "./guide-address.ts";
import { topicOf } from "./guide-phrases.ts";
import { GUIDE_RESULTS_ID } from "./results-place.ts";

interface NarrowingFormProps {
  narrowings: readonly CountedNarrowing[];
  answers: GuideAnswers;
  question: number;
}

/** Place, cost, start and study mode of the results; without JavaScript a button sends them. */
export function NarrowingForm({ narrowings, answers, question }: NarrowingFormProps) {
  const navigate = useNavigate();
  const choose = (key: NarrowingKey, value: string) =>
    navigate(guideAddress(question, { ...answers, [key]: value === "" ? [] : [value] }), {
      preventScrollReset: true,
    });
  const offered = narrowings.filter(({ choices }) => choices.length > 0);
  const chosen = offered.filter(({ key }) => answers[key].length > 0).length;
  if (offered.length === 0) return null;
  return (
    <Disclosure
      open={chosen > 0}
      className="mt-3 rounded-lg border border-line bg-surface print:hidden"
      summaryClassName="min-h-11 px-4 py-2 text-sm font-semibold"
      summary={chosen > 0 ? `Narrow them down (${chosen})` : "Narrow them down"}
    >
      <Form
        action={`${paths.careerGuide()}#${GUIDE_RESULTS_ID}`}
        preventScrollReset
        data-keeps-focus
        className="grid columns-fit-2 gap-3 border-t border-line px-4 pt-3 pb-4"
      >
        <input type="hidden" name="question" value={question} />
        {writeAnswers(answers)
          .filter(([name]) => isQuestion(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {offered.toReversed().map(({ key, choices }) => (
          <SelectField
            key={key}
            label={topicOf(key)}
            name={key}
            value={answers[key][0] ?? ""}
            onChange={({ target }) => choose(key, target.value)}
            options={[
              { value: "", label: "Any" },
              ...choices.map(({ name, value, count }) => ({
                value,
                label: `${name} (${count.toLocaleString("en")})`,
              })),
            ]}
          />
        ))}
        <noscript>
          <button type="submit" className={buttonClass({ variant: "secondary", size: "sm" })}>
            Apply
          </button>
        </noscript>
      </Form>
    </Disclosure>
  );
}
