import { SectionHeading } from "#ui/section-heading.tsx";
import { MATERIAL_LIMITS } from "../advert-limits.ts";
import { SLOTS } from "../slots.ts";

const { width, height } = SLOTS.home_main.size;

const MATERIAL_RULES_TEXT = [
  ["Format", "JPG, PNG or GIF, checked by what is in the file and not by its name"],
  ["Size of a banner", `${width} × ${height} pixels, exactly`],
  ["Size of the file", `At most ${MATERIAL_LIMITS.bytes / 1024} KB`],
  [
    "Animation",
    `At most ${MATERIAL_LIMITS.animation} seconds with all its repetitions; then it stands still`,
  ],
  ["Topline", `A text of at most ${MATERIAL_LIMITS.text} characters`],
  ["Words for the picture", "What the banner says, for people who hear the page"],
  ["Link", "The whole web address that the advert leads to"],
] as const;

/** The requirements on advertising material. */
export function MaterialRules() {
  return (
    <section aria-labelledby="material">
      <SectionHeading
        id="material"
        title="What to send us"
        text="On a phone a banner is shown less than half as wide: few large words read best."
        className="mb-6"
      />
      <dl className="max-w-text border-t border-line">
        {MATERIAL_RULES_TEXT.map(([name, rule]) => (
          <div
            key={name}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
