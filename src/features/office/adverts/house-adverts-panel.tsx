import { useState } from "react";
import { Link } from "react-router";
import { ADVERT_LIMITS, MATERIAL_LIMITS } from "#features/adverts/advert-limits.ts";
import type { HouseAdvert, shownHouseAdverts } from "#features/adverts/adverts.schema.ts";
import { HOUSE_ADVERTS } from "#features/adverts/house-adverts.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { heldFields, NeededLine } from "../editor/small-fields.tsx";
import { callOffice, type OfficeResult, useAnswer } from "../office-call.ts";
import { RecordForm } from "../office-form.tsx";
import { OfficeList } from "../office-list.tsx";
import { QueryState } from "../query-state.tsx";
import { type Mutation, MutationOutcome, useMutation } from "../use-mutation.tsx";

type RunningAdvert = (typeof shownHouseAdverts)["_output"]["data"][number];

const SOON = "Pages show it within a few seconds.";

/** The site's own adverts: what unsold places say. */
export function HouseAdvertsPanel() {
  const asked = useAnswer(HOUSE_ADVERTS.list);
  const act = useMutation();
  const [opened, setOpened] = useState<number | "new" | null>(null);
  const open = (id: typeof opened) => {
    setOpened(id);
    act.clear();
  };
  const run = (call: () => Promise<OfficeResult<unknown>>, words: string) =>
    act.run(call, words, () => {
      setOpened(null);
      asked.again();
    });
  const rowOf = (advert: RunningAdvert, days: number) => {
    const params = { id: advert.id };
    return opened === advert.id ? (
      <HouseAdvertForm
        advert={advert}
        act={act}
        onSave={(body) =>
          run(() => callOffice(HOUSE_ADVERTS.change, { params, body }), `Changed. ${SOON}`)
        }
        onCancel={() => open(null)}
      />
    ) : (
      <HouseAdvertRow
        advert={advert}
        days={days}
        isBusy={act.isBusy}
        onOpen={() => open(advert.id)}
        onRemove={() =>
          run(
            () => callOffice(HOUSE_ADVERTS.remove, { params }),
            "Taken off the site. What it brought stays in the reports.",
          )
        }
      />
    );
  };
  return (
    <section aria-label="Our own adverts" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-text text-ink-soft">
          They stand where no advert is sold: up to five take turns in each banner. None is shown on
          the page it leads to.
        </p>
        {opened !== "new" && <Button onClick={() => open("new")}>Add an advert</Button>}
      </div>
      {opened === null && <MutationOutcome of={act} />}
      {opened === "new" && (
        <div className="office-panel">
          <HouseAdvertForm
            advert={{ text: "", link: "" }}
            act={act}
            onSave={(body) => run(() => callOffice(HOUSE_ADVERTS.add, { body }), `Added. ${SOON}`)}
            onCancel={() => open(null)}
          />
        </div>
      )}
      <QueryState of={asked} failed="Our own adverts could not be read">
        {({ days, data }) =>
          data.length === 0 ? (
            <EmptyState title="There is no advert of our own">
              <p>Banners without a sold advert are left out until there is one.</p>
            </EmptyState>
          ) : (
            <OfficeList of={data} row="office-panel">
              {(advert) => <>{rowOf(advert, days)}</>}
            </OfficeList>
          )
        }
      </QueryState>
    </section>
  );
}

interface HouseAdvertRowProps {
  advert: RunningAdvert;
  /** Days for which it was counted. */
  days: number;
  isBusy: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function HouseAdvertRow({ advert, days, isBusy, onOpen, onRemove }: HouseAdvertRowProps) {
  const { text, link, seen, clicks } = advert;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="words-beside min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {text}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <Link to={link} className="text-brand underline underline-offset-4 wrap-anywhere">
            {link}
          </Link>
          <span className="tabular">
            Last {days} days: seen {seen.toLocaleString("en")}, followed{" "}
            {clicks.toLocaleString("en")}
          </span>
        </p>
      </div>
      <div className="flex gap-1">
        <Button variant="secondary" aria-label={`Change: ${text}`} onClick={onOpen}>
          Change
        </Button>
        <Button
          variant="quiet"
          aria-label={`Take off: ${text}`}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy && confirm("Take this advert off the site?")) onRemove();
          }}
        >
          Take off
        </Button>
      </div>
    </div>
  );
}

interface HouseAdvertFormProps {
  advert: HouseAdvert;
  act: Mutation;
  onSave: (written: HouseAdvert) => void;
  onCancel: () => void;
}

function HouseAdvertForm({ advert, act, onSave, onCancel }: HouseAdvertFormProps) {
  const [written, setWritten] = useState<HouseAdvert>(advert);
  const held = heldFields(
    written,
    (changes) => setWritten({ ...written, ...changes }),
    (field) => act.wrong.get(field),
  );
  return (
    <RecordForm
      act={act}
      onCancel={onCancel}
      onSend={() => onSave({ text: written.text, link: written.link })}
    >
      <NeededLine
        label="Text of the advert"
        hint={`${MATERIAL_LIMITS.text - written.text.length} characters left`}
        dir="auto"
        {...held("text")}
      />
      <NeededLine
        label="Page it leads to"
        hint="The end of its address, such as /compare or /institutions"
        maxLength={ADVERT_LIMITS.link}
        inputMode="url"
        {...held("link")}
      />
    </RecordForm>
  );
}
