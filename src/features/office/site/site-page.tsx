import { OFFICE_CONTENT } from "#features/content/content-office.endpoints.ts";
import type { OwnSettingsFields } from "#features/content/content-office.schema.ts";
import { OfficePanel } from "#office/panel.tsx";
import type { EndpointAnswer } from "#platform/http/endpoint.ts";
import { ContentHistory } from "../content/content-history.tsx";
import { OptionalLine } from "../editor/small-fields.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { useOwnValues } from "../own-values.ts";
import { QueryState } from "../query-state.tsx";

type Settings = EndpointAnswer<NonNullable<typeof OFFICE_CONTENT.settings.schemas>>;

/** Labels of the settings, and what each changes. */
const SETTING_FIELDS: readonly [name: keyof OwnSettingsFields, label: string, hint: string][] = [
  ["site_name", "Name of the site", "In titles and texts of pages, in shared links and in mails."],
  [
    "contact_email",
    "Contact address",
    "The mail address that visitors are given. Where mails to you go is said below.",
  ],
  ["instagram", "Instagram", "The address of your page there."],
  ["x", "X", "The address of your page there."],
  ["facebook", "Facebook", "The address of your page there."],
  ["linkedin", "LinkedIn", "The address of your page there."],
];

/** "instagram.com/us" is what people type and copy. */
function wholeAddress(typed: string | null): string | null {
  const isBare = typed !== null && /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}(?:\/|$)/.test(typed.trim());
  return isBare ? `https://${typed.trim()}` : typed;
}

function withWholeAddresses(typed: OwnSettingsFields): OwnSettingsFields {
  const { instagram, x, facebook, linkedin, ...rest } = typed;
  return {
    ...rest,
    instagram: wholeAddress(instagram),
    x: wholeAddress(x),
    facebook: wholeAddress(facebook),
    linkedin: wholeAddress(linkedin),
  };
}

/** What the site is called, where it is written to, and where else it is found. */
export default function SitePage() {
  const asked = useAnswer(OFFICE_CONTENT.settings);
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Settings</h1>
      <QueryState of={asked} failed="The settings could not be read">
        {(settings) => <SettingsForm settings={settings} />}
      </QueryState>
    </div>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { held, own, setOwn, isUnsaved, act, save } = useOwnValues(
    settings,
    (typed, etag) =>
      callOffice(OFFICE_CONTENT.setSettings, { body: withWholeAddresses(typed) }, { etag }),
    "Saved. The site shows it within a second.",
  );
  return (
    <>
      <OfficeForm
        className="office-panel office-form"
        act={act}
        isUnsaved={isUnsaved}
        button="Save"
        onSend={save}
      >
        <p className="text-ink-soft">An empty field is as the server was set up.</p>
        {SETTING_FIELDS.map(([name, label, hint]) => (
          <OptionalLine
            key={name}
            label={label}
            hint={hint}
            error={act.wrong.get(name)?.replace(name, label)}
            placeholder={held.shipped[name]}
            value={own[name]}
            onChange={(value) => setOwn({ ...own, [name]: value })}
          />
        ))}
      </OfficeForm>
      <OfficePanel title="Mails to you">
        <p className="wrap-anywhere">
          Messages, applications and advert orders are mailed to{" "}
          <strong>{held.shipped.contact_email}</strong>, whatever the contact address is. Only who
          runs the server can change that: by its setting OPERATOR_EMAIL.
        </p>
      </OfficePanel>
      <h2 className="text-lg">History</h2>
      <ContentHistory key={held.etag} kind="settings" />
    </>
  );
}
