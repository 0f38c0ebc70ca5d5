import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { paths } from "#web/paths.ts";

interface AccountPageProps {
  /** The page's h1. */
  heading: string;
  text?: ReactNode;
  /** Without the benefits of a visitor's account, where it is about something else. */
  isAlone?: boolean;
  /** What stands in place of the text and the form. */
  outcome?: ComponentProps<typeof OutcomePanel> | false;
  children?: ReactNode;
}

/**
 * Layout with one short form, beside the benefits of an account. As high as the window: the footer
 * is below it, and stays there when what is waited for is higher than what said so.
 */
export function AccountPage(props: AccountPageProps) {
  const { heading, text, isAlone = false, outcome, children } = props;
  return (
    <Container className="min-h-dvh py-8 sm:py-14">
      <div
        className={classNames(
          "mx-auto grid max-w-narrow overflow-hidden rounded-xl border border-line bg-surface shadow-raise",
          !isAlone && "lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]",
        )}
      >
        <div className="mx-auto w-full max-w-narrow px-5 py-8 sm:px-10 sm:py-12">
          <h1 className="text-2xl">{heading}</h1>
          {text && !outcome && <p className="mt-2 text-ink-soft">{text}</p>}
          <div className="mt-6">{outcome ? <OutcomePanel {...outcome} /> : children}</div>
        </div>
        {!isAlone && <Benefits />}
      </div>
    </Container>
  );
}

/** The benefits of an account; hidden on small screens. */
function Benefits() {
  return (
    <aside
      aria-label="What an account is for"
      data-ground="deep"
      className="hero relative hidden content-center bg-deep px-12 py-14 text-white lg:grid"
      style={{ "--drawing": `url("${paths.pattern("account")}")` } as CSSProperties}
    >
      <h2 className="text-xl">What an account adds</h2>
      <ul className="mt-4 grid gap-4 text-white/90">
        {BENEFITS.map(([title, text]) => (
          <li key={title} className="border-s-2 border-shallow ps-4">
            <p className="font-semibold text-white">{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-white/85">
        Searching, comparing and the career guide need no account.
      </p>
    </aside>
  );
}

const BENEFITS = [
  ["Your shortlist on every device", "Save it on the phone, compare it on the computer."],
  ["Career guidance without a limit", "Ask as much as you like; your questions are kept."],
  ["Yours to take or delete", "Download everything we hold about you, or remove it all."],
] as const;

/** Shown where a step needs JavaScript and there is none. */
export function AccountWithoutScript({ children }: { children: ReactNode }) {
  return (
    <p className="hidden rounded-md border border-line-strong bg-sunken px-4 py-3 noscript:block">
      {children}
    </p>
  );
}

/** A link within a sentence or under a form. */
export const ACCOUNT_LINK = "font-semibold text-link hover:text-brand-strong";

/** Under a form that asks for the password of an account. */
export function ForgotLink() {
  return (
    <Link to={paths.forgotPassword()} className={`${ACCOUNT_LINK} justify-self-start py-2`}>
      Forgot your password?
    </Link>
  );
}
