import type { InstitutionSectionProps } from "./institution-section.ts";
import { OnePicture } from "./one-picture.tsx";
import { SlidesField } from "./slides-field.tsx";

const PICTURES = [
  {
    field: "logo_url",
    purpose: "logo",
    label: "Logo",
    hint: "Square looks best, at least 64 pixels wide. It stands beside every one of your courses.",
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
      {PICTURES.map(({ field, ...picture }) => (
        <OnePicture
          key={field}
          {...picture}
          institution={id}
          url={fields[field]}
          error={problems.get(field)}
          onChange={(url) => change({ [field]: url }, field)}
        />
      ))}
      <SlidesField {...props} />
    </>
  );
}
