import { Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { addressAtWidth } from "#web/uploaded-picture.ts";
import type { InstitutionSectionProps } from "./institution-section.ts";
import { PictureDrop } from "./picture-drop.tsx";
import { SlidesField } from "./slides-field.tsx";

const PICTURES = [
  {
    field: "logo_url",
    purpose: "logo",
    label: "Logo",
    hint: "Square looks best. It stands beside every one of your courses.",
    shown: "size-24 object-contain",
  },
  {
    field: "banner_url",
    purpose: "banner",
    label: "Banner",
    hint: "A wide photograph for the top of your page, at least 768 pixels wide. Its edges may be cut.",
    shown: "h-28 w-full object-cover",
  },
] as const;

/** Logo, banner and slides. */
export function PictureFields(props: InstitutionSectionProps) {
  const { id, fields, change, problems } = props;
  return (
    <>
      {PICTURES.map(({ field, purpose, label, hint, shown }) => {
        const url = fields[field];
        return (
          <PictureDrop
            key={field}
            label={label}
            hint={hint}
            purpose={purpose}
            institution={id}
            onStored={(stored) => change({ [field]: stored }, field)}
          >
            {url !== null && (
              <div className="flex flex-wrap items-end gap-3">
                <img
                  src={addressAtWidth(url, 768)}
                  alt={`${label} as it is`}
                  className={`rounded-md border border-line bg-sunken ${shown}`}
                />
                <Button size="sm" variant="quiet" onClick={() => change({ [field]: null }, field)}>
                  <Trash2 aria-hidden size={16} />
                  Remove<span className="sr-only"> the {label.toLowerCase()}</span>
                </Button>
              </div>
            )}
            {problems.has(field) && (
              <p className="text-sm font-medium text-danger">{problems.get(field)}</p>
            )}
          </PictureDrop>
        );
      })}
      <SlidesField {...props} />
    </>
  );
}
