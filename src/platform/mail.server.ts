import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
}

export interface Mailer {
  /** Hands a mail over to the mail server, or puts it into the outbox. @throws when that fails. */
  send(mail: Mail): Promise<void>;
}

interface MailSettings {
  /** Null: mails become files in `outbox`. */
  smtpUrl: string | null;
  from: string;
  outbox: string;
}

/** How long a mail server may take to answer, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createMailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  return smtpUrl === null ? fileMailer(from, outbox) : smtpMailer(from, smtpUrl);
}

function smtpMailer(from: string, url: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE }, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}

/** Writes each mail as one file, which is whole as soon as it has its name. */
function fileMailer(from: string, outbox: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      await mkdir(outbox, { recursive: true });
      const unfinished = join(outbox, `.${name}`);
      await writeFile(unfinished, message as Buffer);
      await rename(unfinished, join(outbox, `${name}.eml`));
    },
  };
}
