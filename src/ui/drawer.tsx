import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface DrawerProps {
  /** Fragment of its address: without JavaScript the trigger is a link to it. */
  id: string;
  title: string;
  /** Content and style of the link that opens the drawer. */
  trigger: ReactNode;
  triggerClassName?: string;
  triggerLabel?: string;
  side?: "start" | "end";
  className?: string;
  children: ReactNode;
}

/**
 * A panel that slides in from the side, as a native modal dialog: the browser traps the focus,
 * closes the panel on Escape and restores the focus. Every navigation within the site closes it.
 */
export function Drawer({
  id,
  title,
  trigger,
  side = "end",
  className,
  children,
  ...rest
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { key } = useLocation();
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is what closes it
  useEffect(close, [key]);

  return (
    <>
      <a
        href={`#${id}`}
        aria-haspopup="dialog"
        aria-label={rest.triggerLabel}
        className={rest.triggerClassName}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        {trigger}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        id={id}
        aria-labelledby={heading}
        data-side={side}
        data-ground="surface"
        className={classNames("drawer", className)}
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        <div className="flex min-h-full flex-col p-4 pb-8">
          <div className="flex items-center justify-between gap-4 pb-4">
            <h2 id={heading} className="text-xl">
              {title}
            </h2>
            {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads out of the panel */}
            <a
              href="#content"
              aria-label="Close"
              className={buttonClass({ variant: "quiet", size: "icon" })}
              onClick={(event) => {
                event.preventDefault();
                close();
              }}
            >
              <X aria-hidden size={22} />
            </a>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
