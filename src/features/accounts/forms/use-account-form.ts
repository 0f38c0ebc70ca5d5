import { type FormEvent, useState } from "react";
import type { CallProblem } from "#web/api-client.ts";

export type Values = Record<string, string>;

/** What a form says after it was not taken. */
export interface Wrong {
  /** About the form as a whole; null where the fields say it all. */
  error: string | null;
  /** What is wrong with which field. */
  fields: Record<string, string>;
}

interface AccountFormOptions {
  /** What can be said without asking the server; null where nothing is wrong. */
  check?: (values: Values) => Record<string, string> | null;
  /** Gives what is wrong, or null when it was done. */
  send: (values: Values, form: HTMLFormElement) => Promise<Wrong | null>;
  /** What the server said to a form that was sent without JavaScript. */
  returned?: Wrong | null | undefined;
}

/**
 * A form of the account screens: checked, sent once at a time, and told what was wrong. `isSent` once
 * it was tried: what stood above it until then is no longer news.
 */
export function useAccountForm({ check, send, returned = null }: AccountFormOptions) {
  const [wrong, setWrong] = useState<Wrong | null>(returned);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isSent, setSent] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const fields = check?.(values) ?? null;
    setDone(false);
    setSent(true);
    if (fields) return setWrong({ error: null, fields });
    setSending(true);
    const result = await send(values, form);
    setSending(false);
    setWrong(result);
    setDone(result === null);
  };
  return { wrong, isSending, isDone, isSent, submit };
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** What to say about each field that was left empty. @param texts by the names of the fields. */
export function missingIn(
  values: Values,
  texts: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const missing = Object.entries(texts).filter(([name]) => !values[name]?.trim());
  return missing.length === 0 ? null : Object.fromEntries(missing);
}

/**
 * What a form says to a refused call (specification, section 8).
 *
 * @param texts sentences where the server sent none, and where no answer came.
 */
export function wrongOf(problem: CallProblem, texts: { failed: string; network: string }): Wrong {
  if (problem.status === null) return { error: texts.network, fields: {} };
  const hasFields = Object.keys(problem.fields).length > 0;
  return { error: hasFields ? null : (problem.error ?? texts.failed), fields: problem.fields };
}
