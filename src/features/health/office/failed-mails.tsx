import { counted } from "#catalogue/counted.ts";
import { ActForm } from "#office/form.tsx";
import { OfficePanel } from "#office/panel.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { momentWords } from "#web/moment-words.ts";
import type { HealthReport } from "../health.service.server.ts";

type ReportedMails = HealthReport["mails"];

/** Mails that wait, and those that failed, which can be read and tried again. */
export function FailedMails({ mails }: { mails: ReportedMails }) {
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
      <ul className="grid gap-3 empty:hidden">
        {mails.failed.map((mail) => (
          <li key={mail.id} className="office-entry">
            <FailedMail mail={mail} />
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}

function FailedMail({ mail }: { mail: ReportedMails["failed"][number] }) {
  const { id, to, subject, text, attempts, next_attempt_at, last_error, created_at } = mail;
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
      <ActForm
        act="try-mail"
        of={id}
        about={subject}
        button="Try again now"
        variant="secondary"
        className="contents"
      />
    </>
  );
}
