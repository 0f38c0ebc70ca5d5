import { SectionHeading } from "#ui/section-heading.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { Logo, Mark } from "#web/logo.tsx";
import { paths } from "#web/paths.ts";
import { Chapter, ROW, Specimen } from "./specimen.tsx";

/** Names of the colours in ui/tokens.css, by what they are for. */
const COLOUR_TOKENS = {
  Grounds: ["ground", "sunken", "surface", "line", "line-strong"],
  Text: ["ink", "ink-soft", "ink-faint"],
  Brand: ["brand", "brand-strong", "brand-soft", "on-brand"],
  "What needs the eye": ["accent", "accent-strong", "accent-soft", "accent-ink", "on-accent"],
  Messages: ["success", "success-soft", "danger", "danger-soft", "sample", "on-sample"],
  Sea: ["deep", "lagoon", "shallow", "sand"],
} as const;

const TYPE_SIZES = {
  "4xl": "text-4xl",
  "3xl": "text-3xl",
  "2xl": "text-2xl",
  xl: "text-xl",
  lg: "text-lg",
  base: "text-base",
  sm: "text-sm",
  xs: "text-xs",
} as const;

const SEEDS = ["atoll", "reef", "lagoon", "sandbank"];

/** Mark, colours, type and patterns. */
export function Foundations() {
  return (
    <Chapter id="foundations" title="Foundations">
      <Specimen name="Logo and Mark" className={ROW}>
        <Logo className="h-12 text-brand-strong" />
        <Mark className="size-12 text-brand-strong" />
      </Specimen>
      <Specimen name="Logo and Mark over the sea" deep className={ROW}>
        <Logo className="h-12" />
        <Mark className="size-12" />
      </Specimen>
      <Specimen name="Colours" className="grid gap-6">
        {Object.entries(COLOUR_TOKENS).map(([use, names]) => (
          <Swatches key={use} use={use} names={names} />
        ))}
      </Specimen>
      <Specimen name="Type" className="grid gap-4">
        {Object.entries(TYPE_SIZES).map(([size, className]) => (
          <p key={size} className={className}>
            {size}: 1,240 courses in reach
          </p>
        ))}
        <Thaana className="text-xl">މަގު: ކޯހެއް ހޮވުން</Thaana>
      </Specimen>
      <Specimen name="SectionHeading" className="grid gap-8">
        <SectionHeading level={3} title="With a text" text="One sentence of explanation." />
        <SectionHeading level={3} title="Alone" />
      </Specimen>
      <Specimen name="Patterns" className="grid gap-4 sm:grid-cols-2">
        {SEEDS.map((seed) => (
          <img
            key={seed}
            src={paths.pattern(seed)}
            alt={`Pattern of the word ${seed}`}
            width={1200}
            height={600}
            loading="lazy"
            className="h-auto w-full rounded-md"
          />
        ))}
      </Specimen>
    </Chapter>
  );
}

function Swatches({ use, names }: { use: string; names: readonly string[] }) {
  return (
    <div>
      <p className="mb-2 text-sm font-semibold">{use}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {names.map((name) => (
          <li key={name} className="text-xs">
            <span
              className="mb-1 block h-12 rounded-sm border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
