import "./share.css";
import { Ellipsis, Share2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyLink } from "#ui/copy-link.tsx";
import { useDismissal } from "#ui/use-dismissal.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WithPublicUrl } from "#web/metadata.ts";
import { useRootData } from "#web/root-data.ts";
import { shareWays } from "./share-addresses.ts";

interface ShareMenuProps {
  /** Path of the page, from the root of the site. */
  path: string;
  /** What is shared, in a few words. */
  title: string;
  className?: string;
  /** Other actions, `<li>`s: the menu is then called "More". */
  children?: ReactNode;
}

/**
 * Shares a page: its link, the apps that people here write to each other with, and the system's own
 * sheet where the browser has one. Without JavaScript it opens to the apps.
 */
export function ShareMenu({ path, title, className, children }: ShareMenuProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { publicUrl = "" } = useRootData<WithPublicUrl>() ?? {};
  const address = publicUrl + path;
  const close = () => frame.current?.removeAttribute("open");
  useDismissal({ frame, trigger, isOpen, close });
  const Icon = children ? Ellipsis : Share2;
  return (
    <details
      ref={frame}
      className={classNames("share", className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={trigger} className={buttonClass({ variant: "secondary" })}>
        <Icon aria-hidden size={18} />
        {children ? "More" : "Share"}
      </summary>
      <ul>
        {children}
        <li className="noscript:hidden">
          <CopyLink path={path} variant="quiet" className="flex *:px-3 *:text-ink" />
        </li>
        {shareWays({ address, title }).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
        <SystemSheet title={title} url={address} />
      </ul>
    </details>
  );
}

/** The system's own sheet of apps; nothing where the browser has none. */
function SystemSheet(content: { title: string; url: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !navigator.canShare?.(content)) return null;
  // Whoever closes the sheet again has it in front of the menu.
  const share = () => navigator.share(content).catch(() => undefined);
  return (
    <li>
      <button type="button" onClick={share}>
        Another app
      </button>
    </li>
  );
}
