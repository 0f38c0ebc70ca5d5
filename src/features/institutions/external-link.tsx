import { ExternalLink as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface ExternalLinkProps {
  href: string;
  /** What it leads to, where following it is counted. */
  way?: "website";
  className?: string;
  children: ReactNode;
}

/** A link to another site, with an icon that says so. */
export function ExternalLink({ href, way, className, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      data-way={way}
      rel="noopener noreferrer nofollow"
      className={classNames(
        "inline-flex min-h-11 max-w-full items-center gap-1.5 font-medium text-link hover:text-brand-strong",
        className,
      )}
    >
      <span className="min-w-0 break-words">{children}</span>
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className="sr-only">(another website)</span>
    </a>
  );
}
