import { FieldError } from "#ui/field.tsx";
import { addressAtWidth, isLoaded, type PicturePurpose } from "#web/uploaded-picture.ts";
import { RemoveEntry } from "../editor/entry-buttons.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { PictureDrop } from "./picture-drop.tsx";

interface OnePictureProps {
  /** "Logo" */
  label: string;
  hint: string;
  purpose: PicturePurpose;
  /** Id of the institution; left out for a picture of the site's own. */
  institution?: number;
  /** Classes of the picture as it is. */
  shown: string;
  url: string | null;
  error: string | undefined;
  onChange: (url: string | null) => void;
}

/** A place for one picture, with what is there, which can be taken away. */
export function OnePicture({ url, shown, error, onChange, ...place }: OnePictureProps) {
  const { label } = place;
  return (
    <PictureDrop {...place} onStored={onChange}>
      {url !== null && (
        <div className="flex flex-wrap items-end gap-3">
          {isLoaded(url) ? (
            <img
              src={addressAtWidth(url, 768)}
              alt={`${label} as it is`}
              className={`rounded-md border border-line bg-sunken ${shown}`}
            />
          ) : (
            <NotLoaded url={url} />
          )}
          <RemoveEntry what={`the ${label.toLowerCase()}`} onRemove={() => onChange(null)} />
        </div>
      )}
      <FieldError>{error}</FieldError>
    </PictureDrop>
  );
}
