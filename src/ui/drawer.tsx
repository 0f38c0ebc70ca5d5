import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { buttonClass, LinkOrButton } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface DrawerProps {
  /** Fragment of its address: without JavaScript its button is a link to it. */
  id: string;
  title: string;
  /** Content and style of the button that opens the drawer. */
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
  const leave = () => {
    close();
    // Opened before the page's scripts ran, it is the target of the address, and no open dialog.
    if (window.location.hash === `#${id}`) window.location.replace("#content");
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is what closes it
  useEffect(close, [key]);

  return (
    <>
      <LinkOrButton
        href={`#${id}`}
        aria-haspopup="dialog"
        aria-label={rest.triggerLabel}
        className={rest.triggerClassName}
        onPress={() => dialog.current?.showModal()}
      >
        {trigger}
      </LinkOrButton>
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
            <LinkOrButton
              href="#content"
              aria-label="Close"
              className={buttonClass({ variant: "quiet", size: "icon" })}
              onPress={leave}
            >
              <X aria-hidden size={22} />
            </LinkOrButton>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
