import { Button, ButtonLink } from "#ui/button.tsx";

const BUTTON_STYLE = { variant: "secondary", size: "sm", className: "min-h-11 px-2" } as const;

/** Removes a course from the visitor's own comparison. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button {...BUTTON_STYLE} onClick={onRemove}>
      Remove From Comparison<span className="sr-only">: {name}</span>
    </Button>
  );
}

/** Links to a shared comparison without this course. */
export function RemoveLink({ name, to }: { name: string; to: string }) {
  return (
    <ButtonLink {...BUTTON_STYLE} to={to} preventScrollReset>
      Remove From Comparison<span className="sr-only">: {name}</span>
    </ButtonLink>
  );
}
