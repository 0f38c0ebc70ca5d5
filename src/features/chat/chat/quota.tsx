import { Link } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { LIMIT_REACHED } from "../chat.ts";

/** Number of free messages left without an account (specification, 2.12). */
export function FreeMessages({ remaining }: { remaining: number }) {
  return (
    <p className="chat-quota tabular rounded-md bg-brand-soft px-4 py-2 text-sm text-brand-strong">
      {remaining} free messages remaining.{" "}
      <Link to={paths.register()} className="font-semibold underline underline-offset-4">
        Register
      </Link>{" "}
      to get unlimited messages!
    </p>
  );
}

/** Replaces the message box when no free messages are left. */
export function LimitReached() {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-accent-ink bg-accent-soft px-4 py-3 text-accent-ink"
    >
      <p className="min-w-52 flex-1 font-semibold">{LIMIT_REACHED}</p>
      <div className="flex gap-2">
        <ButtonLink to={paths.register()}>Register</ButtonLink>
        <ButtonLink to={paths.login()} variant="secondary">
          Sign in
        </ButtonLink>
      </div>
    </div>
  );
}
