import { Link } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { OfficeCard } from "#office/card.tsx";
import { ChangeList } from "#office/changes/change-list.tsx";
import { valueWords } from "#office/changes/value-words.ts";
import type { SubmittedChange, SubmittedField } from "#records/editing/review.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { ReviewDecision } from "./review-decision.tsx";

interface SubmittedCardProps {
  submitted: SubmittedChange;
  /** Of several that are approved at once. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDecided: () => void;
  /** Reads what waits anew. */
  onAgain: () => void;
}

/** One submitted change: what was and would be, where it is from, and what an operator decides. */
export function SubmittedCard(props: SubmittedCardProps) {
  const { submitted, isChosen, onChoose, onDecided, onAgain } = props;
  const { kind, name, institution, is_new, is_small, comment, changes } = submitted;
  return (
    <OfficeCard
      title={
        <Link
          to={
            kind === "course"
              ? paths.office("courses", submitted.id)
              : paths.institution(submitted.id)
          }
          className="office-link"
        >
          {name}
        </Link>
      }
      about={
        <>
          {kind === "course" && (
            <span className="block">
              <Link to={paths.institution(institution.id)} className="office-link">
                {institution.name}
              </Link>
            </span>
          )}
          {originWords(submitted)}
        </>
      }
      badge={
        <p className="flex flex-wrap items-center gap-2">
          {is_new && <Badge tone="accent">New course</Badge>}
          {is_small && <Badge tone="success">Small change</Badge>}
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
            Choose<span className="sr-only"> {name}</span>
          </label>
        </p>
      }
    >
      {comment !== null && (
        <p className="office-warning wrap-break-word">It came back before with: {comment}</p>
      )}
      <ChangeList
        isNew={is_new}
        changes={changes.map((change) => ({ ...change, notes: registerNotes(change) }))}
      />
      <ReviewDecision submitted={submitted} onDecided={onDecided} onAgain={onAgain} />
    </OfficeCard>
  );
}

function originWords({ origin, file_name, saved_by, saved_at }: SubmittedChange): string {
  const by = origin === "spreadsheet" ? ` with the spreadsheet ‘${file_name}’` : "";
  return `${saved_by ?? "Somebody"} submitted it${by} on ${momentWords(saved_at)}.`;
}

const registerNotes = ({ field, registers }: SubmittedField): string[] =>
  registers.map(({ source_name, stated_on, value, agrees }) => {
    const what = agrees ? "the same" : valueWords(field, value);
    return `The ${source_name} says ${what}${stated_on === null ? "" : `, ${dateWords(stated_on)}`}.`;
  });
