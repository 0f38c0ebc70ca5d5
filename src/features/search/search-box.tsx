import { Building2, GraduationCap } from "lucide-react";
import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import type { Suggestion } from "#catalogue/catalogue-answers.ts";
import { NAME_LIMIT } from "#catalogue/filters.ts";
import { Combobox } from "#ui/combobox.tsx";
import type { SearchField } from "#ui/search-field.tsx";
import { paths } from "#web/paths.ts";
import { SampleMark } from "#web/sample-mark.tsx";
import { useSuggestions } from "./suggestions.ts";

interface SearchBoxProps
  extends Omit<
    ComponentProps<typeof SearchField>,
    "value" | "onChange" | "onSelect" | "children" | "ref"
  > {
  value: string;
  onChange: (text: string) => void;
}

/**
 * The search field of every page, with courses and institutions suggested while typing; choosing one
 * opens its page. What Enter and the icon do is up to the form around it.
 */
export function SearchBox({ value, ...field }: SearchBoxProps) {
  const navigate = useNavigate();
  return (
    <Combobox
      maxLength={NAME_LIMIT}
      {...field}
      value={value}
      options={useSuggestions(value)}
      optionKey={({ type, id }) => `${type} ${id}`}
      renderOption={(option) => <SuggestionLine suggestion={option} />}
      onSelect={(option) => navigate(suggestionAddress(option))}
      hint="Type a course, a subject or an institution"
      emptyText="Not found"
    />
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
        {sample && <SampleMark className="mt-1" />}
      </span>
    </span>
  );
}
