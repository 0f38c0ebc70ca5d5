import { classNames } from "#ui/class-names.ts";
import { Unbroken } from "#ui/unbroken.tsx";
import { type Reported, ReportLink } from "./report-link.tsx";

interface SourceLineProps {
  /** "From the MQA register of March 2021"; nothing is shown without it. */
  words: string | null | undefined;
  of: Reported;
  /** Group of facts that it speaks of. */
  about?: string;
  className?: string;
}

/** Says quietly who states what stands above it, and lets a reader say that it is wrong. */
export function SourceLine({ words, of, about, className }: SourceLineProps) {
  if (!words) return null;
  return (
    <p className={classNames("text-xs leading-relaxed text-ink-soft", className)}>
      <Unbroken text={`${words}.`} /> <ReportLink of={of} {...(about && { about })} />
    </p>
  );
}
