import { Container } from "#ui/container.tsx";
import { call } from "#web/api-client.ts";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useMessageForm } from "#web/forms/use-form.ts";
import { PageHero } from "#web/hero.tsx";
import { linkMeta } from "#web/metadata.ts";
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
    act: ({ token }, address) => questions.remove(token, address),
    done: QUESTION_DELETED,
  });
}

export const meta = linkMeta({
  title: "Delete your question",
  description: "Delete a question that you sent to an institution.",
  path: paths.deleteQuestion(""),
});

const DELETION_FAILED = "The question could not be deleted. Please try again.";

/** Opening the link alone deletes nothing, because mail scanners open links too. */
export default function DeleteQuestion({ params, actionData }: Route.ComponentProps) {
  const form = useMessageForm({
    schema: async () => (await import("./questions.schema.ts")).questionLink,
    send: (body) => call(QUESTIONS.remove, { body }),
    sentence: serverSentence(DELETION_FAILED),
    returned: actionData,
  });
  return (
    <>
      <PageHero seed="ask" heading="Delete your question" />
      <Container className="max-w-3xl py-12">
        {form.message === null ? (
          <FormFrame
            form={form}
            className="grid justify-items-start gap-5"
            button="Delete my question"
          >
            <p className="max-w-text">
              Your question, your name and how to reach you are deleted here, and what was answered.
              Mails that were sent already stay with whom they went to.
            </p>
            <input type="hidden" name="token" value={params.token ?? ""} />
          </FormFrame>
        ) : (
          <OutcomePanel title="Deleted" next={{ to: paths.courses(), label: "To the courses" }}>
            {form.message}
          </OutcomePanel>
        )}
      </Container>
    </>
  );
}
