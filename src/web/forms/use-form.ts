import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { type Called, type CallProblem, NO_ANSWER } from "#web/api-client.ts";
import { type FormProblem, faultsIn, type ReturnedForm, refusedCall, type Values } from "./form.ts";

/** How a form is validated and sent. */
interface Sending<Schema extends z.ZodType, Answer> {
  /** Loads the form's schema. */
  schema: () => Promise<Schema>;
  /** The part of the form that is validated and sent, where that is not all of it. */
  read?: (values: Values) => unknown;
  /** Sends valid input. */
  send: (input: z.input<Schema>) => Promise<Called<Answer>>;
  /** Message for a refused call that names no field. */
  sentence: (problem: CallProblem) => string;
}

interface FormOptions<Schema extends z.ZodType, Answer, Field extends string>
  extends Sending<Schema, Answer> {
  /** The form's fields in order, with the ids of their inputs. */
  ids?: Readonly<Record<Field, string>>;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  onProblem?: (problem: FormProblem) => void;
  /** The server's response to a form sent without JavaScript. */
  returned?: ReturnedForm | undefined;
}

/**
 * A form in a browser with JavaScript: validated with the API's schema, sent once at a time, with
 * error messages. `isSent` is true after the first attempt: an earlier message above the form is
 * outdated then.
 */
export function useForm<Schema extends z.ZodType, Answer, Field extends string = never>(
  options: FormOptions<Schema, Answer, Field>,
) {
  const { ids = {} as Record<Field, string>, onDone, onProblem, returned } = options;
  const values: Values = returned?.values ?? {};
  const [problem, setProblem] = useState<FormProblem | null>(returned?.problem ?? null);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isSent, setSent] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setDone(false);
    setSent(true);
    setSending(true);
    const result = await sendForm(valuesOf(form), options);
    setSending(false);
    setProblem(result.problem);
    setDone(result.problem === null);
    if (result.problem) onProblem?.(result.problem);
    else onDone(result.answer, form);
  };
  const formProps = {
    method: "post",
    noValidate: true,
    onSubmit: submit,
    // The schema is loaded at the first focus, so that visitors who only read the page do not load
    // it.
    onFocus: () => void options.schema().catch(() => {}),
  } as const;
  /** What a field is given by its name. */
  const fieldOf = (name: Field) => ({
    id: ids[name],
    name,
    defaultValue: values[name],
    error: problem?.fields[name],
  });
  /** What is given to `FormProblems`. */
  const problems = { problem, fields: ids };
  return { formProps, problem, problems, fieldOf, isSending, isDone, isSent, values };
}

/** A form in whose place the server's message stands once it was taken: null until then. */
export function useMessageForm<
  Schema extends z.ZodType,
  Answer extends { message: string },
  Field extends string = never,
>({
  onDone,
  ...options
}: Omit<FormOptions<Schema, Answer, Field>, "onDone"> & {
  onDone?: (form: HTMLFormElement) => void;
}) {
  const [message, setMessage] = useState(options.returned?.message ?? null);
  const form = useForm<Schema, Answer, Field>({
    ...options,
    onDone: (answer, sent) => {
      setMessage(answer.message);
      onDone?.(sent);
    },
  });
  return { ...form, message };
}

/** Sends the form if it is valid. It never throws. */
export async function sendForm<Schema extends z.ZodType, Answer>(
  typed: Values,
  { schema, read, send, sentence }: Sending<Schema, Answer>,
): Promise<{ answer: Answer; problem: null } | { problem: FormProblem }> {
  try {
    const input = read ? read(typed) : typed;
    const { error } = (await schema()).safeParse(input);
    if (error) return { problem: { error: null, fields: faultsIn(error) } };
    const { body, problem } = await send(input as z.input<Schema>);
    return problem
      ? { problem: refusedCall(problem, sentence) }
      : { answer: body as Answer, problem: null };
  } catch {
    // The schema could not be loaded.
    return { problem: refusedCall(NO_ANSWER, sentence) };
  }
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
