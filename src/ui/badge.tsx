import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const BADGE_STYLES_BY_TONE = {
  neutral: "bg-sunken text-ink-soft",
  brand: "bg-brand-soft text-brand-strong",
  accent: "bg-accent-soft text-accent-ink",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
  outline: "border border-line-strong text-ink-soft",
  deep: "bg-white/15 text-white",
} as const;

type BadgeTone = keyof typeof BADGE_STYLES_BY_TONE;

interface BadgeProps {
  tone?: BadgeTone;
  /** A lucide icon at size 14, before the text. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short fact about the item beside it. */
export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", BADGE_STYLES_BY_TONE[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
