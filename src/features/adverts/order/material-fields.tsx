import { type ChangeEvent, type ReactNode, useState } from "react";
import { CONTROL, FieldFrame, TextField } from "#ui/field.tsx";
import { ADVERT_LIMITS, MATERIAL_LIMITS } from "../advert-limits.ts";
import { BANNER_SIZE, needsPicture, needsText, pictureFaults } from "../sales/order-material.ts";
import type { ChosenPlace } from "../slots.ts";
import { MaterialPreview } from "./material-preview.tsx";
import { dataAddressOf } from "./sent-picture.ts";

/** Ids of the inputs, by the name of their field. */
export const MATERIAL_IDS = {
  picture: "advert-picture",
  alt: "advert-alt",
  text: "advert-text",
  link: "advert-link",
};

interface MaterialFieldsProps {
  places: readonly Pick<ChosenPlace, "slot">[];
  values: Readonly<Record<string, string | undefined>>;
  faults: Readonly<Record<string, string>>;
  /** Data address of a picture that is kept already. */
  kept?: string | null;
  /** Told the data address of a picture that was chosen and keeps the rules; null of none. */
  onPicture?: (dataAddress: string | null) => void;
}

/** What the advert is made of, checked as soon as it is chosen, and how it looks in its place. */
export function MaterialFields({ places, values, faults, kept, onPicture }: MaterialFieldsProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const [pictureFault, setPictureFault] = useState<string>();
  /** What was said of the picture before the one that is chosen now. */
  const [pastFault, setPastFault] = useState<string>();
  const [alt, setAlt] = useState(values.alt ?? "");
  const [text, setText] = useState(values.text ?? "");
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const found = file ? await checkedPicture(file) : { address: null, fault: undefined };
    setPicture(found.address);
    setPictureFault(found.fault);
    setPastFault(faults.picture);
    onPicture?.(found.address);
  };
  const isBanner = needsPicture(places);
  const isText = needsText(places);
  return (
    <>
      {isBanner && (
        <>
          <PictureField
            onChange={choose}
            error={pictureFault ?? (faults.picture === pastFault ? undefined : faults.picture)}
          >
            JPG, PNG or GIF, {BANNER_SIZE.width} × {BANNER_SIZE.height} pixels, at most{" "}
            {MATERIAL_LIMITS.bytes / 1024} KB; an animation stands still after{" "}
            {MATERIAL_LIMITS.animation} seconds. One picture serves all your banners.
            {kept && " Without a new one the picture that you sent stays."}
          </PictureField>
          <TextField
            id={MATERIAL_IDS.alt}
            name="alt"
            label="What the picture says"
            hint="For people who hear the page, and where the picture does not load."
            maxLength={ADVERT_LIMITS.alt}
            dir="auto"
            required
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            error={faults.alt}
          />
        </>
      )}
      {isText && (
        <TextField
          id={MATERIAL_IDS.text}
          name="text"
          label="Text for the topline"
          hint={`${text.length} of at most ${MATERIAL_LIMITS.text} characters`}
          dir="auto"
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={
            text.length > MATERIAL_LIMITS.text
              ? `The text has ${text.length} characters; ${MATERIAL_LIMITS.text} is the most.`
              : faults.text
          }
        />
      )}
      <TextField
        id={MATERIAL_IDS.link}
        name="link"
        type="url"
        inputMode="url"
        label="Where the advert leads to"
        hint="A whole web address such as https://example.com/open-day"
        defaultValue={values.link}
        required
        error={faults.link}
      />
      <MaterialPreview
        places={places}
        picture={picture ?? kept ?? null}
        alt={alt}
        text={isText ? text : ""}
      />
    </>
  );
}

async function checkedPicture(
  file: File,
): Promise<{ address: string | null; fault: string | undefined }> {
  try {
    const faults = pictureFaults(new Uint8Array(await file.arrayBuffer()));
    if (faults.length > 0) return { address: null, fault: faults.join(" ") };
    return { address: await dataAddressOf(file), fault: undefined };
  } catch {
    return { address: null, fault: "The file could not be read. Choose it again." };
  }
}

interface PictureFieldProps {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
  children: ReactNode;
}

function PictureField({ onChange, error, children }: PictureFieldProps) {
  const id = MATERIAL_IDS.picture;
  return (
    <FieldFrame id={id} label="Your banner" hint={children} error={error}>
      <input
        id={id}
        type="file"
        name="picture"
        accept="image/png,image/jpeg,image/gif"
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        className={`${CONTROL} min-h-11`}
      />
    </FieldFrame>
  );
}
