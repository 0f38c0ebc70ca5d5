import { Camera, ImagePlus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { PicturePurpose } from "#web/uploaded-picture.ts";
import { useUpload } from "./use-upload.tsx";

interface PictureDropProps {
  /** "Logo" */
  label: string;
  hint: string;
  purpose: PicturePurpose;
  /** Id of the institution; left out for a picture of the site's own. */
  institution?: number;
  multiple?: boolean;
  onStored: (url: string) => void;
  /** What is there already. */
  children?: ReactNode;
}

const TAKEN = "image/jpeg,image/png,image/webp,image/avif";

/** A place for pictures: chosen, dropped, pasted, or taken by the camera of a phone. */
export function PictureDrop({
  label,
  hint,
  purpose,
  institution,
  multiple = false,
  onStored,
  children,
}: PictureDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { upload, refusal, send, cancel } = useUpload({ purpose, institution, onStored });
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !upload) send(multiple ? files : files.slice(0, 1));
  };
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className={classNames("office-drop", isOver && "office-drop-over")}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      <p id={`${id}-hint`} className="text-ink-soft">
        {hint} At most 8 MB; JPEG, PNG, WebP or AVIF.
      </p>
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label={`Choose ${label.toLowerCase()}`} multiple={multiple} onFiles={take}>
          <ImagePlus aria-hidden size={18} />
          Choose
        </FileButton>
        <FileButton label={`Take ${label.toLowerCase()} with the camera`} isCamera onFiles={take}>
          <Camera aria-hidden size={18} />
          Camera
        </FileButton>
        <span className="text-ink-soft pointer-coarse:hidden">or drop it here, or paste it</span>
      </div>
      {upload && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <progress
            aria-label={`Sending ${upload.name}`}
            max={100}
            value={upload.percent}
            className="office-progress"
          />
          <span className="tabular">
            {upload.percent < 100 ? `${upload.percent} %` : "Making its sizes"}
          </span>
          <Button size="sm" variant="quiet" onClick={cancel}>
            Cancel<span className="sr-only"> sending {upload.name}</span>
          </Button>
        </div>
      )}
      <p role="status" className="font-semibold text-danger empty:hidden">
        {refusal}
      </p>
    </fieldset>
  );
}

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  /** Opens the camera of a phone; other devices have none to open. */
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

function FileButton({ label, multiple, isCamera = false, onFiles, children }: FileButtonProps) {
  return (
    <label
      className={buttonClass({
        variant: "secondary",
        className: classNames("office-file", isCamera && "pointer-fine:hidden"),
      })}
    >
      {children}
      <input
        type="file"
        aria-label={label}
        accept={isCamera ? "image/*" : TAKEN}
        multiple={multiple}
        {...(isCamera && { capture: "environment" })}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </label>
  );
}
