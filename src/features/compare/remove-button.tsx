import { Button, ButtonLink } from "#ui/button.tsx";

const LOOK = { variant: "secondary", size: "sm", className: "min-h-11 px-2" } as const;

/** Takes a course out of the visitor's own comparison. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button {...LOOK} onClick={onRemove}>
      Remove From Comparison<span className="sr-only">: {name}</span>
    </Button>
  );
}

/** Leads to a shared comparison without a course. */
export function RemoveLink({ name, to }: { name: string; to: string }) {
  return (
    <ButtonLink {...LOOK} to={to} preventScrollReset>
      Remove From Comparison<span className="sr-only">: {name}</span>
    </ButtonLink>
  );
}
