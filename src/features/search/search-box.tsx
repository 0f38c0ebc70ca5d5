import { Building2, GraduationCap, MessageCircleQuestion } from "lucide-react";
import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import type { Suggestion } from "#catalogue/catalogue-answers.ts";
import { NAME_LIMIT } from "#catalogue/filters.ts";
import { Combobox } from "#ui/combobox.tsx";
import type { SearchField } from "#ui/search-field.tsx";
import { asksWhatToEnter } from "#web/doors.ts";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";
import { useSuggestions } from "./suggestions.ts";

interface SearchBoxProps
  extends Omit<
    ComponentProps<typeof SearchField>,
    "value" | "onChange" | "onSelect" | "children" | "ref"
  > {
  value: string;
  onChange: (text: string) => void;
}

/** A way on for what is typed, where no name answers it. */
interface WayOn {
  type: "Way on";
  name: string;
  to: string;
}

type Option = Suggestion | WayOn;

/** What a question leads to, which no name of a course answers. */
function waysOn(text: string): WayOn[] {
  const typed = text.trim();
  if (typed === "") return [];
  const enter = {
    type: "Way on" as const,
    name: "See what you can enter with what you have",
    to: paths.whatIHave(),
  };
  const ask = { type: "Way on" as const, name: `Ask the guide: “${typed}”`, to: paths.chat(typed) };
  return asksWhatToEnter(typed) ? [enter, ask] : [ask];
}

/**
 * The search field of every page, with courses and institutions suggested while typing; choosing one
 * opens its page. What Enter and the icon do is up to the form around it.
 */
export function SearchBox({ value, ...field }: SearchBoxProps) {
  const navigate = useNavigate();
  const suggestions = useSuggestions(value);
  return (
    <Combobox
      maxLength={NAME_LIMIT}
      {...field}
      value={value}
      options={suggestions as readonly Option[] | null}
      more={suggestions === null ? [] : waysOn(value)}
      optionKey={(option) => (option.type === "Way on" ? option.to : `${option.type} ${option.id}`)}
      renderOption={(option) =>
        option.type === "Way on" ? (
          <WayOnLine name={option.name} />
        ) : (
          <SuggestionLine suggestion={option} />
        )
      }
      onSelect={(option) =>
        navigate(option.type === "Way on" ? option.to : suggestionAddress(option))
      }
      hint="Type a course, a subject or an institution"
      emptyText="Not found"
    />
  );
}

function WayOnLine({ name }: { name: string }) {
  return (
    <span className="flex items-start gap-3 font-medium">
      <MessageCircleQuestion aria-hidden size={20} className="mt-1 shrink-0 text-brand" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
    </span>
  );
}

function suggestionAddress(suggestion: Suggestion): string {
  return suggestion.type === "Institution"
    ? paths.institution(suggestion.id)
    : paths.course(suggestion);
}

function SuggestionLine({ suggestion: { type, name, info1, sample } }: { suggestion: Suggestion }) {
  const Icon = type === "Institution" ? Building2 : GraduationCap;
  return (
    <span className="flex items-start gap-3">
      <Icon aria-hidden size={20} className="mt-1 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-medium">{name}</span>
        <span className="block truncate text-sm text-ink-soft">
          {type}
          {info1 && info1 !== type && ` · ${info1}`}
        </span>
        {sample && <SampleWords />}
      </span>
    </span>
  );
}
