import { Check, Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** Time for which the button confirms the copy, in milliseconds. */
const CONFIRMATION_MS = 3_000;

interface CopyLinkProps extends ButtonLook {
  /** Path of the page, from the root of the site. */
  path: string;
}

/**
 * Copies the absolute address of a page; where the browser forbids that, shows it to be copied by
 * hand.
 */
export function CopyLink({ path, variant = "secondary", size, className }: CopyLinkProps) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(absolute(path));
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  const Icon = state === "copied" ? Check : Link2;
  return (
    <span
      className={classNames(
        "relative inline-flex flex-wrap gap-2 noscript:hidden print:hidden",
        className,
      )}
    >
      <Button variant={variant} size={size} onClick={copy}>
        <Icon aria-hidden size={20} />
        {state === "copied" ? "Link copied" : "Copy link"}
      </Button>
      <span role="status" className="sr-only">
        {state === "copied" && "Link copied"}
      </span>
      {state === "refused" && (
        <input
          readOnly
          aria-label="Address to copy"
          value={absolute(path)}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 rounded-md border border-line-strong bg-surface px-3 text-sm text-ink"
        />
      )}
    </span>
  );
}

function absolute(path: string): string {
  return new URL(path, location.href).href;
}
