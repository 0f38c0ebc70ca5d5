import { useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { maldivesClock, maldivesDay } from "#platform/maldives-day.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { DraftControl } from "./use-draft.ts";

/** The time at which a change is published by itself: chosen, shown and taken back. */
export function PublishLater({ draft }: { draft: DraftControl }) {
  const { record, changed, between } = draft;
  const [isTakingBack, setTakingBack] = useState(false);
  if (!record.may.includes("publish") || between || draft.takeBack) return null;
  if (record.draft?.state !== "scheduled") {
    return changed.length > 0 ? <TimeForm draft={draft} /> : null;
  }
  const at = new Date(record.draft.publish_at ?? 0);
  const takeBack = async () => {
    setTakingBack(true);
    await draft.unschedule();
    setTakingBack(false);
  };
  return (
    <div role="status" className="office-done flex flex-wrap items-center gap-3">
      <p>
        It is published on {dateWords(maldivesDay(at))} at {maldivesClock(at)}, Maldives time.
        Changing anything takes the time back.
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={isTakingBack}
        onClick={isTakingBack ? undefined : takeBack}
      >
        Do not publish it then
      </Button>
    </div>
  );
}

function TimeForm({ draft }: { draft: DraftControl }) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState("09:00");
  const [fault, setFault] = useState<string>();
  const [isPlanning, setPlanning] = useState(false);
  const plan = async () => {
    // The Maldives are at UTC+5 all year.
    const at = new Date(`${day}T${time}:00+05:00`);
    if (Number.isNaN(at.getTime())) return setFault("Choose a day and a time.");
    if (at.getTime() <= Date.now()) return setFault("Choose a time to come.");
    setFault(undefined);
    setPlanning(true);
    await draft.schedule(at.toISOString());
    setPlanning(false);
  };
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-brand">
        Publish on...
      </summary>
      <form
        noValidate
        className="office-panel flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPlanning) plan();
        }}
      >
        <TextField
          type="date"
          label="Day"
          min={maldivesDay(new Date())}
          value={day}
          error={fault}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          type="time"
          label="Time in the Maldives"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <Button type="submit" variant="secondary" aria-disabled={isPlanning}>
          Publish it then
        </Button>
      </form>
    </details>
  );
}
