import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { DAY_MS } from "./durations.ts";
import { OUTBOX_DAYS, SMTP_TIMEOUTS } from "./mail-limits.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as a page; programs that show none take the text. */
  html?: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
  /**
   * Where one POST ends mails of this kind (RFC 8058); mail programs show a button for it. A GET of
   * the same address is a page that changes nothing.
   */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Hands a mail over to the mail server, or puts it into the outbox.
   *
   * @param id the same for every try of one mail: programs recognise it as the same mail by it.
   * @throws when that fails.
   */
  send(mail: Mail, id: string): Promise<void>;
}

interface MailSettings {
  /** Null: mails become files in `outbox`. */
  smtpUrl: string | null;
  from: string;
  outbox: string;
}

/** Hands mails to the SMTP server of the settings, or writes them into the outbox. */
export function createMailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  return smtpUrl === null ? fileMailer(from, outbox) : smtpMailer(from, smtpUrl);
}

function smtpMailer(from: string, url: string): Mailer {
  const transport = createTransport({ url, ...SMTP_TIMEOUTS }, { from });
  return {
    send: async (mail, id) => {
      await transport.sendMail(messageOf(mail, id, from));
    },
  };
}

/**
 * Writes each mail as one file, which is whole as soon as it has its name. Mails hold links that open
 * accounts: nobody else on the machine may read them.
 */
function fileMailer(from: string, outbox: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail, id) => {
      const { message } = await transport.sendMail(messageOf(mail, id, from));
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${id.slice(0, 8)}`;
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const unfinished = join(outbox, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(outbox, `${name}.eml`));
      await forgetOldMails(outbox);
    },
  };
}

/** Deletes mails that nobody has fetched for a month: they hold names, addresses and messages. */
async function forgetOldMails(outbox: string): Promise<void> {
  const before = new Date(Date.now() - OUTBOX_DAYS * DAY_MS).toISOString();
  // Their names begin with the time, so that they are ordered by it.
  const old = (await readdir(outbox)).filter(
    (name) => /^\d{4}-.*\.eml$/.test(name) && name < before.replaceAll(":", "-"),
  );
  for (const name of old) await rm(join(outbox, name), { force: true });
}

/** Programs do not answer such a mail by themselves (RFC 3834, section 5). */
function messageOf({ unsubscribeUrl, ...mail }: Mail, id: string, from: string) {
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  const headers = {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribeUrl && {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
  return { ...mail, messageId: `<${id}@${host}>`, headers };
}
