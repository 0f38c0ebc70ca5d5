import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ProfileGate } from "#features/accounts/profile/profile-gate.tsx";
import { ProfilePage } from "#features/accounts/profile/profile-page.tsx";
import {
  goneSavedCourse,
  readSavedIds,
  savedCourse,
} from "#features/accounts/profile/saved-course.ts";
import { forgetSession, useSession } from "#features/accounts/session.store.ts";
import { SavedAlerts } from "#features/alerts/saved-alerts.tsx";
import { coursesContext } from "#features/courses/courses.context.ts";
import { OfficeLink } from "#features/memberships/office-link.tsx";
import { publishedContext } from "#features/publishing/published.context.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/profile.route.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const courses = context.get(coursesContext);
  const published = context.get(publishedContext);
  const catalogue = published.current();
  const ids = readSavedIds(url.searchParams);
  const listed = ids.flatMap((id) => catalogue.course(id) ?? []);
  const others = await courses.lookUp(ids.filter((id) => !catalogue.course(id)));
  const gone = others.flatMap(({ asked, archived }) =>
    archived ? [goneSavedCourse(asked, archived)] : [],
  );
  const refused = url.searchParams.get("refused");
  return { courses: [...listed.map(savedCourse), ...gone], refused };
}

export const meta = fixedMeta({
  title: "Your profile",
  description: "Your details, saved searches and courses, sessions and data.",
  path: paths.profile(),
  indexed: false,
  referrer: "same-origin",
});

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const { state, user, unreachable } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  const wasSignedIn = useWasTrue(user !== null);
  const isAnonymous = state === "anonymous";
  useLeaveForLogin(isAnonymous && !wasSignedIn);
  const leave = () => {
    setDeleted(true);
    forgetSession();
  };
  const { refused } = loaderData;
  if (isDeleted) return <ProfileGate state="deleted" refused={refused} />;
  if (user)
    return (
      <ProfilePage
        user={user}
        onDeleted={leave}
        savedAlerts={<SavedAlerts user={user} />}
        officeLink={<OfficeLink user={user} />}
      />
    );
  if (isAnonymous && wasSignedIn) return <ProfileGate state="ended" refused={refused} />;
  return <ProfileGate state={unreachable ? "unreachable" : "checking"} refused={refused} />;
}

function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue;
}

/** Sends a visitor who is not signed in to the login, which leads back here. */
function useLeaveForLogin(isVisitor: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isVisitor) return;
    const state = { from: paths.profile(), note: "Sign in to see your profile." };
    navigate(paths.login(), { replace: true, state });
  }, [isVisitor, navigate]);
}
