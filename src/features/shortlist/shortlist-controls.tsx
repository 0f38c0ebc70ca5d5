import "./shortlist.css";
import { Check, Plus } from "lucide-react";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { addToShortlist, removeFromShortlist } from "./notices.store.ts";
import { useShortlist } from "./shortlist.store.ts";

/** Id of the GET form to the comparison that checkboxes belong to, for visitors without JavaScript. */
export const COMPARE_FORM = "compare-form";

interface ShortlistControlProps {
  id: number;
  name: string;
  className?: string;
}

/**
 * Whether a course is on the shortlist, as a checkbox. Without JavaScript it is a field of the page's
 * form with the id `compare-form`, where there is one.
 */
export function ShortlistCheckbox({ id, name, className }: ShortlistControlProps) {
  const held = useShortlist().includes(id);
  return (
    <label className={classNames("tick", className)}>
      <input
        type="checkbox"
        name="ids"
        value={id}
        form={COMPARE_FORM}
        checked={held}
        onChange={(event) =>
          event.target.checked ? addToShortlist(id, name) : removeFromShortlist(id, name)
        }
      />
      <span>
        {/* On a phone the verb is left to the empty box, so that the words stay in one line. */}
        <span className="tick-verb">{held ? "On your " : "Add to "}</span>
        <span className="tick-word">shortlist</span>
        <i>{`: ${name}`}</i>
      </span>
    </label>
  );
}

/** Adds a course to the shortlist or takes it out, and says which of the two it will do. */
export function ShortlistButton({
  id,
  name,
  className,
  size,
  variant = "accent",
}: ShortlistControlProps & Pick<ButtonLook, "size" | "variant">) {
  const held = useShortlist().includes(id);
  const Icon = held ? Check : Plus;
  return (
    <Button
      variant={variant}
      size={size}
      // Without JavaScript it could do nothing; a link to the comparison stands beside it.
      className={classNames("noscript:hidden", className)}
      onClick={() => (held ? removeFromShortlist(id, name) : addToShortlist(id, name))}
    >
      <Icon aria-hidden size={20} />
      <span>
        <span className="tick-verb">{held ? "Remove from " : "Add to "}</span>
        <span className="tick-word">shortlist</span>
      </span>
    </Button>
  );
}
