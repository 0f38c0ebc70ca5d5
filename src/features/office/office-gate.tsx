import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { AccountUnreachable } from "#features/accounts/account-unreachable.tsx";
import { checkSession, type Session, useSession } from "#features/accounts/session.store.ts";
import type { User } from "#features/accounts/user.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { paths } from "#web/paths.ts";

/** Around screens that make calls, with the token that this browser keeps. */
export function OfficeGate({ children }: { children: ReactNode }) {
  const { state, user, unreachable } = useSession();
  useOfficeLogin(state);
  if (user) return children;
  return unreachable ? <OfficeUnreachable onRetry={checkSession} /> : <OfficeWaiting />;
}

function useOfficeLogin(session: Session["state"]): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (session === "signed-in") wasIn.current = true;
    if (session !== "anonymous") return;
    const note = wasIn.current
      ? "You are signed out. Sign in to go on where you were."
      : "Sign in to open the office.";
    const state = { from: pathname + search, note };
    navigate(paths.login(), { replace: true, state });
  }, [session, navigate, pathname, search]);
}

/** What everybody is sent first, and what stands where it needs JavaScript and there is none. */
export function OfficeWaiting() {
  return (
    <Container className="py-6 sm:py-10">
      <h1 className="text-2xl">Office</h1>
      <div className="mt-4 hidden max-w-text gap-3 rounded-md border border-line-strong bg-sunken px-4 py-3 noscript:grid">
        <p>
          Here institutions keep their own courses. It needs JavaScript, which is off in this
          browser: switch it on, and sign in with the account that belongs to your institution.
        </p>
      </div>
      <div className="mt-6 grid gap-4 noscript:hidden" aria-hidden>
        <Skeleton className="h-10 w-full max-w-narrow" />
        <Skeleton className="h-64 w-full" />
      </div>
    </Container>
  );
}

/** @param onRetry Asks again. */
function OfficeUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Container className="py-6 sm:py-10">
      <AccountUnreachable title="The office could not be reached" onRetry={onRetry} />
    </Container>
  );
}

/** For an editor or administrator who signs in with a password alone. */
export function TwoFactorFirst() {
  return (
    <Container className="py-6 sm:py-10">
      <EmptyState level={1} title="Set up two-factor sign-in first">
        <p>
          Your role can change what everybody reads here. So the office opens once you sign in with
          your password and a code of an app on your phone.
        </p>
        <ButtonLink to={`${paths.profile()}#two-factor`}>Set it up in your profile</ButtonLink>
      </EmptyState>
    </Container>
  );
}

/** For an account that speaks for no institution. */
export function NoInstitution({ user }: { user: User }) {
  return (
    <Container className="py-6 sm:py-10">
      <EmptyState level={1} title="No institution belongs to your account">
        <p>
          You are signed in as {user.email}. Who works for an institution is let in by one of its
          owners, who sends an invitation to this address, or by us: write to us from an address of
          your institution, and say which one it is.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.contact()}>Write to us</ButtonLink>
          <ButtonLink variant="secondary" to={paths.profile()}>
            Your profile
          </ButtonLink>
        </div>
      </EmptyState>
    </Container>
  );
}

/** For operators, where the site has no institutions yet: its own parts are open all the same. */
export function NoneListed({ role, level = 1 }: Pick<User, "role"> & { level?: 1 | 2 }) {
  return (
    <EmptyState level={level} title="No institution is listed yet">
      <p>
        An import brings institutions with their courses, and so does an application that is
        approved. The pages of the site are in the navigation above.
      </p>
      {role === "admin" && (
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.office("imports")}>Import courses</ButtonLink>
          <ButtonLink variant="secondary" to={paths.office("applications")}>
            Applications
          </ButtonLink>
        </div>
      )}
    </EmptyState>
  );
}
