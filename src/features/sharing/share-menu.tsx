import "./share.css";
import { Share2 } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { useDismissal } from "#ui/use-dismissal.ts";
import type { WithPublicUrl } from "#web/metadata.ts";
import { useRootData } from "#web/root-data.ts";
import { shareWays } from "./share-addresses.ts";

interface ShareMenuProps {
  /** Path of the page, from the root of the site. */
  path: string;
  /** What is shared, in a few words. */
  title: string;
  size?: "sm" | "md";
  className?: string;
}

/**
 * Shares a page: by the system's own sheet where the browser has one, otherwise by links to the apps
 * that people here write to each other with. Without JavaScript it opens to these links.
 */
export function ShareMenu({ path, title, size = "md", className }: ShareMenuProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { publicUrl = "" } = useRootData<WithPublicUrl>() ?? {};
  const shared = { address: publicUrl + path, title };
  useDismissal({ frame, isOpen, close: () => frame.current?.removeAttribute("open") });
  const shareBySystem = (event: MouseEvent) => {
    const content = { title, url: shared.address };
    if (isOpen || !navigator.canShare?.(content)) return;
    event.preventDefault();
    navigator.share(content).catch(({ name }: Error) => {
      // The visitor closed the sheet; any other failure leaves the links.
      if (name !== "AbortError") frame.current?.setAttribute("open", "");
    });
  };
  return (
    <details
      ref={frame}
      className={classNames("share", className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={buttonClass({ variant: "secondary", size })} onClick={shareBySystem}>
        <Share2 aria-hidden size={18} />
        Share
      </summary>
      <ul>
        {shareWays(shared).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
