import { useState } from "react";
import { Container } from "#ui/container.tsx";
import { call } from "#web/api-client.ts";
import { requestContext } from "#web/context.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { linkMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/application.route.ts";
import { APPLICATION_LIMITS } from "./application-limits.ts";
import { applicationsContext } from "./applications.context.ts";
import { APPLICATIONS } from "./applications.endpoints.ts";
import { applicationAnew, applicationLink } from "./applications.schema.ts";
import { APPLICATION_ANSWERS, anewAnswer, INVALID_APPLICATION_LINK } from "./applications.ts";
import { ReturnedApplication } from "./returned-application.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { visitorAddress } = context.get(requestContext);
  const token = params.token ?? "";
  const applications = context.get(applicationsContext);
  return { applied: token ? await applications.applicationOf(token, visitorAddress) : null };
}

/** The two forms without JavaScript: the one that sends a returned application anew says so. */
export async function action(args: Route.ActionArgs) {
  const applications = args.context.get(applicationsContext);
  if (args.url.searchParams.has("anew")) {
    return await takeForm(args, {
      schema: applicationAnew,
      returned: ["institution", "name", "position", "email", "register_number", "answer"],
      maxReturned: APPLICATION_LIMITS.answer,
      act: applications.sendAnew,
      done: anewAnswer,
    });
  }
  return await takeForm(args, {
    schema: applicationLink,
    act: ({ token }, address) => applications.confirm(token, address),
    done: APPLICATION_ANSWERS.confirmed,
  });
}

export const meta = linkMeta({
  title: "Your application",
  description: "Confirm or mend your application to list the courses of an institution here.",
  path: paths.application(""),
});

/** Opening the link alone changes nothing, because mail scanners open links too. */
export default function ApplicationRoute({ params, loaderData, actionData }: Route.ComponentProps) {
  const [message, setMessage] = useState(actionData?.message ?? null);
  const { applied } = loaderData;
  const given = { token: params.token ?? "", returned: actionData, onDone: setMessage };
  return (
    <Container className="max-w-3xl py-8 sm:py-14">
      <h1 className="text-3xl">Your application</h1>
      <div className="mt-6 grid gap-5">
        {message !== null && (
          <OutcomePanel title="Thank you" next={{ to: paths.courses(), label: "Explore Courses" }}>
            {message}
          </OutcomePanel>
        )}
        {message === null && !applied && (
          <OutcomePanel
            tone="danger"
            title="This link does not work"
            next={{ to: paths.listYourCourses(), label: "Apply" }}
          >
            {INVALID_APPLICATION_LINK}
          </OutcomePanel>
        )}
        {message === null && applied && (
          <>
            <p>
              {applied.name} applies to keep the courses of <strong>{applied.institution}</strong>,
              with the address <strong className="break-all">{applied.email}</strong>.
            </p>
            {applied.state === "returned" ? (
              <ReturnedApplication applied={applied} {...given} />
            ) : (
              <ConfirmApplication {...given} />
            )}
          </>
        )}
      </div>
    </Container>
  );
}

interface ConfirmApplicationProps {
  token: string;
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

const NOT_CONFIRMED = "The application could not be confirmed. Please try again.";

function ConfirmApplication({ token, returned, onDone }: ConfirmApplicationProps) {
  const form = useForm({
    schema: async () => (await import("./applications.schema.ts")).applicationLink,
    send: (body) => call(APPLICATIONS.confirm, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(NOT_CONFIRMED),
    returned,
  });
  return (
    <FormFrame
      form={form}
      token={token}
      button="Confirm the application"
      busy="Confirming..."
      look={{ className: "justify-self-start" }}
    />
  );
}
