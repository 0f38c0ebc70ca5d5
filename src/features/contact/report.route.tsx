import { Link } from "react-router";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { Container } from "#ui/container.tsx";
import { SelectField } from "#ui/field.tsx";
import { askedRecord } from "#web/asked-record.ts";
import { siteContext } from "#web/context.ts";
import { PageHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/report.route.ts";
import { contactContext } from "./contact.context.ts";
import { reportedMistake } from "./contact.schema.ts";
import { REPORTED_PARTS } from "./contact.ts";
import { ContactForm } from "./contact-form.tsx";
import { takeTicket } from "./take-ticket.ts";

/** Reads `?course=12` or `?institution=3`, and `about` for the group of facts with the mistake. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const contact = context.get(contactContext);
  const published = context.get(publishedContext);
  const { publicUrl } = context.get(siteContext);
  const asked = askedRecord(url.searchParams);
  const subject = asked && (await contact.subject(asked.kind, asked.id));
  if (!subject) throw new NotFoundError("Record");
  const { stated, parts, ...shown } = subject;
  const about = parts.find((part) => part === url.searchParams.get("about")) ?? null;
  return {
    ...shown,
    parts,
    about,
    stated: stated(about),
    version: published.current().version,
    received: url.searchParams.get("message") === "received",
    publicUrl,
  };
}

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const asked = askedRecord(args.url.searchParams);
  const next = asked ? paths.report(asked, { received: true }) : paths.messageReceived();
  return await takeTicket(args, reportedMistake, next);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return metadata({
    title: `Report a mistake: ${loaderData.name}`,
    description: `Tell us what is wrong about ${loaderData.name}.`,
    canonical: loaderData.publicUrl + paths.report(loaderData),
    indexed: false,
    referrer: "same-origin",
  });
}

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, name, path, about, stated, received } = loaderData;
  return (
    <>
      <PageHero
        seed="report"
        heading="Report a mistake"
        text="Tell us what is wrong, and what would be right if you know it. A person reads it and asks whoever the facts come from."
      />
      <Container className="max-w-3xl py-12">
        <p className="text-sm text-ink-soft">About this {kind}</p>
        <p className="text-lg font-semibold">
          <Link to={path} className="text-brand underline underline-offset-4">
            {name}
          </Link>
        </p>
        {stated && <p className="mt-1 text-sm text-ink-soft">{stated}</p>}
        <div className="mt-6 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8">
          <ContactForm
            kind="report"
            returned={actionData}
            received={received}
            action={paths.report({ kind, id }, { ...(about && { about }) })}
            hint="For example: “The fee is 48,000 since August, it says so on the institution's website.”"
          >
            {(chosen) => <Subject {...loaderData} about={chosen || about} />}
          </ContactForm>
        </div>
      </Container>
    </>
  );
}

type SubjectProps = Pick<
  Route.ComponentProps["loaderData"],
  "kind" | "id" | "parts" | "about" | "version"
>;

/** The subject of the message; the record is fixed, the part can be chosen. */
function Subject({
  kind,
  id,
  parts,
  about,
  version,
}: Omit<SubjectProps, "about"> & { about: string | null }) {
  return (
    <>
      <input type="hidden" name={`${kind}_id`} value={id} />
      <input type="hidden" name="version" value={version} />
      {parts.length > 0 && (
        <SelectField
          id="contact-about"
          label="What is wrong?"
          name="about"
          defaultValue={about ?? ""}
          options={[
            { value: "", label: "Something else, or I am not sure" },
            ...parts.map((part) => ({ value: part, label: REPORTED_PARTS.get(part) ?? part })),
          ]}
        />
      )}
    </>
  );
}
