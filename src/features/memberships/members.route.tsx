import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { checkSession, useSession } from "#features/accounts/session.store.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/members.route.ts";
import { MembersView } from "./members-view.tsx";
import { ROLE_LABELS } from "./memberships.ts";
import { useOwnInstitutions } from "./use-members.tsx";

export const meta = fixedMeta({
  title: "Members",
  description: "Who keeps an institution's courses at Magu.",
  path: paths.members(),
  indexed: false,
  referrer: "same-origin",
});

export default function MembersRoute({ params }: Route.ComponentProps) {
  const { state, user, unreachable } = useSession();
  useLogin(state === "anonymous");
  return (
    <Container className="max-w-3xl py-8 sm:py-14">
      {user && params.id && <MembersView key={params.id} institutionId={Number(params.id)} />}
      {user && !params.id && <OwnInstitutions />}
      {!user && !unreachable && <MembersWaiting />}
      {!user && unreachable && <MembersUnreachable onRetry={checkSession} />}
    </Container>
  );
}

/** Sends a visitor who is not signed in to the login, which leads back here. */
function useLogin(isVisitor: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isVisitor) return;
    const state = { from: pathname, note: "Sign in to see who speaks for your institution." };
    navigate(paths.login(), { replace: true, state });
  }, [isVisitor, navigate, pathname]);
}

function OwnInstitutions() {
  const { institutions, load } = useOwnInstitutions();
  if (institutions === "failed") return <MembersUnreachable onRetry={load} />;
  if (institutions === null) return <MembersWaiting />;
  const [only, ...others] = institutions;
  if (only && others.length === 0) return <MembersView institutionId={only.id} />;
  return (
    <>
      <h1 className="text-3xl">Members</h1>
      {only ? (
        <ul className="mt-6 grid divide-y divide-line rounded-lg border border-line bg-surface">
          {institutions.map(({ id, name, role }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
              <Link
                to={paths.members(id)}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                {name}
              </Link>
              <span className="self-center text-sm text-ink-soft">{ROLE_LABELS[role]}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4">Your account speaks for no institution.</p>
      )}
    </>
  );
}

function MembersWaiting() {
  return (
    <>
      <h1 className="text-3xl">Members</h1>
      <p className="mt-6 hidden rounded-md border border-line-strong bg-sunken px-4 py-3 noscript:block">
        The members of an institution are kept with JavaScript, which is off in this browser.
      </p>
      <div className="mt-6 grid gap-4 noscript:hidden" aria-hidden>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    </>
  );
}

function MembersUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState level={1} title="The members could not be loaded">
      <p>The connection failed. Nothing was changed.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink to={paths.home()} variant="quiet">
          Home
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
