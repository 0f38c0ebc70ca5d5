import type { OperatorMailSwitches } from "#features/operator-mails/operator-mails.service.server.ts";
import { ActForm } from "#office/form.tsx";
import { OfficePanel } from "#office/panel.tsx";
import { Checkbox } from "#ui/checkbox.tsx";

/** Which mails come to the operator: each kind is turned on and off by itself. */
export function OperatorMailsPanel({ to, data }: OperatorMailSwitches) {
  return (
    <OfficePanel title="Mails to us">
      <p className="wrap-anywhere">They go to {to}, and only when there is something to say.</p>
      <ActForm act="mails" button="Save" variant="secondary" className="grid gap-1">
        {() =>
          data.map(({ kind, title, when, is_on }) => (
            <Checkbox
              key={kind}
              name={kind}
              defaultChecked={is_on}
              label={
                <>
                  {title}
                  <span className="text-ink-soft">, {when}</span>
                </>
              }
            />
          ))
        }
      </ActForm>
    </OfficePanel>
  );
}
