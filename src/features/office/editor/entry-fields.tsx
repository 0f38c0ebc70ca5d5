import { Trash2 } from "lucide-react";
import type { EntryCondition, SimpleCondition } from "#catalogue/entry.ts";
import { conditionText } from "#catalogue/entry-words.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { OfficeSelect } from "../office-select.tsx";
import { CONDITION_KINDS, ConditionInputs, newCondition } from "./condition-inputs.tsx";
import type { SectionProps } from "./editor-section.tsx";
import { AddEntry, RemoveEntry } from "./entry-buttons.tsx";
import { mistakesWithin } from "./mistakes.ts";
import {
  NEW_ROUTE,
  OPEN_TO_EVERYONE,
  type Route,
  sentenceOfRoute,
  withConditions,
} from "./route-sentence.ts";
import { SectionInputs } from "./section-inputs.tsx";
import { OptionalLine, withEntry, withoutEntry } from "./small-fields.tsx";

/** The ways into a course as conditions to pick, and the texts that say it in words. */
export function EntryFields(props: SectionProps) {
  const { fields, change, problems } = props;
  const routes = fields.entry_routes;
  const put = (entry_routes: Route[], step: string) => change({ entry_routes }, step);
  return (
    <>
      <p className="text-sm text-ink-soft">
        People say what they have, and see which courses they can enter. Each way in is enough by
        itself; all of its conditions are asked for.
      </p>
      <ol className="grid gap-3">
        {routes.map((route, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route has no other name
          <li key={at}>
            <RouteFieldset
              route={route}
              at={at}
              mistake={mistakesWithin(problems, `entry_routes[${at}]`)}
              onChange={(next) => put(withEntry(routes, at, next), `route ${at}`)}
              onRemove={() => put(withoutEntry(routes, at), "route-")}
            />
          </li>
        ))}
      </ol>
      <FieldError>{problems.get("entry_routes")}</FieldError>
      <div>
        <AddEntry onAdd={() => put([...routes, NEW_ROUTE], "route+")}>
          {routes.length === 0 ? "Add a way in" : "Add another way in"}
        </AddEntry>
      </div>
      <SectionInputs section="entry" {...props} />
    </>
  );
}

interface RouteFieldsetProps {
  route: Route;
  at: number;
  mistake: string | undefined;
  onChange: (route: Route) => void;
  onRemove: () => void;
}

function RouteFieldset({ route, at, mistake, onChange, onRemove }: RouteFieldsetProps) {
  const { conditions, source_text } = route;
  const put = (next: EntryCondition[]) => onChange(withConditions(route, next));
  const isUnsaid = conditions.length === 0 && source_text === "";
  return (
    <fieldset className="office-entry">
      <legend className="sr-only">Way in {at + 1}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">Way {at + 1}</p>
        <RemoveEntry what={`way ${at + 1}`} onRemove={onRemove} />
      </div>
      <ul className="grid gap-3">
        {conditions.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name
          <li key={index}>
            <ConditionRow
              condition={condition}
              onChange={(next) =>
                put(conditions.map((other, each) => (each === index ? next : other)))
              }
              onRemove={() => put(withoutEntry(conditions, index))}
            />
          </li>
        ))}
      </ul>
      <AddCondition
        label="Add a condition"
        onAdd={(kind) => put([...conditions, newCondition(kind)])}
      />
      {isUnsaid ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm">Choose a condition, or say that nothing is asked for:</p>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onChange({ conditions, source_text: OPEN_TO_EVERYONE })}
          >
            {OPEN_TO_EVERYONE}
          </Button>
        </div>
      ) : (
        <OptionalLine
          label="The sentence it stands for"
          value={source_text}
          error={mistake}
          onChange={(text) =>
            onChange({ conditions, source_text: text ?? sentenceOfRoute(conditions) })
          }
        />
      )}
    </fieldset>
  );
}

interface AddConditionProps {
  label: string;
  onAdd: (kind: SimpleCondition["kind"]) => void;
}

function AddCondition({ label, onAdd }: AddConditionProps) {
  return (
    <OfficeSelect
      aria-label={label}
      value=""
      none={`${label} ...`}
      options={CONDITION_KINDS.map(({ value, label: words }) => [value, words] as const)}
      onChoose={(kind) => kind && onAdd(kind)}
    />
  );
}

interface ConditionRowProps {
  condition: EntryCondition;
  onChange: (condition: EntryCondition) => void;
  onRemove: () => void;
}

/** One condition; of one with alternatives each alternative, with an "or" between them. */
function ConditionRow({ condition, onChange, onRemove }: ConditionRowProps) {
  const parts = condition.kind === "any" ? condition.of : [condition];
  const put = (next: SimpleCondition[]) => {
    const [only, ...others] = next;
    if (!only) return onRemove();
    onChange(others.length === 0 ? only : { kind: "any", of: next });
  };
  return (
    <div className="grid gap-2 border-s-2 border-line ps-3">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name
        <div key={at} className="grid gap-2">
          {at > 0 && <p className="text-sm font-semibold text-ink-soft">or</p>}
          <div className="flex flex-wrap items-end gap-2">
            <ConditionInputs
              condition={part}
              onChange={(next) => put(parts.map((other, each) => (each === at ? next : other)))}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove condition: ${conditionText(part)}`}
              onClick={() => put(withoutEntry(parts, at))}
            >
              <Trash2 aria-hidden size={16} />
            </Button>
          </div>
        </div>
      ))}
      <AddCondition label="Or instead" onAdd={(kind) => put([...parts, newCondition(kind)])} />
    </div>
  );
}
