import { classNames } from "#ui/class-names.ts";
import { phoneAddress } from "./contact-links.ts";

/** Look of a phone number or a mail address that one can follow. */
export const CONTACT_LINK =
  "inline-flex min-h-11 max-w-full items-center font-medium text-brand underline underline-offset-4 [overflow-wrap:anywhere] hover:text-brand-strong";

/** A phone number to call; text where it is not one number. */
export function PhoneLink({ number }: { number: string }) {
  const href = phoneAddress(number);
  if (href === null) return <span className="block py-2.5">{number}</span>;
  return (
    <a href={href} className={classNames("tabular", CONTACT_LINK)}>
      {number}
    </a>
  );
}
