import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { type ExportRefusal, paths } from "#web/paths.ts";
import { CODE_NEEDED, INVALID_LOGIN } from "../accounts.ts";
import { CodeField, CurrentPasswordField } from "../forms/fields.tsx";

const EXPORT_REFUSALS: ReadonlyMap<string | null, string> = new Map<ExportRefusal, string>([
  ["sign-in", INVALID_LOGIN],
  ["code", CODE_NEEDED],
  ["limit", "Too many requests. Please try again later."],
]);

/** Downloads all data of an account without JavaScript. @param refused why it was refused. */
export function PlainExport({ refused }: { refused: string | null }) {
  const problem = EXPORT_REFUSALS.get(refused);
  return (
    <form
      id="data"
      method="post"
      action={paths.profileData()}
      className="mt-8 hidden max-w-narrow gap-5 noscript:grid"
    >
      <h2 className="text-xl">Download your data</h2>
      {problem && (
        <p
          role="alert"
          className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger"
        >
          {problem}
        </p>
      )}
      <EmailField id="plain-export-email" />
      <CurrentPasswordField id="plain-export-password" label="Password" />
      <CodeField id="plain-export-code" label="Code, with two-factor sign-in" required={false} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Download my data
      </Button>
    </form>
  );
}
