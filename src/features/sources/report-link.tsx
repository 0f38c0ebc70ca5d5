import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";

export interface Reported {
  kind: "course" | "institution";
  id: number;
  name: string;
}

interface ReportLinkProps {
  of: Reported;
  /** Group of facts that the mistake would be in. */
  about?: string;
  className?: string;
}

/** The way to say that a fact is wrong. */
export function ReportLink({ of, about, className }: ReportLinkProps) {
  return (
    <Link
      to={paths.report(of, about ? { about } : {})}
      rel="nofollow"
      className={classNames(
        "inline-block py-0.5 underline underline-offset-4 hover:text-brand-strong print:hidden",
        className,
      )}
    >
      Report a mistake
      <span className="sr-only">
        {about && ` in ${about}`} of {of.name}
      </span>
    </Link>
  );
}
