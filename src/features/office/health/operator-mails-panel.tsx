import { useState } from "react";
import type { OperatorMailKind } from "#features/operator-mails/operator-mail-kinds.ts";
import { OPERATOR_MAIL_SWITCHES } from "#features/operator-mails/operator-mails.endpoints.ts";
import type { OperatorMailSwitches } from "#features/operator-mails/operator-mails.schema.ts";
import { callOffice, useAnswer } from "../office-call.ts";
import { OfficePanel } from "../office-panel.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";

/** Which mails come to the operator: each kind is turned on and off by itself. */
export function OperatorMailsPanel() {
  const asked = useAnswer(OPERATOR_MAIL_SWITCHES.list);
  return (
    <OfficePanel title="Mails to us">
      <QueryState of={asked} failed="Which mails come could not be read">
        {(switches) => <MailSwitches switches={switches} />}
      </QueryState>
    </OfficePanel>
  );
}

function MailSwitches({ switches }: { switches: OperatorMailSwitches }) {
  const [rows, setRows] = useState(switches.data);
  const act = useMutation();
  const turn = (kind: OperatorMailKind, title: string, is_on: boolean) =>
    act.run(
      () => callOffice(OPERATOR_MAIL_SWITCHES.turn, { params: { kind }, body: { is_on } }),
      `${title}: ${is_on ? "mails come." : "no mails any more."}`,
      ({ data }) => setRows(data),
    );
  return (
    <>
      <p className="wrap-anywhere">
        They go to {switches.to}, and only when there is something to say.
      </p>
      <ul className="grid gap-1">
        {rows.map(({ kind, title, when, is_on }) => (
          <li key={kind}>
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" checked={is_on} onChange={() => turn(kind, title, !is_on)} />
              <span>
                {title}
                <span className="text-ink-soft">, {when}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <MutationOutcome of={act} />
    </>
  );
}
