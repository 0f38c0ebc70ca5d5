import { useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { maldivesDay, maldivesMidnight } from "#platform/maldives-day.ts";
import { TextField } from "#ui/field.tsx";
import { momentOf } from "../content/maldives-time.ts";
import { OfficeForm } from "../office-form.tsx";
import type { Mutation } from "../use-mutation.tsx";

interface PostingFormProps {
  /** Days until a posted text takes effect; null where it does at once. */
  noticeDays: number | null;
  /** When what is posted now may take effect (ISO 8601); null for at once. */
  earliestAt: string | null;
  act: Mutation;
  /** Takes the chosen moment (ISO 8601); null for as soon as it may. */
  onPost: (at: string | null) => void;
}

/** When the draft takes effect, and the button that posts it. */
export function PostingForm({ noticeDays, earliestAt, act, onPost }: PostingFormProps) {
  const [at, setAt] = useState("");
  const earliest = earliestAt === null ? null : maldivesDay(new Date(earliestAt));
  const chosen = () => {
    if (at === "") return null;
    return earliest === null ? momentOf(at) : maldivesMidnight(at).toISOString();
  };
  return (
    <OfficeForm
      aria-label="Post the draft"
      className="office-panel grid max-w-text gap-3"
      act={act}
      button="Post the text"
      outcome={null}
      onSend={() => onPost(chosen())}
    >
      <h2 className="text-lg">Post it</h2>
      <p className="text-ink-soft">
        {earliest === null
          ? "The page shows the new text within a second, or from the time that you choose."
          : `A new text of this page takes effect ${noticeDays} days after it is posted: posted today, on ${dateWords(earliest)}. Until then the page shows the text in force, and announces the new one with its day and a link to it.`}
      </p>
      <TextField
        type={earliest === null ? "datetime-local" : "date"}
        label={earliest === null ? "From (optional)" : "A later day (optional)"}
        hint="Time in the Maldives."
        {...(earliest !== null && { min: earliest })}
        value={at}
        error={act.wrong.get("effective_at")}
        onChange={({ target }) => setAt(target.value)}
      />
    </OfficeForm>
  );
}
