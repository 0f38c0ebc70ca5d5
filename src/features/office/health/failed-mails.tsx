import { counted } from "#catalogue/counted.ts";
import { HEALTH } from "#features/health/health.endpoints.ts";
import type { HealthReport } from "#features/health/health.schema.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { momentWords } from "#web/moment-words.ts";
import { callOffice } from "../office-call.ts";
import { OfficeList } from "../office-list.tsx";
import { OfficePanel } from "../office-panel.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";

type ReportedMails = HealthReport["mails"];

/** Mails that wait, and those that failed, which can be read and tried again. */
export function FailedMails({ mails, onTried }: { mails: ReportedMails; onTried: () => void }) {
  return (
    <OfficePanel title="Mails">
      {!mails.has_server && (
        <p className="office-warning">
          No mail server is set, so nobody gets a mail: each is only written into a file of the
          folder outbox. The setting SMTP_URL of the server names one.
        </p>
      )}
      <p>
        {mails.waiting === 0 ? "None waits" : `${counted(mails.waiting, "mail")} to be sent`}
        {mails.failed.length === 0 ? ", none failed." : `, ${mails.failed.length} failed.`}
      </p>
      <OfficeList of={mails.failed} row="office-entry">
        {(mail) => <FailedMail mail={mail} onTried={onTried} />}
      </OfficeList>
    </OfficePanel>
  );
}

function FailedMail({
  mail,
  onTried,
}: {
  mail: ReportedMails["failed"][number];
  onTried: () => void;
}) {
  const { id, to, subject, text, attempts, next_attempt_at, last_error, created_at } = mail;
  const act = useMutation();
  const params = { mail: id };
  const tryNow = async () => {
    if (await act.run(() => callOffice(HEALTH.tryMail, { params }), "It is tried now.")) onTried();
  };
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{subject}</span> to {to}, {momentWords(created_at)}
      </p>
      <p className="wrap-anywhere text-danger">{last_error}</p>
      <p className="text-ink-soft">
        {counted(attempts, "attempt")},{" "}
        {next_attempt_at === null ? "given up" : `next ${momentWords(next_attempt_at)}`}
      </p>
      <Disclosure summary="Its text">
        <p className="pt-2 wrap-anywhere whitespace-pre-line">{text}</p>
      </Disclosure>
      <Button variant="secondary" className="justify-self-start" onClick={tryNow}>
        Try again now
      </Button>
      <MutationOutcome of={act} />
    </>
  );
}
