import { classNames } from "#ui/class-names.ts";
import { phoneAddress } from "./contact-links.ts";

/** Style of a phone number or mail address that is a link. */
export const CONTACT_LINK =
  "inline-flex min-h-11 max-w-full items-center font-medium text-link [overflow-wrap:anywhere] hover:text-brand-strong";

/** A phone number as a link; plain text where it is not a single number. */
export function PhoneLink({ number }: { number: string }) {
  const href = phoneAddress(number);
  if (href === null) return <span className="block py-2.5">{number}</span>;
  return (
    <a href={href} className={classNames("tabular", CONTACT_LINK)}>
      {number}
    </a>
  );
}
