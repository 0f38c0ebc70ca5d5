import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";

const OUTCOME_STYLES = {
  success: "border-success bg-success-soft text-success",
  danger: "border-danger bg-danger-soft text-danger",
} as const;

interface OutcomePanelProps {
  /** Success by default. */
  tone?: keyof typeof OUTCOME_STYLES;
  title: string;
  /** Link to the next step. */
  next?: { to: string; label: string };
  children: ReactNode;
}

/** Replaces the form with its outcome, and takes the focus so that it is read out. */
export function OutcomePanel({ tone = "success", title, next, children }: OutcomePanelProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={title}
      className={classNames(
        "grid gap-2 rounded-lg border px-5 py-4 outline-none",
        OUTCOME_STYLES[tone],
      )}
    >
      <h2 className="text-lg">{title}</h2>
      <p>{children}</p>
      {next && (
        <p className="pt-2">
          <Link to={next.to} className={PANEL_LINK}>
            {next.label}
          </Link>
        </p>
      )}
    </section>
  );
}

const PANEL_LINK = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";
