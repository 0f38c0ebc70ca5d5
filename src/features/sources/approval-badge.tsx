import { BadgeCheck, Ban, CircleSlash, History, Hourglass } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { type Approval, type ApprovalState, BLACKLISTED } from "#catalogue/approval.ts";
import { Badge } from "#ui/badge.tsx";

const BADGE_STYLES: Readonly<
  Record<ApprovalState, { tone: ComponentProps<typeof Badge>["tone"]; icon: ReactNode }>
> = {
  approved: { tone: "success", icon: <BadgeCheck aria-hidden size={14} /> },
  outdated: { tone: "neutral", icon: <History aria-hidden size={14} /> },
  temporary: { tone: "accent", icon: <Hourglass aria-hidden size={14} /> },
  withdrawn: { tone: "danger", icon: <Ban aria-hidden size={14} /> },
  refused: { tone: "neutral", icon: <CircleSlash aria-hidden size={14} /> },
};

/** What is said of an approval; only one that was stated within a year is green. */
export function ApprovalBadge({ approval }: { approval: Approval }) {
  return <Badge {...BADGE_STYLES[approval.state]}>{approval.label}</Badge>;
}

/** On everything of an institution whose approvals were cancelled. */
export function BlacklistedBadge({ className }: { className?: string }) {
  return (
    <Badge tone="danger" icon={<Ban aria-hidden size={14} />} {...(className && { className })}>
      {BLACKLISTED}
    </Badge>
  );
}

/** The same on a card, with who says so and when. */
export function Blacklisted({ stated }: { stated: string }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
      <BlacklistedBadge />
      {stated}
    </p>
  );
}
