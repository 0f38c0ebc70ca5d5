import { fieldTitle } from "#catalogue/field-titles.ts";
import { addressAtWidth, isLoaded } from "#web/uploaded-picture.ts";
import { valueWords } from "./value-words.ts";

/** A field with its value on both sides of a change. */
interface FieldChange {
  field: string;
  /** What it is called, where that is not a field of the catalogue. */
  title?: string;
  before?: unknown;
  after?: unknown;
  /** What others say of it, in sentences. */
  notes?: readonly string[];
}

interface ChangeListProps {
  changes: readonly FieldChange[];
  /** True where nothing was before. */
  isNew?: boolean;
  /** True where nothing is after it. */
  isGone?: boolean;
}

/** A change field by field: what was, and what came or would come in its place. */
export function ChangeList({ changes, isNew = false, isGone = false }: ChangeListProps) {
  return (
    <dl className="grid gap-2">
      {changes.map(({ field, title = fieldTitle(field), before, after, notes = [] }) => (
        <div key={field} className="min-w-0">
          <dt className="font-semibold first-letter:uppercase">{title}</dt>
          {!isNew && (
            <dd className="break-words">
              <del className="text-ink-soft">
                <span className="sr-only">Before: </span>
                <ChangedValue field={field} value={before} />
              </del>
            </dd>
          )}
          {!isGone && (
            <dd className="break-words">
              <ins className="no-underline">
                <span className="sr-only">After: </span>
                <ChangedValue field={field} value={after} />
              </ins>
            </dd>
          )}
          {notes.map((note) => (
            <dd key={note} className="text-sm break-words text-ink-soft">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const PICTURE_FIELDS: ReadonlySet<string> = new Set(["logo_url", "banner_url", "slides"]);
const PREVIEW_WIDTH = 240;

/** In words, and pictures as pictures. */
function ChangedValue({ field, value }: { field: string; value: unknown }) {
  if (!PICTURE_FIELDS.has(field)) return valueWords(field, value);
  const pictures = typeof value === "string" ? [{ url: value, alt: fieldTitle(field) }] : value;
  if (!Array.isArray(pictures) || pictures.length === 0) return "Not stated";
  return (
    <span className="flex flex-wrap gap-2">
      {(pictures as { url: string; alt: string }[]).map(({ url, alt }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
        <span key={at} className="grid w-28 content-start gap-1">
          {isLoaded(url) ? (
            <img
              src={addressAtWidth(url, PREVIEW_WIDTH)}
              alt=""
              width={112}
              height={80}
              loading="lazy"
              className="h-20 w-28 rounded-md bg-sunken object-cover"
            />
          ) : (
            <span className="wrap-anywhere">At another site, which pages do not load: {url}</span>
          )}
          {alt}
        </span>
      ))}
    </span>
  );
}
