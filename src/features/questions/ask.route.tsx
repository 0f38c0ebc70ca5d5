import { Link } from "react-router";
import { NotFoundError } from "#platform/errors.ts";
import { recordNumber } from "#platform/record-number.ts";
import { Container } from "#ui/container.tsx";
import { askedRecord } from "#web/asked-record.ts";
import { siteContext } from "#web/context.ts";
import { takeForm } from "#web/forms/take-form.ts";
import { PageHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/ask.route.ts";
import { AskForm } from "./ask-form.tsx";
import { QUESTION_DAYS, QUESTION_LIMITS } from "./question-limits.ts";
import { questionsContext } from "./questions.context.ts";
import { question } from "./questions.schema.ts";
import { QUESTION_FAILED, QUESTION_SENT, responseWords } from "./questions.ts";

/** Reads `?course=12`, with `campus=4` and `apply=1` where one wants to apply, or `?institution=3`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const questions = context.get(questionsContext);
  const { publicUrl } = context.get(siteContext);
  const asked = askedRecord(url.searchParams);
  const campus = recordNumber(url.searchParams.get("campus") ?? "") ?? undefined;
  const subject = asked && (await questions.subject(asked.kind, asked.id, campus));
  if (!subject) throw new NotFoundError("Record");
  const { email, ...shown } = subject;
  const days = await questions.responseDays(subject.institution.id);
  const message = url.searchParams.has("apply") ? applyingFor(subject.name) : undefined;
  return { ...shown, message, hasAddress: email !== null, days, publicUrl };
}

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const questions = args.context.get(questionsContext);
  return await takeForm(args, {
    schema: question,
    returned: ["name", "email", "phone", "message"],
    maxReturned: 2 * QUESTION_LIMITS.message,
    failed: QUESTION_FAILED,
    act: questions.ask,
    done: QUESTION_SENT,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return metadata({
    title: `Ask about ${loaderData.name}`,
    description: `Ask ${loaderData.institution.name} a question about ${loaderData.name}.`,
    canonical: loaderData.publicUrl + paths.ask(loaderData),
    indexed: false,
    referrer: "same-origin",
  });
}

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, institution, hasAddress, days } = loaderData;
  return (
    <>
      <PageHero
        seed="ask"
        heading="Ask the institution"
        isForm
        text={
          hasAddress
            ? `Your question goes straight to ${institution.name}.`
            : `${institution.name} states no address. Your question comes to us, and we ask for you.`
        }
      />
      <Container className="max-w-3xl py-4 md:py-12">
        <p className="text-sm text-ink-soft">About</p>
        <p className="text-lg font-semibold">
          <Link to={path} className="text-brand underline underline-offset-4">
            {name}
          </Link>
        </p>
        {days !== null && <p className="mt-1 text-sm text-ink-soft">{responseWords(days)}</p>}
        <div className="mt-6 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8">
          <AskForm
            subject={loaderData}
            message={loaderData.message}
            returned={actionData}
            consent={consentTo(hasAddress ? institution.name : "us")}
          />
        </div>
      </Container>
    </>
  );
}

const applyingFor = (name: string) =>
  `I would like to apply for ${name}. How do I apply, by when, and which papers do you need from me?`;

function consentTo(receiver: string): string {
  const passed = receiver === "us" ? "comes to us" : `goes to ${receiver} and to us`;
  return `What you write here ${passed}, and is deleted after ${QUESTION_DAYS} days, or at once by the link in the mail that you get. Are you under 18? Then you may give a parent's address instead of your own.`;
}
