import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { paths } from "#web/paths.ts";
import { AccountUnreachable } from "../account-unreachable.tsx";
import { AccountWithoutScript } from "../forms/account-page.tsx";
import { checkSession } from "../session.store.ts";
import { PlainExport } from "./plain-export.tsx";

interface ProfileGateProps {
  state: "checking" | "unreachable" | "ended" | "deleted";
  /** Why the export without JavaScript was refused, from the address. */
  refused: string | null;
}

/** Shown instead of the profile until a person is known to be signed in. */
export function ProfileGate({ state, refused }: ProfileGateProps) {
  return (
    // Until it is known who comes, the footer stays out of view: the profile and the login are longer.
    <Container className={classNames("py-8 sm:py-14", state === "checking" && "min-h-dvh")}>
      {state === "checking" && <Checking refused={refused} />}
      {state === "unreachable" && (
        <AccountUnreachable title="Your profile could not be reached" onRetry={checkSession} />
      )}
      {(state === "ended" || state === "deleted") && (
        <Left>{state === "ended" ? <Ended /> : <Deleted />}</Left>
      )}
    </Container>
  );
}

function Checking({ refused }: { refused: string | null }) {
  return (
    <>
      <h1 className="text-3xl">Your profile</h1>
      <div className="mt-6">
        <AccountWithoutScript>
          Your profile needs JavaScript, which is off in this browser.
        </AccountWithoutScript>
        <PlainExport refused={refused} />
      </div>
      <div className="grid gap-6 noscript:hidden" aria-hidden>
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </>
  );
}

/**
 * Replaces the profile after its session ended: takes the focus, so that it is read out, and
 * scrolls to the top.
 */
function Left({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function Ended() {
  return (
    <EmptyState level={1} title="You are signed out">
      <p>Your session has ended, here or from another device.</p>
      <ButtonLink to={paths.login()} state={{ from: paths.profile(), note: null }}>
        Sign in again
      </ButtonLink>
    </EmptyState>
  );
}

function Deleted() {
  return (
    <EmptyState level={1} title="Your account is deleted">
      <p>Nothing of it is left with us. The directory stays open to you without one.</p>
      <ButtonLink to={paths.courses()}>Explore Courses</ButtonLink>
    </EmptyState>
  );
}
