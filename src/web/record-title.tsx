import { Link } from "react-router";
import { Thaana } from "#ui/thaana.tsx";

interface RecordTitleProps {
  to: string;
  name: string;
  /** The name in Thaana; null where it is not stated. */
  nameDv: string | null;
}

/** The name of a course or institution on its card, linked to its page. */
export function RecordTitle({ to, name, nameDv }: RecordTitleProps) {
  return (
    <>
      <h3 className="text-lg leading-snug">
        <Link
          to={to}
          prefetch="intent"
          className="text-ink decoration-2 underline-offset-4 hover:text-brand-strong hover:underline"
        >
          {name}
        </Link>
      </h3>
      {nameDv && (
        <p className="text-base text-ink-soft">
          <Thaana>{nameDv}</Thaana>
        </p>
      )}
    </>
  );
}
