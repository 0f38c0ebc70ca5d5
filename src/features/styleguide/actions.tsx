import { BadgeCheck, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink, buttonClass, LinkOrButton } from "#ui/button.tsx";
import { ChipButton, ChipLink } from "#ui/chip.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Chapter, ROW, Specimen } from "./specimen.tsx";

const BUTTON_VARIANTS = ["primary", "secondary", "quiet", "accent", "danger"] as const;
const OVER_THE_SEA = ["light", "glass"] as const;
const BUTTON_SIZES = ["sm", "md", "lg"] as const;
const BADGE_TONES = ["neutral", "brand", "accent", "success", "outline"] as const;

/** What people press, and the small signs beside it. */
export function ActionSpecimens() {
  return (
    <Chapter id="actions" title="Actions">
      <Specimen name="Button" className="grid gap-4">
        {BUTTON_VARIANTS.map((variant) => (
          <div key={variant} className={ROW}>
            {BUTTON_SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              {variant} disabled
            </Button>
          </div>
        ))}
        <div className={ROW}>
          <Button size="icon" aria-label="Add">
            <Plus aria-hidden size={20} />
          </Button>
          <ButtonLink to="#actions">ButtonLink</ButtonLink>
          <LinkOrButton href="#actions" onPress={() => {}} className={buttonClass()}>
            LinkOrButton
          </LinkOrButton>
        </div>
      </Specimen>
      <Specimen name="Button over the sea" deep className={ROW}>
        {OVER_THE_SEA.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="CopyLink" className={ROW}>
        <CopyLink path="/styleguide" />
      </Specimen>
      <Specimen name="Badge" className={ROW}>
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="success" icon={<BadgeCheck aria-hidden size={14} />}>
          with an icon
        </Badge>
      </Specimen>
      <Specimen name="Badge over the sea" deep className={ROW}>
        <Badge tone="deep">deep</Badge>
      </Specimen>
      <Specimen name="ChipLink and ChipButton" className={ROW}>
        <ChipLink to="#actions" removeLabel="Remove filter: Online">
          Online
        </ChipLink>
        <RemovableChips />
      </Specimen>
      <Specimen name="Pagination" className="grid gap-6">
        <Pagination label="First page" current={1} last={1} pages={[1]} href={pageHref} />
        <Pagination
          label="Page in the middle"
          current={7}
          last={40}
          pages={[1, "ellipsis", 5, 6, 7, 8, 9, "ellipsis", 40]}
          href={pageHref}
        />
      </Specimen>
    </Chapter>
  );
}

const pageHref = (page: number) => `#page-${page}`;

function RemovableChips() {
  const [names, setNames] = useState(["Marketing", "A field with a name that takes more room"]);
  return names.map((name) => (
    <ChipButton
      key={name}
      removeLabel={`Remove filter: ${name}`}
      onRemove={() => setNames(names.filter((other) => other !== name))}
    >
      {name}
    </ChipButton>
  ));
}
