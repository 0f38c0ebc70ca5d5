import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import type { CountedChoice, CountedQuestion } from "./careerguide.data.ts";

/** From this many choices on, they are shown in two columns. */
const MANY = 6;

interface ChoiceCardsProps {
  question: CountedQuestion;
  answer: readonly string[];
  onChoose: (value: string) => void;
}

/** The choices of a question, each with its number of matching courses. */
export function ChoiceCards({ question, answer, onChoose }: ChoiceCardsProps) {
  const { key, choices, multiple } = question;
  return (
    <ul className={classNames("mt-5 grid gap-2.5", choices.length > MANY && "sm:grid-cols-2")}>
      {choices.map((choice) => (
        <li key={`${key} ${choice.value}`}>
          <ChoiceCard
            choice={choice}
            name={key}
            multiple={multiple}
            checked={answer.includes(choice.value)}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceCardProps {
  choice: CountedChoice;
  name: string;
  multiple: boolean;
  checked: boolean;
  onChoose: (value: string) => void;
}

function ChoiceCard({ choice, name, multiple, checked, onChoose }: ChoiceCardProps) {
  const id = useId();
  const isEmpty = choice.count === 0 && !checked;
  return (
    <label
      className={classNames(
        "flex h-full min-h-14 cursor-pointer items-start gap-3 rounded-lg border px-4 py-3.5 transition-colors",
        "border-line bg-surface shadow-raise hover:border-brand",
        "has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-none has-checked:ring-1 has-checked:ring-brand",
        isEmpty && "text-ink-faint",
      )}
    >
      <input
        type={multiple ? "checkbox" : "radio"}
        name={name}
        value={choice.value}
        checked={checked}
        required={!multiple}
        aria-labelledby={`${id}-name`}
        aria-describedby={choice.explanation ? `${id}-more ${id}-count` : `${id}-count`}
        onChange={() => onChoose(choice.value)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-name`} className="block leading-snug font-semibold">
          {choice.name}
        </span>
        {choice.explanation && (
          <span
            id={`${id}-more`}
            className={classNames("mt-0.5 block text-sm", !isEmpty && "text-ink-soft")}
          >
            {choice.explanation}
          </span>
        )}
      </span>
      <span id={`${id}-count`} className="tabular shrink-0 text-sm text-ink-faint">
        {choice.count.toLocaleString("en")}
        <span className="sr-only"> courses</span>
      </span>
    </label>
  );
}
