import { classNames } from "#ui/class-names.ts";
import type { SocialAddresses, SocialNetwork } from "./context.ts";
import { useRootData } from "./root-data.ts";

const DRAWINGS: Record<SocialNetwork, string> = {
  Instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M17 7v.01",
  X: "M4 4l16 16M20 4L4 20",
  Facebook: "M16.5 3.5H15a4 4 0 0 0-4 4V21M7.5 11.5h7.5",
  LinkedIn: "M5 10v10M5 4.5v.01M10.5 20V10M10.5 14.5a4.25 4.25 0 0 1 8.5 0V20",
};

/** The data that the root loads for these links. */
export interface WithSocial {
  social: SocialAddresses;
}

interface SocialLinksProps {
  className?: string;
  linkClassName: string;
}

/**
 * Links to the operator's pages on social networks; none where the site's data could not be read.
 */
export function SocialLinks({ className, linkClassName }: SocialLinksProps) {
  const social = Object.entries(useRootData<WithSocial>()?.social ?? {}) as [
    SocialNetwork,
    string,
  ][];
  return (
    <ul className={classNames("flex flex-wrap gap-1", className)}>
      {social.map(([network, href]) => (
        <li key={network}>
          <a
            href={href}
            rel="noopener noreferrer"
            aria-label={network}
            className={classNames(
              "inline-flex size-11 items-center justify-center rounded-md",
              linkClassName,
            )}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A line drawing for a network; the link around it has its name. */
function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[network]} />
    </svg>
  );
}
