import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { call } from "#web/api-client.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { PageHero } from "#web/hero.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/delete-question.route.ts";
import { questionsContext } from "./questions.context.ts";
import { QUESTIONS } from "./questions.endpoints.ts";
import { questionLink } from "./questions.schema.ts";
import { QUESTION_DELETED } from "./questions.ts";

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const questions = args.context.get(questionsContext);
  return await takeForm(args, {
    schema: questionLink,
    returned: [],
    act: async ({ token }, address) => {
      await questions.remove(token, address);
      return QUESTION_DELETED;
    },
  });
}

export const meta = fixedMeta({
  title: "Delete your question",
  description: "Delete a question that you sent to an institution.",
  path: paths.deleteQuestion(""),
  indexed: false,
  // The address holds a secret token that must not leak to other sites.
  referrer: "same-origin",
});

/** Opening the link alone deletes nothing, because mail scanners open links too. */
export default function DeleteQuestion({ params, actionData }: Route.ComponentProps) {
  const [message, setMessage] = useState(actionData?.message ?? null);
  return (
    <>
      <PageHero seed="ask" heading="Delete your question" />
      <Container className="max-w-3xl py-12">
        {message === null ? (
          <DeletionForm token={params.token ?? ""} returned={actionData} onDone={setMessage} />
        ) : (
          <OutcomePanel
            tone="success"
            title="Deleted"
            next={{ to: paths.courses(), label: "To the courses" }}
          >
            {message}
          </OutcomePanel>
        )}
      </Container>
    </>
  );
}

const DELETION_FAILED = "The question could not be deleted. Please try again.";

interface DeletionFormProps {
  token: string;
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

function DeletionForm({ token, returned, onDone }: DeletionFormProps) {
  const { problem, isSending, formProps } = useForm({
    schema: async () => (await import("./questions.schema.ts")).questionLink,
    send: (body) => call(QUESTIONS.remove, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(DELETION_FAILED),
    returned,
  });
  return (
    <form {...formProps} className="grid justify-items-start gap-5">
      <FormProblems problem={problem} fields={{}} />
      <p className="max-w-text">
        Your question, your name and how to reach you are deleted here, and what was answered. Mails
        that were sent already stay with whom they went to.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        Delete my question
      </Button>
    </form>
  );
}
