import { Link } from "react-router";
import type { OfficeText } from "#features/fixed-pages/fixed-pages-office.schema.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { OfficeForm } from "../office-form.tsx";
import { MutationOutcome } from "../use-mutation.tsx";
import { wordsOfEdited } from "./edited-text.ts";
import { PostedVersions } from "./posted-versions.tsx";
import { PostingForm } from "./posting-form.tsx";
import { TextPreview } from "./text-preview.tsx";
import { TextSections } from "./text-sections.tsx";
import { type TextDraft, useTextDraft } from "./use-text-draft.tsx";

/** The text of one page: its draft, how that would look, and what was posted. */
export function TextEditor({ opened }: { opened: OfficeText }) {
  const draft = useTextDraft(opened);
  const { held, edited, read, act, page } = draft;
  return (
    <div className="grid gap-4">
      <TextHeading draft={draft} />
      {held.shipped_changed && <ShippedChanged draft={draft} />}
      <div className="office-desk">
        <TextForm draft={draft} />
        <div className="grid content-start gap-2">
          {read && (
            <div className="office-done flex flex-wrap items-center gap-2">
              <p className="words-beside">
                {read.id === 0 ? "This is the text that ships." : "This is a posted text."}
              </p>
              <Button variant="secondary" size="sm" onClick={() => draft.take(read.text)}>
                Take it as the draft
              </Button>
              <Button variant="quiet" size="sm" onClick={() => draft.show(null)}>
                Back to the draft
              </Button>
            </div>
          )}
          <TextPreview
            page={held.page}
            text={read?.text ?? wordsOfEdited(edited)}
            figures={held.figures}
            operatorEmail={held.contact_email}
          />
        </div>
      </div>
      {!draft.isOfDraft && <MutationOutcome of={act} />}
      {draft.hasDraft && (
        <PostingForm
          noticeDays={page.noticeDays}
          earliestAt={held.earliest_at}
          act={act}
          onPost={draft.post}
        />
      )}
      <PostedVersions
        text={held}
        isBusy={act.isBusy}
        onRead={draft.show}
        onWithdraw={draft.withdraw}
      />
    </div>
  );
}

function TextHeading({ draft: { held, page } }: { draft: TextDraft }) {
  return (
    <div>
      <Link to={paths.office("texts")} className="text-sm text-brand underline">
        Page texts
      </Link>
      <h1 className="text-xl">{held.title}</h1>
      <p className="text-ink-soft">
        <a href={paths[page.path]()} className="text-brand underline">
          The page
        </a>{" "}
        shows {held.is_own ? "your text" : "the text that ships"}
        {held.since && `, since ${momentWords(held.since)}`}.
      </p>
    </div>
  );
}

/** For who wrote a text of their own before an upgrade brought another. */
function ShippedChanged({ draft }: { draft: TextDraft }) {
  return (
    <div className="office-warning grid gap-3">
      <p>
        The text that ships has changed since yours was posted. Yours stays until you change it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => draft.show(0)}>
          Read what ships now
        </Button>
        <Button variant="secondary" disabled={draft.act.isBusy} onClick={draft.keep}>
          Keep ours
        </Button>
      </div>
    </div>
  );
}

function TextForm({ draft }: { draft: TextDraft }) {
  const { held, edited, page, act, change } = draft;
  const { wrong } = act;
  return (
    <OfficeForm
      className="office-form"
      act={act}
      button="Save the draft"
      variant="secondary"
      isDisabled={draft.isSaved}
      isUnsaved={!draft.isSaved}
      outcome={draft.isOfDraft ? undefined : null}
      onSend={draft.save}
      beside={
        draft.hasDraft && (
          <Button
            variant="quiet"
            disabled={act.isBusy}
            onClick={() => {
              if (confirm("Throw the draft away?")) draft.discard();
            }}
          >
            Throw the draft away
          </Button>
        )
      }
    >
      <TextAreaField
        label="Summary"
        hint="Below the page's title, in a sentence or two."
        rows={3}
        value={edited.summary}
        error={wrong.get("summary")}
        onChange={({ target }) => change({ ...edited, summary: target.value })}
      />
      {held.page === "about" && (
        <p className="text-sm text-ink-soft">
          Write {"{courses}"} and {"{institutions}"} where the site fills in how many there are.
        </p>
      )}
      <TextSections
        parts={page.parts}
        sections={edited.sections}
        wrong={wrong}
        onChange={(sections) => change({ ...edited, sections })}
      />
      {wrong.has("sections") && <p className="font-medium text-danger">{wrong.get("sections")}</p>}
    </OfficeForm>
  );
}
