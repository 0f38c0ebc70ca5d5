import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const NOTICE_STYLES = {
  neutral: "bg-deep text-white",
  success: "border border-success bg-success-soft text-success",
  danger: "border border-danger bg-danger-soft text-danger",
} as const;

interface NoticeProps {
  tone?: keyof typeof NOTICE_STYLES;
  /** Without it the notice has no close button. */
  onClose?: () => void;
  /** A button or link: "Undo". */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short message about what just happened. Only inside a NoticeRegion is it announced. */
export function Notice({ tone = "neutral", onClose, action, className, children }: NoticeProps) {
  return (
    <div
      data-ground={tone === "neutral" ? "deep" : undefined}
      className={classNames(
        "flex animate-appear flex-wrap items-center justify-end gap-x-4 rounded-lg py-2 ps-5 pe-2 text-sm font-medium shadow-overlay",
        NOTICE_STYLES[tone],
        className,
      )}
    >
      <p className="words-beside py-1.5">{children}</p>
      {action}
      {onClose && (
        <button
          type="button"
          aria-label="Close message"
          onClick={onClose}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-white/15"
        >
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  );
}

/**
 * The region at the bottom of the window where notices appear; a polite live region. Always
 * rendered, because screen readers announce only changes of an existing region.
 */
export function NoticeRegion({ children }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      aria-live="polite"
      data-notices
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1.5rem+var(--window-bar))] z-50 mx-auto grid max-w-narrow gap-2 *:pointer-events-auto print:hidden"
    >
      {children}
    </div>
  );
}
