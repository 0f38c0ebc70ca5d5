import { type ReactNode, useState } from "react";
import { OFFICE_CONTENT } from "#features/content/content-office.endpoints.ts";
import type { OfficeRules } from "#features/content/content-office.schema.ts";
import { Button } from "#ui/button.tsx";
import { ContentHistory } from "../content/content-history.tsx";
import { callOffice, type OfficeProblem, problemWords, useAnswer } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { useOwnValues } from "../own-values.ts";
import { QueryState } from "../query-state.tsx";
import { fieldPlace } from "./field-place.ts";
import { LevelFields } from "./level-fields.tsx";
import { RateFields } from "./rate-fields.tsx";
import { SupportFields } from "./support-fields.tsx";

type Rules = OfficeRules["own"];

/** Exchange rates, schemes and what levels ask for: what figures of the site are made with. */
export default function RulesPage() {
  const asked = useAnswer(OFFICE_CONTENT.rules);
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Rates and rules</h1>
      <QueryState of={asked} failed="The rules could not be read">
        {(rules) => <RulesForm rules={rules} />}
      </QueryState>
    </div>
  );
}

function RulesForm({ rules }: { rules: OfficeRules }) {
  const { held, own, setOwn, isUnsaved, act, save } = useOwnValues(
    rules,
    (body, etag) => callOffice(OFFICE_CONTENT.setRules, { body }, { etag }),
    "Saved. The site counts with it within a second.",
  );
  /** Fields of many lines begin anew with each. */
  const [resets, setResets] = useState(0);
  const { shipped } = held;
  const part = <Name extends keyof Rules>(name: Name) => ({
    isOwn: own[name] !== null,
    onShipped: () => {
      setOwn({ ...own, [name]: null });
      setResets(resets + 1);
    },
  });
  return (
    <>
      <OfficeForm
        className="grid gap-4"
        act={act}
        isUnsaved={isUnsaved}
        button="Save"
        outcome={act.problem ? <RuleProblem problem={act.problem} values={own} /> : undefined}
        onSend={save}
      >
        <RulePart title="Exchange rates" {...part("exchange_rates")}>
          <RateFields
            rates={own.exchange_rates ?? shipped.exchange_rates}
            onChange={(exchange_rates) => setOwn({ ...own, exchange_rates })}
          />
        </RulePart>
        <RulePart title="Schemes, scholarships and loans" {...part("support")}>
          <SupportFields
            key={resets}
            all={own.support ?? shipped.support}
            onChange={(support) => setOwn({ ...own, support })}
          />
        </RulePart>
        <RulePart title="What levels ask for" {...part("level_entry")}>
          <LevelFields
            key={resets}
            entry={own.level_entry ?? shipped.level_entry}
            onChange={(level_entry) => setOwn({ ...own, level_entry })}
          />
        </RulePart>
      </OfficeForm>
      <h2 className="text-lg">History</h2>
      <ContentHistory key={held.etag} kind="rules" />
    </>
  );
}

interface RulePartProps {
  title: string;
  /** False while what ships holds. */
  isOwn: boolean;
  onShipped: () => void;
  children: ReactNode;
}

function RulePart({ title, isOwn, onShipped, children }: RulePartProps) {
  return (
    <section aria-label={title} className="office-panel grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {isOwn ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Use what ships: ${title}`}
            onClick={onShipped}
          >
            Use what ships
          </Button>
        ) : (
          <span className="text-ink-soft">As it ships</span>
        )}
      </div>
      {children}
    </section>
  );
}

/** What is wrong, each with where it stands: "Exchange rates, USD, Since". */
function RuleProblem({ problem, values }: { problem: OfficeProblem; values: Rules }) {
  const wrong = Object.entries(problem.fields);
  if (wrong.length === 0) {
    return (
      <p role="alert" className="font-medium text-danger">
        {problemWords(problem)}
      </p>
    );
  }
  return (
    <div role="alert" className="font-medium text-danger">
      <p>Not saved:</p>
      <ul className="list-disc ps-5">
        {wrong.map(([field, words]) => (
          <li key={field}>
            {fieldPlace(field, values)}: {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
